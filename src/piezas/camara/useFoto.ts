import { useEffect, useRef, useState } from 'react'

import { type Leer, type SinLeer, leerFoto } from './cuadros.ts'

/** Progress of the reading, or the reason why it gave no code. */
export type Foto = { parte: number } | { sin: SinLeer }

/** A photo in place of the camera. `entrada`: its file input, which gets the focus back when the person cancels. */
export function useFoto(leer: Leer, onTexto: (text: string) => void) {
  const [foto, setFoto] = useState<Foto>()
  const entrada = useRef<HTMLInputElement>(null)
  const turno = useRef(0)
  useEffect(() => () => void (turno.current += 1), [])

  async function elegir(file: Blob) {
    turno.current += 1
    const mio = turno.current
    const sigue = () => mio === turno.current
    setFoto({ parte: 0 })
    const leida = await leerFoto(
      file,
      leer,
      (parte) => sigue() && setFoto({ parte }),
      () => !sigue(),
    )
    if (!sigue()) return
    if (leida.state !== 'leida') return setFoto({ sin: leida.state })
    setFoto(undefined)
    onTexto(leida.text)
  }

  const olvidar = () => {
    turno.current += 1
    setFoto(undefined)
  }

  return {
    estado: foto,
    entrada,
    leyendo: foto !== undefined && 'parte' in foto,
    elegir: (file: Blob) => void elegir(file),
    olvidar,
    dejar: () => {
      olvidar()
      entrada.current?.focus()
    },
  }
}
