import type { Notificacion } from '#contract/notificaciones.ts'
import { claveDe } from '#model/claveDeNotificacion.ts'

import type { Novedad } from './fila.ts'

export type Dicha = { notificacion: Notificacion; novedad: Novedad }

const EN_EL_INICIO = 2

/** News about requests, on home. */
export function enElInicio(
  pendientes: readonly Notificacion[],
  novedades: readonly Novedad[],
): Dicha[] {
  return pendientes
    .flatMap((notificacion) => {
      const novedad = novedades.find(({ clave }) => clave === claveDe(notificacion))
      return novedad?.deSolicitud ? [{ notificacion, novedad }] : []
    })
    .slice(0, EN_EL_INICIO)
}
