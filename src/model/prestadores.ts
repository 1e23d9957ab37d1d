import { prestadores } from '#contract/prestadores.ts'

import { busqueda, primeras } from './busqueda.ts'

const UN_DIA = { freshFor: 24 * 60 * 60_000, recorta: primeras }

export const profesionalesHallados = busqueda(
  'profesionales',
  prestadores.buscarProfesionales,
  UN_DIA,
)

export const establecimientosHallados = busqueda(
  'establecimientos',
  prestadores.buscarEstablecimientos,
  UN_DIA,
)
