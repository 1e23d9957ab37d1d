import type { RequestOf } from '#contract/endpoint.ts'
import { type Notificacion, RECETA_CRONICA, notificaciones } from '#contract/notificaciones.ts'
import { operation, over } from '#local/operation.ts'
import { type NoParams, resource } from '#local/resource.ts'

export const notificacionesPendientes = resource({
  name: 'notificaciones',
  key: (_params: NoParams) => 'notificaciones',
  fetch: (call) => call(notificaciones.pendientes, {}),
  shape: notificaciones.pendientes.response,
  freshFor: 5 * 60_000,
  eager: true,
  warm: () => Promise.resolve([{}]),
})

/** What makes a notification the same one: the host gives it no id of its own. */
export const claveDe = ({ idSolicitud, tipoNotificacion }: Notificacion) =>
  `${tipoNotificacion}/${idSolicitud}`

type Descarte = RequestOf<typeof notificaciones.deshabilitar>

export const descartarNotificacion = operation({
  type: 'notificacion.descartar',
  name: 'Aviso leído',
  payload: notificaciones.deshabilitar.request,
  group: ({ notificacion }) => `notificacion/${claveDe(notificacion)}`,
  steps: [(call, payload) => call(notificaciones.deshabilitar, payload)],
  single: true,
  repeatable: true,
  overlays: [
    over(
      notificacionesPendientes,
      (_descarte: Descarte) => ({}),
      (pendientes, { notificacion }) =>
        pendientes.filter((pendiente) => claveDe(pendiente) !== claveDe(notificacion)),
    ),
  ],
  describe: ({ notificacion }) =>
    notificacion.codigoTipoNotificacion === RECETA_CRONICA
      ? `Aviso leído: receta crónica N° ${notificacion.numeroNotificacion}`
      : `Aviso leído: solicitud de autorización N° ${notificacion.numeroNotificacion}`,
  refresh: () => [{ resource: notificacionesPendientes, params: {} }],
})
