import { array, boolean, number, object, string, type, unknown } from 'superstruct'

import { Adjunto, Autorizacion, FilaDeAutorizacion } from './autorizacion.ts'
import { endpoint } from './endpoint.ts'
import { Direccion, Numero, Texto, quizas } from './valores.ts'

const conAviso = object({ id: number(), enviarMail: quizas(boolean()) })

export const autorizaciones = {
  lista: endpoint({
    method: 'GET',
    path: '/v1/autorizaciones/ambulatorias',
    kind: 'synced-read',
    request: object({}),
    response: array(FilaDeAutorizacion),
  }),
  detalle: endpoint({
    method: 'GET',
    path: '/v1/autorizaciones/ambulatorias/{id}',
    kind: 'synced-read',
    request: object({ id: number() }),
    response: Autorizacion,
  }),
  guardar: endpoint({
    method: 'POST',
    path: '/v1/autorizaciones/save-autorizacion',
    kind: 'queued-write',
    request: object({
      idAfiliado: number(),
      tipoCobertura: object({ codigo: string() }),
      documentacionRequerida: array(Adjunto),
      documentacionOpcional: array(Adjunto),
      documentacionHistoriaClinica: array(Adjunto),
      /** One random id for each request, the same at every retry. */
      uidContext: string(),
    }),
    response: type({ idSolicitudCobertura: Numero, idSolicitudCoberturaFormateado: quizas(Texto) }),
  }),
  // With enviarMail it sends a mail: as a step of the new request it must not happen twice.
  imprimirComprobante: endpoint({
    method: 'POST',
    path: '/v1/autorizaciones/imprimir-comprobante-solicitud',
    kind: 'queued-write',
    request: object({ id: number(), enviarMail: boolean() }),
    response: Direccion,
  }),
  imprimirProvidenciaDeSolicitud: endpoint({
    method: 'POST',
    path: '/v1/autorizaciones/imprimir-providencia-solicitud',
    kind: 'synced-read',
    request: object({ id: number() }),
    response: Direccion,
  }),
  anular: endpoint({
    method: 'POST',
    path: '/v1/autorizaciones/anular',
    kind: 'queued-write',
    request: object({ id: number(), observacion: string() }),
    response: unknown(),
  }),
  enviar: endpoint({
    method: 'POST',
    path: '/v1/autorizaciones/enviar',
    kind: 'queued-write',
    request: object({ numeroAutorizacion: string(), correo: string() }),
    response: unknown(),
  }),
  enviarProvidencia: endpoint({
    method: 'POST',
    path: '/v1/autorizaciones/providencia',
    kind: 'queued-write',
    request: object({ numeroAutorizacion: string(), correo: string() }),
    response: unknown(),
  }),
  // Unused, for completeness: the screens call imprimirProvidenciaDeSolicitud on every host (API-78).
  generarProvidencia: endpoint({
    method: 'POST',
    path: '/v1/autorizaciones/generar-providencia',
    kind: 'live',
    assumed: true,
    request: conAviso,
    response: Direccion,
  }),
  imprimirProvidencia: endpoint({
    method: 'POST',
    path: '/v1/autorizaciones/imprimir-providencia',
    kind: 'live',
    assumed: true,
    request: conAviso,
    response: Direccion,
  }),
}
