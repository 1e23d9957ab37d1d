import { useLayoutEffect, useRef, useState } from 'react'

import { useBorrador } from '#live/borradores/useBorrador.ts'

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
  /** Time of the last change made on this page. */
  guardadoAt: number | undefined
}

/** Undefined until the stored draft has been read. */
export function useNueva(id: string, como: Como): EnCurso | undefined {
  const inicial = useInicial(como)
  const borrador = useBorrador(formularioDe(id), inicial)
  const [guardadoAt, setGuardadoAt] = useState<number>()
  const value = borrador?.value
  const actual = useRef(value)
  useLayoutEffect(() => {
    actual.current = value
  }, [value])
  if (!borrador) return undefined
  const { change, write, clave, done } = borrador
  return {
    nueva: borrador.value,
    ahora: () => actual.current ?? inicial,
    clave,
    escribir: write,
    terminar: done,
    guardadoAt,
    cambiar(con) {
      actual.current = con(actual.current ?? inicial)
      change(actual.current)
      setGuardadoAt(Date.now())
    },
  }
}
