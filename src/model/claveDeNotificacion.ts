import type { Notificacion } from '#contract/notificaciones.ts'

/** Identity of a notification: the host gives it no id of its own. */
export const claveDe = ({ idSolicitud, tipoNotificacion }: Notificacion) =>
  `${tipoNotificacion}/${idSolicitud}`

/** Type of the change that removes a notification from the list. */
export const DESCARTE = 'notificacion.descartar'

/** The list without the notifications that these changes remove: for the screens and for the first picture. */
export function sinDescartadas(
  pendientes: readonly Notificacion[],
  descartes: readonly { notificacion: Notificacion }[],
): Notificacion[] {
  const leidas = new Set(descartes.map(({ notificacion }) => claveDe(notificacion)))
  return pendientes.filter((pendiente) => !leidas.has(claveDe(pendiente)))
}
