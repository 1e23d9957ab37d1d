import { useEffect } from 'react'

import { producto } from '#contract/producto.ts'
import { fechaDe, horaDe } from '#formato/instantes.ts'
import { nombreCompleto } from '#model/personas.ts'

import { useTitular } from '../useTitular.ts'

import './papel.css'
import { texts } from './texts.ts'

type Props = {
  savedAt: number | undefined
  /** True for a list without personal data. */
  publica?: boolean | undefined
}

/** Makes the list printable as a sheet, with a line for paper only: holder and date. */
export function EnPapel({ savedAt, publica = false }: Props) {
  const titular = useTitular()
  useEffect(abrirAlImprimir, [])
  return (
    <p className="en-papel">
      {[
        producto.nombre,
        !publica && titular && texts.familiaDe(nombreCompleto(titular)),
        savedAt !== undefined && texts.datosDel(fechaDe(savedAt), horaDe(savedAt)),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

/** Opens folded groups with rows while the page is printed. */
function abrirAlImprimir(): () => void {
  let abiertos: HTMLDetailsElement[] = []
  const abrir = () => {
    abiertos = [...document.querySelectorAll<HTMLDetailsElement>('details[data-papel]:not([open])')]
    for (const uno of abiertos) uno.open = true
  }
  const cerrar = () => {
    for (const uno of abiertos) uno.open = false
  }
  addEventListener('beforeprint', abrir)
  addEventListener('afterprint', cerrar)
  return () => {
    removeEventListener('beforeprint', abrir)
    removeEventListener('afterprint', cerrar)
  }
}
