import { reintegros } from '#contract/reintegros.ts'

import { busqueda, primeras } from './busqueda.ts'

/** Reimbursements of one member, of a year or of all. */
export const reintegrosDe = busqueda('reintegros', reintegros.buscar, {
  freshFor: 30 * 60_000,
  recorta: primeras,
})
