import {
  type Infer,
  array,
  is,
  number,
  object,
  optional,
  string,
  type,
  union,
  unknown,
} from 'superstruct'

import { convertido } from './convertido.ts'
import { endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'
import { Numero, PdfEnBase64, Texto, quizas } from './valores.ts'

const Servicio = union([
  string(),
  type({ descripcionPractica: string() }),
  type({ descripcion: string() }),
  type({ nombre: string() }),
])
function nameOf(servicio: Infer<typeof Servicio>): string {
  if (typeof servicio === 'string') return servicio
  if ('descripcionPractica' in servicio) return servicio.descripcionPractica
  return 'descripcion' in servicio ? servicio.descripcion : servicio.nombre
}

const esLista = (value: unknown): value is Infer<typeof Servicio>[] =>
  Array.isArray(value) && is(value, array(Servicio))

/** Practices of an order, as one text; hosts also send a list. */
export const Servicios = convertido(string(), esLista, (list) => list.map(nameOf).join(', '))

export type OrdenEmitida = Infer<typeof OrdenEmitida>
export const OrdenEmitida = type({
  /** Its member, if the host names them: needed in the list of a whole family. */
  idAfiliado: quizas(Numero),
  numeroSolicitud: Texto,
  fechaSolicitud: Fecha,
  practicas: quizas(Servicios),
  codigoPrestador: quizas(Texto),
  nombrePrestador: quizas(string()),
})

/** Calls with stored copies, or sent later; making an order is in emision.ts. */
export const ordenes = {
  imprimir: endpoint({
    method: 'POST',
    path: '/v1/orden/imprimir-orden',
    kind: 'live',
    request: object({ numeroOrden: string(), codigoTransaccion: string() }),
    response: PdfEnBase64,
  }),
  enviar: endpoint({
    method: 'POST',
    path: '/v1/orden/enviar-orden',
    kind: 'queued-write',
    request: object({ numeroOrden: string(), correo: string() }),
    response: unknown(),
  }),
  reimprimir: endpoint({
    method: 'POST',
    path: '/v1/orden/reimpresion-orden',
    kind: 'live',
    request: object({ idOrden: number() }),
    response: PdfEnBase64,
  }),
  emitidas: endpoint({
    method: 'GET',
    path: '/v1/ordenes/afiliados',
    kind: 'synced-read',
    request: object({
      idAfiliado: optional(number()),
      fechaDesde: optional(Fecha),
      fechaHasta: optional(Fecha),
    }),
    response: array(OrdenEmitida),
  }),
}
