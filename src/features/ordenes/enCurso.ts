import {
  type Infer,
  boolean,
  enums,
  literal,
  nullable,
  number,
  object,
  optional,
  string,
} from 'superstruct'

import type { OrdenGenerada, OrdenValidada } from '#contract/emision.ts'
import { readFecha } from '#contract/fechas.ts'

export const SERIE = 'orden-en-curso'

/** A confirmed order, kept until its result is known and its document is on this phone. */
export type OrdenEnCurso = Infer<typeof OrdenEnCurso>
export const OrdenEnCurso = object({
  codigoTransaccion: string(),
  origen: enums(['impresa', 'electronica']),
  idAfiliado: number(),
  paraQuien: string(),
  correo: string(),
  /** Practice and provider, as texts for people. */
  practica: string(),
  prestador: string(),
  /** Two orders with the same value are the same order made twice. */
  igualA: string(),
  total: number(),
  pedidaAt: number(),
  /** The first call got no answer. */
  dudada: boolean(),
  /** The host does not know if the first call had an effect: a later refusal may mean that the order was made. */
  sinSaber: optional(literal(true)),
  generada: nullable(object({ numero: string(), paraQr: string(), fecha: string() })),
  /** The person saw that it was generated. */
  vista: boolean(),
  /** The provider's last word on a doubtful order without a number. Kept until the person has read it. */
  final: optional(object({ hecha: enums(['no', 'no-se-sabe']), porQue: string() })),
})

type Pedida = Pick<OrdenEnCurso, 'origen' | 'idAfiliado' | 'paraQuien' | 'igualA'>

export const enCursoDe = (validada: OrdenValidada, pedida: Pedida): OrdenEnCurso => ({
  ...pedida,
  codigoTransaccion: validada.codigoTransaccion,
  correo: validada.afiliado.correo ?? '',
  practica: validada.practicas.map(({ descripcionPractica }) => descripcionPractica).join(', '),
  prestador: validada.prestador.razonSocial,
  total: validada.totales.totalPagar,
  pedidaAt: Date.now(),
  dudada: false,
  generada: null,
  vista: false,
})

/** FMT-04: a host may write it either way. */
export const fechaDeEmision = (fecha: string | null | undefined): string =>
  readFecha(fecha ?? '') ?? ''

/** ORD-15: the QR contains the number in its format for codes. */
export const comoGenerada = (
  orden: OrdenEnCurso,
  { orden: { numeroOrden, numeroOrdenFormatoCodigo, fechaEmision } }: OrdenGenerada,
): OrdenEnCurso => ({
  ...orden,
  generada: {
    numero: numeroOrden,
    paraQr: numeroOrdenFormatoCodigo ?? numeroOrden,
    fecha: fechaDeEmision(fechaEmision),
  },
})

/** True while its answer is still missing. */
export const enDuda = ({ generada, final }: OrdenEnCurso): boolean => !generada && !final

export const igualA = (idAfiliado: number, prestador: string, practica: string): string =>
  [idAfiliado, prestador, practica].join('/')

/** Parameters to fetch the document of a generated order. */
export const documentoDe = ({ codigoTransaccion, generada }: OrdenEnCurso) =>
  generada ? { numeroOrden: generada.numero, codigoTransaccion } : undefined
