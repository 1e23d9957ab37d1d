import { type Notificacion, RECETA_CRONICA } from '#contract/notificaciones.ts'

/** Where a notification leads: its chronic prescription, or the list of authorizations, which says which one it is about. */
export function destinoDe({ codigoTipoNotificacion, idSolicitud }: Notificacion): string {
  return codigoTipoNotificacion === RECETA_CRONICA
    ? `/ver-receta-cronica/${idSolicitud}`
    : `/autorizaciones?avisada=${idSolicitud}`
}
