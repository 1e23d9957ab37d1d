import { type Notificacion, RECETA_CRONICA } from '#contract/notificaciones.ts'

/** Where a notification leads: its chronic prescription, or the list of authorizations. */
export function destinoDe({ codigoTipoNotificacion, idSolicitud }: Notificacion): string {
  return codigoTipoNotificacion === RECETA_CRONICA
    ? `/ver-receta-cronica/${idSolicitud}`
    : '/autorizaciones'
}

/** Which request it is about, for the list that it leads to: in the entry of the history, not in the address. */
export const estadoDe = ({ idSolicitud }: Notificacion) => ({ avisada: idSolicitud })
