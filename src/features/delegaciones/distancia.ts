import type { Delegacion } from '#contract/delegaciones.ts'
import { presente } from '#formato/presente.ts'

import { type Punto, centroDe } from './centros.ts'

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

export type Cercana = { oficina: Delegacion; km: number | undefined }

/** The nearest first; those of which nobody knows where they are come last, by locality. Of the same place, as they came. */
export function porCercania(oficinas: readonly Delegacion[], aca: Punto): Cercana[] {
  return oficinas
    .map((oficina) => {
      const centro = centroDe(presente(oficina.localidad) ?? '')
      return { oficina, km: centro && kilometros(aca, centro) }
    })
    .toSorted(
      (a, b) =>
        (a.km ?? Infinity) - (b.km ?? Infinity) ||
        (a.oficina.localidad ?? '').localeCompare(b.oficina.localidad ?? '', 'es'),
    )
}
