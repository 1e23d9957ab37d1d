import { useLayoutEffect, useRef, useState } from 'react'

import { useBorrador } from '#live/useBorrador.ts'

import { type Nueva, VACIA, formularioDe } from './nueva.ts'

/** A new request as it is typed, kept after each change. */
export type EnCurso = {
  nueva: Nueva
  clave: string
  /** Files become ready one after another: each change is made to what there is by then. */
  cambiar: (como: (nueva: Nueva) => Nueva) => void
  /** Keeps what was changed at once. */
  escribir: () => Promise<void>
  terminar: () => Promise<void>
  /** When it was last changed here. */
  guardadoAt: number | undefined
}

/** Undefined until what was typed before is read. */
export function useNueva(id: string): EnCurso | undefined {
  const borrador = useBorrador(formularioDe(id), VACIA)
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
    clave,
    escribir: write,
    terminar: done,
    guardadoAt,
    cambiar(como) {
      actual.current = como(actual.current ?? VACIA)
      change(actual.current)
      setGuardadoAt(Date.now())
    },
  }
}
