import { useEffect } from 'react'

import { producto } from '#contract/producto.ts'
import { fechaDe, horaDe } from '#formato/instantes.ts'
import { nombreCompleto } from '#model/personas.ts'

import { useTitular } from '../useTitular.ts'

import './papel.css'
import { texts } from './texts.ts'

type Props = {
  savedAt: number | undefined
  /** What it tells is nobody's in particular. */
  publica?: boolean | undefined
}

/** Makes a sheet of the list it stands in, and says what only paper must: whose it is, and from when. */
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

/** What is folded on the screen and has rows is open on paper. */
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
