import { type Notificacion, RECETA_CRONICA } from '#contract/notificaciones.ts'

/** Address that a notification opens: its chronic prescription, or the list of authorizations. */
export function destinoDe({ codigoTipoNotificacion, idSolicitud }: Notificacion): string {
  return codigoTipoNotificacion === RECETA_CRONICA
    ? `/ver-receta-cronica/${idSolicitud}`
    : '/autorizaciones'
}

/** The request's id for the list, in the history entry and not in the address. */
export const estadoDe = ({ idSolicitud }: Notificacion) => ({ avisada: idSolicitud })
