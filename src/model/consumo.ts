import { consumo } from '#contract/consumo.ts'

import { busqueda } from './busqueda.ts'

/** Payments of the cover for one member between two days. Each day has its own last 90 days, so the oldest go. */
export const consumoDe = busqueda('consumo', consumo.buscar, { freshFor: 30 * 60_000, guarda: 20 })
