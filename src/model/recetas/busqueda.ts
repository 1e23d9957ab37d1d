import { type Infer, number, object, optional, string } from 'superstruct'

import { guardadoDesde } from '../recetas.ts'
import { type Guardada, guardadoAt, masNuevaPrimero } from './guardadas.ts'

/** Member (undefined for all) and days (empty for all) of a search. */
export type Criterio = Infer<typeof Criterio>
export const Criterio = object({ idAfiliado: optional(number()), desde: string(), hasta: string() })

type EnLoGuardado<T> = { filas: T[]; savedAt: number | undefined }

/** Stored rows that match, newest first, and the age of the oldest copy. */
export function buscarEnLoGuardado<T>(
  guardadas: readonly Guardada<T>[],
  { idAfiliado, desde, hasta }: Criterio,
  diaDe: (fila: T) => string,
): EnLoGuardado<T> {
  const suyas = guardadas.filter((una) => idAfiliado === undefined || una.idAfiliado === idAfiliado)
  const filas = suyas
    .flatMap((una) => una.filas)
    .filter((fila) => (!desde || diaDe(fila) >= desde) && (!hasta || diaDe(fila) <= hasta))
  return {
    filas: masNuevaPrimero(filas, diaDe),
    savedAt: guardadoAt(suyas),
  }
}

/** First day that is stored, if these criteria ask for an older one. */
export function loQueNoAlcanza({ desde }: Criterio, now: number): string | undefined {
  const primero = guardadoDesde(now)
  return desde !== '' && desde < primero ? primero : undefined
}
