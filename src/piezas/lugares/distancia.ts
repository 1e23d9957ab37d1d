import type { EnElPortal } from '#contract/extensiones/lugares.ts'
import { plano } from '#formato/busqueda.ts'
import { presente } from '#formato/presente.ts'

import { type Punto, centroDe } from './centros.ts'
import { texts } from './texts.ts'

const RADIO = 6371
const enRadianes = (grados: number) => (grados * Math.PI) / 180

/** Kilometres in a straight line. */
export function kilometros(a: Punto, b: Punto): number {
  const alto = enRadianes(b.latitud - a.latitud)
  const ancho = enRadianes(b.longitud - a.longitud)
  const medio =
    Math.sin(alto / 2) ** 2 +
    Math.cos(enRadianes(a.latitud)) * Math.cos(enRadianes(b.latitud)) * Math.sin(ancho / 2) ** 2
  return 2 * RADIO * Math.asin(Math.sqrt(Math.min(1, medio)))
}

/** The parts of a place with its position, or at least its town. */
export type Situado = {
  localidad?: string | null | undefined
  portal?: EnElPortal | null | undefined
}

/** Distance of a place. If only the town is known, the distance of its centre. */
export type Lejania = { km: number; de: 'lugar' | 'localidad' }

export function lejaniaDe({ localidad, portal }: Situado, aca: Punto): Lejania | undefined {
  const propio = puntoDe(portal)
  if (propio) return { km: kilometros(aca, propio), de: 'lugar' }
  const centro = centroDe(presente(localidad) ?? '')
  return centro && { km: kilometros(aca, centro), de: 'localidad' }
}

function puntoDe(portal: Situado['portal']): Punto | undefined {
  const { latitud, longitud } = portal ?? {}
  return latitud == null || longitud == null ? undefined : { latitud, longitud }
}

/**
 * Nearest first; places without a known position come last. A place with only a town may be anywhere in it, so it
 * follows that town's places with an exact position.
 */
export function porCercania<T extends Situado>(
  lugares: readonly T[],
  aca: Punto,
): { lugar: T; lejania: Lejania | undefined }[] {
  const todos = lugares.map((lugar) => ({ lugar, lejania: lejaniaDe(lugar, aca) }))
  const hasta = new Map<string, number>()
  for (const { lugar, lejania } of todos)
    if (lejania?.de === 'lugar')
      hasta.set(puebloDe(lugar), Math.max(lejania.km, hasta.get(puebloDe(lugar)) ?? 0))
  const orden = ({ lugar, lejania }: (typeof todos)[number]) => {
    if (lejania === undefined) return Infinity
    return lejania.de === 'lugar'
      ? lejania.km
      : Math.max(lejania.km, hasta.get(puebloDe(lugar)) ?? 0)
  }
  const exacta = ({ lejania }: (typeof todos)[number]) => Number(lejania?.de === 'lugar')
  return todos.toSorted((a, b) => orden(a) - orden(b) || exacta(b) - exacta(a))
}

const puebloDe = ({ localidad }: Situado) => plano(presente(localidad) ?? '')

/** False if all places have the same position, for example the same town: sorting would have no effect. */
export function seOrdenan(lugares: readonly Situado[]): boolean {
  const donde = lugares.flatMap((lugar) => {
    const punto = puntoDe(lugar.portal) ?? centroDe(presente(lugar.localidad) ?? '')
    return punto ? [`${punto.latitud}/${punto.longitud}`] : []
  })
  return new Set(donde).size > 1
}

/** A position less exact than this (in km) does not tell the street. */
export const DE_UNA_CALLE = 0.3

/** 'a 350 m', 'a 1,2 km', 'a unos 12 km'. Never more exact than the phone's own position. */
export function distanciaEnPalabras({ km, de }: Lejania, precision: number): string {
  if (de === 'localidad' && km < 1) return texts.enTuLocalidad
  if (de === 'localidad' || precision > DE_UNA_CALLE) {
    const seguro = Math.ceil(Math.max(precision, 1))
    return km < seguro ? texts.aMenosDe(seguro) : texts.aUnos(Math.round(km))
  }
  if (km < 0.95) return texts.aMetros(Math.max(50, Math.round(km * 20) * 50))
  return texts.aKilometros(escritos(km))
}

const escritos = (km: number) =>
  (km < 9.95 ? km.toFixed(1) : String(Math.round(km))).replace('.0', '').replace('.', ',')
