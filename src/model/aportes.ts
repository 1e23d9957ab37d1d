import { aportes } from '#contract/aportes.ts'

import { busqueda } from './busqueda.ts'

/** What was paid in for one member in the last six months. */
export const aportesDe = busqueda('aportes', aportes.buscar, { freshFor: 30 * 60_000 })
