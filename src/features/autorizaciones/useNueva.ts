import { useLayoutEffect, useRef, useState } from 'react'

import { useBorrador } from '#live/useBorrador.ts'

import { type Nueva, formularioDe } from './nueva.ts'
import { useInicial } from './useInicial.ts'
import type { Como } from './usePaso.ts'

/** A new request as it is typed, kept after each change. */
export type EnCurso = {
  nueva: Nueva
  /** With each change that was made since the last picture. */
  ahora: () => Nueva
  clave: string
  /** Files become ready one after another: each change is made to what there is by then. */
  cambiar: (con: (nueva: Nueva) => Nueva) => void
  /** Saves the draft immediately. */
  escribir: () => Promise<void>
  terminar: () => Promise<void>
  /** When it was last changed here. */
  guardadoAt: number | undefined
}

/** Undefined until what was typed before is read. */
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
