import { type Notificacion, RECETA_CRONICA } from '#contract/notificaciones.ts'
import type { Novedad, Vieja } from '#local/catalog.ts'

import { solicitud, solicitudes } from './autorizaciones.ts'
import { claveDe } from './claveDeNotificacion.ts'
import { notificacionesPendientes } from './notificaciones.ts'
import { cronica, cronicasDe } from './recetasCronicas.ts'

/** A new row of the bell makes its subject old: a request or a prescription, and the lists that show it. */
export const deLaCampana: Novedad = {
  de: notificacionesPendientes,
  viejas(value, before) {
    // These values were stored by that resource.
    const antes = new Set((before as Notificacion[]).map(claveDe))
    return (value as Notificacion[]).filter((una) => !antes.has(claveDe(una))).flatMap(deUna)
  },
}

function deUna({ idSolicitud, codigoTipoNotificacion }: Notificacion): Vieja[] {
  return codigoTipoNotificacion === RECETA_CRONICA
    ? [
        { resource: cronica, params: { numeroReceta: String(idSolicitud) } },
        { resource: cronicasDe },
      ]
    : [{ resource: solicitud, params: { id: idSolicitud } }, { resource: solicitudes }]
}
