import { useEffect, useRef, useState } from 'react'

import { paraDecir } from '#formato/paraDecir.ts'

import { leer, useHayVoz } from './voz.ts'

export type Lectura = {
  /** True if this phone has a voice. */
  hay: boolean
  /** Index of the text that is being read. */
  leyendo: number | undefined
  empezar: () => void
  parar: () => void
}

/** Reads texts aloud on request. It stops when the screen is left. */
export function useLectura(trozos: readonly string[]): Lectura {
  const hay = useHayVoz()
  const [leyendo, setLeyendo] = useState<number>()
  const callar = useRef<() => void>(undefined)
  const parar = () => callar.current?.()
  useEffect(() => () => callar.current?.(), [])
  return {
    hay,
    leyendo,
    empezar: () => (callar.current = leer(trozos.map(paraDecir), setLeyendo)),
    parar,
  }
}
