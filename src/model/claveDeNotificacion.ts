import type { Notificacion } from '#contract/notificaciones.ts'

/** What makes a notification the same one: the host gives it no id of its own. */
export const claveDe = ({ idSolicitud, tipoNotificacion }: Notificacion) =>
  `${tipoNotificacion}/${idSolicitud}`

/** The type of the change that takes one off the list. */
export const DESCARTE = 'notificacion.descartar'
