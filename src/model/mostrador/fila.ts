import { type Infer, array, is, nullable, number, object, optional, string } from 'superstruct'

/** A member's prescriptions for a counter, stored by the engine: days may pass without signal. */
export type RecetasAMostrar = Infer<typeof RecetasAMostrar>
export const RecetasAMostrar = object({
  savedAt: number(),
  /** The prescription that expires first comes first. */
  activas: array(
    object({
      numero: string(),
      remedios: string(),
      /** Last valid day; null if there is none. */
      vence: nullable(string()),
      /** Barcode of its national identifier, or else of its number. */
      barras: nullable(object({ ancho: number(), d: string() })),
      /** The identifier in words, if it has one. */
      cuir: optional(string()),
      /** The provider's signature, if there is one. */
      firma: optional(object({ kid: number(), bytes: string() })),
      /** Key of its document on this phone. */
      pdf: nullable(string()),
    }),
  ),
  /** Chronic prescriptions with medicines ready at a pharmacy. */
  listas: array(
    object({
      numero: string(),
      remedios: string(),
      plan: string(),
      farmacia: string(),
      direccion: string(),
    }),
  ),
})

/** Active prescriptions that are not past their last day. */
export const queSirven = (activas: RecetasAMostrar['activas'], hoy: string) =>
  activas.filter(({ vence }) => vence === null || vence >= hoy)

/** The counter's first picture, stored by the engine: for each member the middle part, with and without a code. */
export type Mostrador = Infer<typeof Mostrador>
const Mostrador = object({
  propio: number(),
  integrantes: array(
    object({
      idAfiliado: number(),
      /** Link to the other members, if any: not shown on a phone that was lent for one. */
      otros: string(),
      /** End of this phone's ability to sign; null if it never could. */
      hasta: nullable(number()),
      conCodigo: optional(string()),
      sinCodigo: string(),
      /** Undefined if none were ever fetched. */
      recetas: optional(RecetasAMostrar),
    }),
  ),
})

/** The row in the shape of this version; undefined for any other shape. */
export const readMostrador = (value: unknown): Mostrador | undefined =>
  is(value, Mostrador) ? value : undefined
