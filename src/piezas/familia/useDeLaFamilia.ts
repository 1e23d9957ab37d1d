import { useCopias } from '#live/useCopias.ts'
import type { Resource } from '#local/resource.ts'
import type { DeIntegrante } from '#model/afiliados.ts'
import type { Guardada } from '#model/recetas/busqueda.ts'

/** What this phone keeps of each member; undefined until it is read. */
export function useDeLaFamilia<T>(
  de: Resource<DeIntegrante, T[]>,
  integrantes: readonly DeIntegrante[],
): Guardada<T>[] | undefined {
  return useCopias(de, integrantes)?.map(({ params: { idAfiliado }, value, savedAt }) => ({
    idAfiliado,
    filas: value,
    savedAt,
  }))
}

/** How old what is kept is: as the oldest of it. */
export const guardadoAt = (guardadas: readonly Guardada<unknown>[] | undefined) =>
  guardadas && guardadas.length > 0
    ? Math.min(...guardadas.map(({ savedAt }) => savedAt))
    : undefined
