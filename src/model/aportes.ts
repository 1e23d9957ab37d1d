import { type Aporte, aportes } from '#contract/aportes.ts'
import { mesAntes, readMes } from '#formato/meses.ts'

import { busqueda } from './busqueda.ts'

const MESES = 6

/** APOR-01: the last six months of an answer; rows with an unreadable month stay. */
export function deLosUltimosMeses(filas: Aporte[]): Aporte[] {
  const meses = filas.flatMap(({ mes }) => readMes(mes) ?? []).toSorted()
  const ultimo = meses.at(-1)
  if (ultimo === undefined) return filas
  const desde = mesAntes(`${ultimo}-01`, MESES - 1)
  return filas.filter(({ mes }) => (readMes(mes) ?? desde) >= desde)
}

/** Contributions for one member in the last six months. */
export const aportesDe = busqueda('aportes', aportes.buscar, {
  freshFor: 30 * 60_000,
  recorta: deLosUltimosMeses,
})
