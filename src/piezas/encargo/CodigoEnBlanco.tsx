import { useMemo } from 'react'

import { Qr } from '#piezas/Qr.tsx'
import { type ConDigitos, qrPath } from '#qr/qrPath.ts'
import { ladoDeQr } from '#ui/ladoDeQr.ts'

import './encargo.css'

const LARGEST = 438
/** The box reaches into the page's margins, up to here. */
const MARGEN = 4

/** A code on white in both themes, as wide as the screen allows. */
export function CodigoEnBlanco({ qr, nombre }: { qr: ConDigitos | undefined; nombre: string }) {
  const dibujo = useMemo(() => qr && qrPath(qr), [qr])
  const lado =
    dibujo && ladoDeQr(dibujo.size, Math.min(document.body.clientWidth - 2 * MARGEN, LARGEST))
  return (
    <div className="codigo-en-blanco">
      {dibujo && <Qr dibujo={dibujo} nombre={nombre} lado={lado} />}
    </div>
  )
}
