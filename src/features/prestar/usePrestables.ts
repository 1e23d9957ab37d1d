import { useContext, useMemo } from 'react'

import { Generacion } from '#live/copias/useResource.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { readLlave } from '#local/pase/llave.ts'
import { knownOffset } from '#local/time/clock.ts'
import { type Prestable, guardadoDe, materiaDe, prestables } from '#model/encargos/materia.ts'
import { type Eleccion, pesoDe } from '#model/encargos/prestamo.ts'
import { useAhora } from '#ui/useAhora.ts'

const MINUTO = 60_000

/** Members whose pass is valid now on this phone, live; undefined until they are read. */
export function usePrestables(): Prestable[] | undefined {
  const generation = useContext(Generacion)
  const now = useAhora(MINUTO)
  const leidos = useLive(async () => {
    const [offset, todos] = await Promise.all([knownOffset(device), prestables(device)])
    return { offset, todos }
  }, `${generation}/prestables`)
  return leidos?.todos.filter(({ hasta }) => hasta > now + leidos.offset)
}

export type CuantoHay = {
  recetas: number
  hojas: number
  /** Bytes; undefined if it is too large to be handed over in frames. */
  peso: number | undefined
}

/** How much of this choice is on this phone, live; undefined until it is read. */
export function useCuanto(eleccion: Eleccion): CuantoHay | undefined {
  const generation = useContext(Generacion)
  const now = useAhora(MINUTO)
  const leido = useLive(async () => {
    const [llave, offset, guardado] = await Promise.all([
      readLlave(device).catch(() => undefined), // Without a key nothing can be lent.
      knownOffset(device),
      guardadoDe(device, eleccion),
    ])
    const publica = llave?.publica ?? new Uint8Array()
    return { offset, materia: (ahora: number) => materiaDe(guardado, eleccion, publica, ahora) }
  }, `${generation}/${eleccion.miembros.join()}/${eleccion.alcance.join()}`)
  return useMemo(() => {
    const materia = leido?.materia(now + leido.offset)
    if (!materia) return undefined
    const { recetas, hojas } = materia
    return { recetas: recetas.length, hojas: hojas.length, peso: pesoDe(materia) }
  }, [leido, now])
}
