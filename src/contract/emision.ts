import {
  type Infer,
  array,
  boolean,
  literal,
  number,
  object,
  omit,
  string,
  type,
} from 'superstruct'

import { UN_DIA, endpoint } from './endpoint.ts'
import { Servicios } from './ordenes.ts'
import { Numero, Texto, quizas } from './valores.ts'

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

/**
 * Price of an order: like a validated order but without a transaction, because no order can be issued from it (ORD-12).
 */
export type CostoDeOrden = Infer<typeof CostoDeOrden>
export const CostoDeOrden = omit(OrdenValidada, ['codigoTransaccion'])

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
  practicas: quizas(Servicios),
})

const ordenAValidar = object({
  numeroTarjeta: string(),
  /** The provider's licence number. */
  codigoPrestador: string(),
  tipoPrestador: string(),
  codigoPrescriptor: literal(0),
  practicas: array(
    object({ codigo: string(), cantidad: literal(1), validarEspecialidad: quizas(boolean()) }),
  ),
})

/** Calls that make an order: none of them works without signal. */
export const emision = {
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
    response: CostoDeOrden,
  }),
  generar: endpoint({
    method: 'POST',
    path: '/v1/orden/generar-orden',
    kind: 'live',
    // The transaction guarantees one order too: a host without keys returns the same order again.
    conClave: UN_DIA,
    recordada: { menos: [] },
    request: object({ codigoTransaccion: string() }),
    response: OrdenGenerada,
  }),
  validarReimpresion: endpoint({
    method: 'POST',
    path: '/v1/orden/validar-reimpresion',
    kind: 'live',
    request: object({ idAfiliado: number() }),
    response: OrdenReimprimible,
  }),
}
