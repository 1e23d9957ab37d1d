import { type Infer, array, number, object, string, type, unknown } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Numero, Texto, quizas } from './valores.ts'

export type Notificacion = Infer<typeof Notificacion>
export const Notificacion = type({
  idSolicitud: Numero,
  tipoNotificacion: string(),
  numeroNotificacion: Texto,
  codigoTipoNotificacion: quizas(Texto),
})

/** Code of a chronic prescription; any other one is an authorization request. */
export const RECETA_CRONICA = 'RecetaMedicaIfx'

export const notificaciones = {
  pendientes: endpoint({
    method: 'GET',
    path: '/v1/usuarios/afiliados/notificaciones-pendientes',
    kind: 'synced-read',
    request: object({}),
    response: array(Notificacion),
  }),
  deshabilitar: endpoint({
    method: 'POST',
    path: '/v1/afiliados/deshabilitar-notificacion-pendiente',
    kind: 'queued-write',
    request: object({
      notificacion: object({
        idSolicitud: number(),
        tipoNotificacion: string(),
        numeroNotificacion: string(),
        codigoTipoNotificacion: quizas(string()),
      }),
    }),
    response: unknown(),
  }),
}
