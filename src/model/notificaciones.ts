import type { RequestOf } from '#contract/endpoint.ts'
import { RECETA_CRONICA, notificaciones } from '#contract/notificaciones.ts'
import { allOver, operation } from '#local/operation.ts'
import { type NoParams, resource } from '#local/resource.ts'

import { DESCARTE, claveDe, sinDescartadas } from './claveDeNotificacion.ts'

export const notificacionesPendientes = resource({
  name: 'notificaciones',
  alAbrir: true,
  key: (_params: NoParams) => 'notificaciones',
  fetch: (call) => call(notificaciones.pendientes, {}),
  shape: notificaciones.pendientes.response,
  freshFor: 5 * 60_000,
  eager: true,
  warm: () => Promise.resolve([{}]),
})

type Descarte = RequestOf<typeof notificaciones.deshabilitar>

export const descartarNotificacion = operation({
  type: DESCARTE,
  name: 'Notificación leída',
  payload: notificaciones.deshabilitar.request,
  group: ({ notificacion }) => `notificacion/${claveDe(notificacion)}`,
  steps: [(call, payload) => call(notificaciones.deshabilitar, payload)],
  single: true,
  atOnce: true,
  repeatable: true,
  undone: 'La notificación volvió a la campana.',
  overlays: [allOver(notificacionesPendientes, (_descarte: Descarte) => ({}), sinDescartadas)],
  describe: ({ notificacion }) =>
    notificacion.codigoTipoNotificacion === RECETA_CRONICA
      ? `Notificación leída: receta crónica N° ${notificacion.numeroNotificacion}`
      : `Notificación leída: solicitud de autorización N° ${notificacion.numeroNotificacion}`,
  refresh: () => [{ resource: notificacionesPendientes, params: {} }],
})
