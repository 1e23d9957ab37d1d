import { array } from 'superstruct'

import type { RequestOf } from '#contract/endpoint.ts'
import { Receta, recetas } from '#contract/recetas.ts'
import { masDias } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'
import { resource } from '#local/resource.ts'
import { providerNow } from '#local/time/clock.ts'

import { type DeIntegrante, deCadaIntegrante } from './afiliados.ts'
import { ACTIVA } from './recetas/estado.ts'
import { RECETAS_FRESCAS, claveDeRecetas } from './recetas/guardadas.ts'

/** Prescriptions of the last six months are loaded in advance for each member. */
export const DIAS_GUARDADOS = 183
/** Limit for a member with thousands: the size of one answer. Valid ones are always among them. */
const TOPE_GUARDADO = 100

/** First day of the stored ones, as of now. */
export const guardadoDesde = (now: number) => masDias(diaDe(now), -DIAS_GUARDADOS)

/** Prescriptions of a member that this phone keeps: the valid ones, and the last six months. */
export const recetasDe = resource({
  name: 'recetas',
  key: ({ idAfiliado }: DeIntegrante) => claveDeRecetas(idAfiliado),
  fetch: async (call, { idAfiliado }, device) => {
    const fechaDesde = guardadoDesde(await providerNow(device))
    return masNuevas(await call(recetas.buscar, { idAfiliado, fechaDesde }))
  },
  shape: array(Receta),
  freshFor: RECETAS_FRESCAS,
  warm: deCadaIntegrante,
  onlyWarm: true,
})

type Busqueda = RequestOf<typeof recetas.buscar>

/** The key of a search by member and days. */
export const claveDeBusqueda =
  (name: string) =>
  ({ idAfiliado, fechaDesde, fechaHasta }: Busqueda) =>
    [name, idAfiliado, fechaDesde, fechaHasta].join('/')

/** Answer of a search with signal. */
export const recetasBuscadas = resource({
  name: 'recetas-buscadas',
  key: claveDeBusqueda('recetas-buscadas'),
  fetch: (call, busqueda: Busqueda) => call(recetas.buscar, busqueda),
  shape: array(Receta),
  freshFor: 5 * 60_000,
  spare: true,
})

function masNuevas(todas: Receta[]): Receta[] {
  if (todas.length <= TOPE_GUARDADO) return todas
  const nuevas = todas.toSorted((a, b) =>
    b.recetaElectronica.fechaPrescripcion.localeCompare(a.recetaElectronica.fechaPrescripcion),
  )
  return nuevas.filter(({ estado }, at) => at < TOPE_GUARDADO || estado.codigo === ACTIVA)
}
