/** Time for which a member's stored prescriptions count as fresh. */
export const RECETAS_FRESCAS = 60 * 60_000

/** Key of a member's stored prescriptions. */
export const claveDeRecetas = (idAfiliado: number) => `recetas/${idAfiliado}`

/** Stored rows of one member. */
export type Guardada<T> = { idAfiliado: number; filas: readonly T[]; savedAt: number }

/** Age of the data as a whole: that of the oldest part. */
export const guardadoAt = (guardadas: readonly Guardada<unknown>[] | undefined) =>
  guardadas && guardadas.length > 0
    ? Math.min(...guardadas.map(({ savedAt }) => savedAt))
    : undefined

export const masNuevaPrimero = <T>(filas: readonly T[], diaDe: (fila: T) => string): T[] =>
  filas.toSorted((a, b) => diaDe(b).localeCompare(diaDe(a)))
