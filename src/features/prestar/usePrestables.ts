import { useContext } from 'react'

import { Generacion } from '#live/copias/useResource.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { readLlave } from '#local/pase/llave.ts'
import { knownOffset } from '#local/time/clock.ts'
import { type Prestable, materiaDe, prestables } from '#model/encargos/materia.ts'
import { type Eleccion, pesoDe } from '#model/encargos/prestamo.ts'

/** Members whose pass is valid now on this phone; undefined until they are read. */
export function usePrestables(): Prestable[] | undefined {
  const generation = useContext(Generacion)
  return useLive(async () => {
    const [offset, todos] = await Promise.all([knownOffset(device), prestables(device)])
    const ahora = Date.now() + offset
    return todos.filter(({ hasta }) => hasta > ahora)
  }, `${generation}/prestables`)
}

export type CuantoHay = {
  recetas: number
  hojas: number
  /** Bytes; undefined if it is too large to be handed over in frames. */
  peso: number | undefined
}

/** How much of this choice is on this phone; undefined until it is read. */
export function useCuanto({ miembros, alcance }: Eleccion): CuantoHay | undefined {
  const generation = useContext(Generacion)
  return useLive(async () => {
    const llave = await readLlave(device).catch(() => undefined) // Without a key nothing can be lent.
    const ahora = Date.now() + (await knownOffset(device))
    const publica = llave?.publica ?? new Uint8Array()
    const materia = await materiaDe(device, { miembros, alcance }, publica, ahora)
    const { recetas, hojas } = materia
    return { recetas: recetas.length, hojas: hojas.length, peso: pesoDe(materia) }
  }, `${generation}/${miembros.join()}/${alcance.join()}`)
}
