import { useEffect, useRef, useState } from 'react'

import { paraDecir } from '#formato/paraDecir.ts'
import { leer, useHayVoz } from '#live/voz.ts'

export type Lectura = {
  /** Whether this phone has a voice to read with. */
  hay: boolean
  /** Which of the texts is being read. */
  leyendo: number | undefined
  empezar: () => void
  parar: () => void
}

/** Reads these texts aloud when it is told to, and not beyond the screen that shows them. */
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
