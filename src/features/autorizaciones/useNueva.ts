import { useLayoutEffect, useRef } from 'react'

import { type EnBorrador, useBorrador } from '#live/borradores/useBorrador.ts'

import { type Nueva, formularioDe } from './nueva.ts'
import { useInicial } from './useInicial.ts'
import type { Como } from './usePaso.ts'

/** Draft of a new request, stored after each change. */
export type EnCurso = {
  nueva: Nueva
  /** The draft with all changes so far; `nueva` may be one render behind. */
  ahora: () => Nueva
  clave: string
  /** Changes the latest draft: files become ready one after another, and each change builds on the former. */
  cambiar: (con: (nueva: Nueva) => Nueva) => void
  /** Saves the draft immediately. */
  escribir: () => Promise<void>
  terminar: () => Promise<void>
  /** Outcome of this page's last write; undefined before the first. */
  guardado: EnBorrador<Nueva>['saved']
}

/** Undefined until the stored draft has been read. */
export function useNueva(id: string, como: Como): EnCurso | undefined {
  const inicial = useInicial(como)
  const borrador = useBorrador(formularioDe(id), inicial)
  const value = borrador?.value
  const actual = useRef(value)
  useLayoutEffect(() => {
    actual.current = value
  }, [value])
  if (!borrador) return undefined
  const { change, write, clave, done, saved } = borrador
  return {
    nueva: borrador.value,
    ahora: () => actual.current ?? inicial,
    clave,
    escribir: write,
    terminar: done,
    guardado: saved,
    cambiar(con) {
      actual.current = con(actual.current ?? inicial)
      change(actual.current)
    },
  }
}
