import { useCopias } from '#live/copias/useCopias.ts'
import type { Refresh } from '#local/operation.ts'
import type { Resource } from '#local/resource.ts'
import type { DeIntegrante } from '#model/afiliados.ts'
import type { Guardada } from '#model/recetas/guardadas.ts'

/** Stored data of each member; undefined until they are read. */
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

/** The copies behind the data, to refresh them. */
export const copiasDe = <T>(
  resource: Resource<DeIntegrante, T[]>,
  guardadas: readonly Guardada<T>[] | undefined,
): Refresh[] => (guardadas ?? []).map(({ idAfiliado }) => ({ resource, params: { idAfiliado } }))
