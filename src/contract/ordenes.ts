import {
  type Infer,
  array,
  boolean,
  literal,
  number,
  object,
  optional,
  string,
  type,
  unknown,
} from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'
import { Numero, PdfEnBase64, Texto, quizas } from './valores.ts'

export type Cupo = Infer<typeof Cupo>
export const Cupo = type({
  tipoLimite: type({ descripcion: string() }),
  consumoCupo: type({
    cantidadMeses: quizas(Numero),
    cantidadMesesLetras: quizas(string()),
    cantidadCupos: Numero,
    extraordinarios: Numero,
    consumidos: Numero,
    restantesConExtraordinarias: quizas(Numero),
  }),
  practicaVO: quizas(type({ descripcion: quizas(string()) })),
})

export type OrdenValidada = Infer<typeof OrdenValidada>
export const OrdenValidada = type({
  codigoTransaccion: Texto,
  practicas: array(
    type({
      codigoPractica: Texto,
      descripcionPractica: string(),
      descripcionTipoCobertura: quizas(string()),
      valorAutorizado: quizas(Numero),
      valorAutorizacion: quizas(Numero),
    }),
  ),
  afiliado: type({
    numerodocumentoformateado: quizas(Texto),
    nombre: string(),
    apellido: string(),
    correo: quizas(string()),
  }),
  prestador: type({
    codigoPrestador: Texto,
    razonSocial: string(),
    especialidades: quizas(array(type({ descripcion: string() }))),
  }),
  totales: type({ totalPagar: Numero }),
})

export type OrdenGenerada = Infer<typeof OrdenGenerada>
export const OrdenGenerada = type({
  orden: type({
    numeroOrden: Texto,
    numeroOrdenSinFormato: quizas(Texto),
    codigoTransaccion: Texto,
    numeroOrdenFormatoCodigo: quizas(Texto),
    fechaEmision: quizas(string()),
  }),
  arancelTotal: quizas(type({ totalNumero: Numero })),
})

/** The order of an affiliate that can be printed again. */
export type OrdenReimprimible = Infer<typeof OrdenReimprimible>
export const OrdenReimprimible = type({
  idOrden: Numero,
  numeroOrden: quizas(Texto),
  fechaEmision: quizas(string()),
  nombrePrestador: quizas(string()),
  practicas: quizas(unknown()),
})

export type OrdenEmitida = Infer<typeof OrdenEmitida>
export const OrdenEmitida = type({
  numeroSolicitud: Texto,
  fechaSolicitud: Fecha,
  practicas: quizas(unknown()),
  codigoPrestador: quizas(Texto),
  nombrePrestador: quizas(string()),
})

const ordenAValidar = object({
  numeroTarjeta: string(),
  /** The matricula. */
  codigoPrestador: string(),
  tipoPrestador: string(),
  codigoPrescriptor: literal(0),
  practicas: array(
    object({ codigo: string(), cantidad: literal(1), validarEspecialidad: quizas(boolean()) }),
  ),
})

export const ordenes = {
  consultarCupo: endpoint({
    method: 'POST',
    path: '/v1/orden/consultar-cupo-orden',
    kind: 'live',
    request: object({ idAfiliado: number(), idPractica: number() }),
    response: type({ consumoCupoOrdenMedicaVO: array(Cupo) }),
  }),
  validar: endpoint({
    method: 'POST',
    path: '/v1/orden/validar-orden',
    kind: 'live',
    request: ordenAValidar,
    response: OrdenValidada,
  }),
  verificarCosto: endpoint({
    method: 'POST',
    path: '/v1/orden/verificar-costo-orden',
    kind: 'live',
    request: ordenAValidar,
    response: OrdenValidada,
  }),
  generar: endpoint({
    method: 'POST',
    path: '/v1/orden/generar-orden',
    kind: 'live',
    request: object({ codigoTransaccion: string() }),
    response: OrdenGenerada,
  }),
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
  validarReimpresion: endpoint({
    method: 'POST',
    path: '/v1/orden/validar-reimpresion',
    kind: 'live',
    request: object({ idAfiliado: number() }),
    response: OrdenReimprimible,
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
