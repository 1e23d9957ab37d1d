import { type Infer, boolean, enums, nullable, number, object, string } from 'superstruct'

import type { OrdenGenerada, OrdenValidada } from '#contract/emision.ts'

export const SERIE = 'orden-en-curso'

/** An order that was confirmed, until it is known what became of it and its document is here. */
export type OrdenEnCurso = Infer<typeof OrdenEnCurso>
export const OrdenEnCurso = object({
  codigoTransaccion: string(),
  origen: enums(['impresa', 'electronica']),
  idAfiliado: number(),
  paraQuien: string(),
  correo: string(),
  /** What it is for, and who gives it, for people. */
  practica: string(),
  prestador: string(),
  /** What makes another order the same as this one. */
  igualA: string(),
  total: number(),
  pedidaAt: number(),
  /** No answer came to the first call. */
  dudada: boolean(),
  generada: nullable(object({ numero: string(), paraQr: string(), fecha: string() })),
  /** Somebody saw that it was generated. */
  vista: boolean(),
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

/** ORD-15: the QR holds the number in its format for codes. */
export const comoGenerada = (
  orden: OrdenEnCurso,
  { orden: { numeroOrden, numeroOrdenFormatoCodigo, fechaEmision } }: OrdenGenerada,
): OrdenEnCurso => ({
  ...orden,
  generada: {
    numero: numeroOrden,
    paraQr: numeroOrdenFormatoCodigo ?? numeroOrden,
    fecha: fechaEmision ?? '',
  },
})

export const igualA = (idAfiliado: number, prestador: string, practica: string): string =>
  [idAfiliado, prestador, practica].join('/')

/** By what the document of a generated order is asked for. */
export const documentoDe = ({ codigoTransaccion, generada }: OrdenEnCurso) =>
  generada ? { numeroOrden: generada.numero, codigoTransaccion } : undefined
