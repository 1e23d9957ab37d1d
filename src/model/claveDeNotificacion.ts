import type { Notificacion } from '#contract/notificaciones.ts'

/** Identity of a notification: the host gives it no id of its own. */
export const claveDe = ({ idSolicitud, tipoNotificacion }: Notificacion) =>
  `${tipoNotificacion}/${idSolicitud}`

/** The type of the change that takes one off the list. */
export const DESCARTE = 'notificacion.descartar'
