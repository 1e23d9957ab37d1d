import { useMemo } from 'react'

import { Qr } from '#piezas/Qr.tsx'
import { type ConDigitos, qrPath } from '#qr/qrPath.ts'
import { conMargen, ladoDeQr } from '#ui/ladoDeQr.ts'

import './encargo.css'

const LARGEST = 438
/** The box reaches into the page's margins, up to here. */
const MARGEN = 4
/** Height of a low box, as a part of the window. On low screens a code must still be readable. */
const BAJO = { parte: 0.45, least: 260 }

type Props = {
  qr: ConDigitos | undefined
  nombre: string
  /** True for a code that is there from the start and has buttons below it: the box is no higher than needed. */
  bajo?: boolean
}

/** A code on white in both themes, as wide as the screen allows. */
export function CodigoEnBlanco({ qr, nombre, bajo = false }: Props) {
  const dibujo = useMemo(() => qr && qrPath(qr), [qr])
  const largest = bajo ? Math.min(LARGEST, Math.max(BAJO.least, innerHeight * BAJO.parte)) : LARGEST
  const lado =
    dibujo && ladoDeQr(dibujo.size, Math.min(document.body.clientWidth - 2 * MARGEN, largest))
  const style = bajo && dibujo && lado ? { minHeight: conMargen(dibujo.size, lado) } : undefined
  return (
    <div className="codigo-en-blanco" style={style}>
      {dibujo && <Qr dibujo={dibujo} nombre={nombre} lado={lado} />}
    </div>
  )
}
