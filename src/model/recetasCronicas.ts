import { array } from 'superstruct'

import { RECETA_CRONICA } from '#contract/notificaciones.ts'
import {
  DetalleDeRecetaCronica,
  RecetaCronica,
  recetasCronicas,
} from '#contract/recetasCronicas.ts'
import { masDias } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'
import { type Stored, resource } from '#local/resource.ts'

import { type DeIntegrante, deCadaIntegrante } from './afiliados.ts'
import { notificacionesPendientes } from './notificaciones.ts'

const UNA_HORA = 60 * 60_000
/** CRON-03: limit of the list. */
const TOPE = 100
/** Number of recent prescriptions of each member that may be ready at a pharmacy. */
const RECIENTES = 4
const DIAS_RECIENTES = 90

export const cronicasDe = resource({
  name: 'recetas-cronicas',
  key: ({ idAfiliado }: DeIntegrante) => `recetas-cronicas/${idAfiliado}`,
  fetch: async (call, { idAfiliado }) => {
    const todas = await call(recetasCronicas.buscar, { idAfiliado })
    const dia = ({ fechaAutorizacion }: RecetaCronica) => fechaAutorizacion ?? ''
    return todas.toSorted((a, b) => dia(b).localeCompare(dia(a))).slice(0, TOPE)
  },
  shape: array(RecetaCronica),
  freshFor: UNA_HORA,
  warm: deCadaIntegrante,
  onlyWarm: true,
})

/** `numeroReceta`: of the prescription, or the idSolicitud of the notification that leads to it (CRON-07). */
export type PorNumero = { numeroReceta: string }

/** A chronic prescription with state, pharmacy and note of its plan, which the list does not have. */
export const cronica = resource({
  name: 'receta-cronica',
  key: ({ numeroReceta }: PorNumero) => `receta-cronica/${numeroReceta}`,
  fetch: (call, { numeroReceta }) => call(recetasCronicas.detalle, { numeroReceta }),
  shape: DetalleDeRecetaCronica,
  freshFor: UNA_HORA,
  warm: async (stored, now) => {
    const [deLista, avisadas] = await Promise.all([
      recientes(stored, now),
      deNotificaciones(stored),
    ])
    return deLista && [...deLista, ...avisadas]
  },
})

async function recientes(stored: Stored, now: number): Promise<PorNumero[] | undefined> {
  const familia = await deCadaIntegrante(stored)
  if (!familia) return undefined
  const listas = await Promise.all(familia.map((params) => stored(cronicasDe, params)))
  return listas.flatMap((lista = []) => lasRecientes(lista, now))
}

/** Prescriptions of a member's list that may be ready at a pharmacy. */
export function lasRecientes(lista: readonly RecetaCronica[], now: number): PorNumero[] {
  const desde = masDias(diaDe(now), -DIAS_RECIENTES)
  return lista
    .slice(0, RECIENTES)
    .filter(({ fechaAutorizacion }) => !fechaAutorizacion || fechaAutorizacion >= desde)
    .map(({ numeroRecetario }) => ({ numeroReceta: numeroRecetario }))
}

async function deNotificaciones(stored: Stored): Promise<PorNumero[]> {
  const pendientes = (await stored(notificacionesPendientes, {})) ?? []
  return pendientes
    .filter(({ codigoTipoNotificacion }) => codigoTipoNotificacion === RECETA_CRONICA)
    .map(({ idSolicitud }) => ({ numeroReceta: String(idSolicitud) }))
}
