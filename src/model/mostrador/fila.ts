import { type Infer, array, is, nullable, number, object, optional, string } from 'superstruct'

/** What of a member's prescriptions a counter is shown, as the engine keeps it: days pass while there is no signal. */
export type RecetasAMostrar = Infer<typeof RecetasAMostrar>
export const RecetasAMostrar = object({
  savedAt: number(),
  /** The soonest expiry first. */
  activas: array(
    object({
      numero: string(),
      remedios: string(),
      /** Its last day; null where none was given. */
      vence: nullable(string()),
      /** Its national key, or else its number, for a reader of bars. */
      barras: nullable(object({ ancho: number(), d: string() })),
      /** That key in words, where it has one. */
      cuir: optional(string()),
      /** As the provider signed it, where it does. */
      firma: optional(object({ kid: number(), bytes: string() })),
      /** Under which key its document lies on this phone. */
      pdf: nullable(string()),
    }),
  ),
  /** Chronic ones whose medicines wait at a pharmacy. */
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

/** Of active ones those that are not past their last day. */
export const queSirven = (activas: RecetasAMostrar['activas'], hoy: string) =>
  activas.filter(({ vence }) => vence === null || vence >= hoy)

/** The counter's first picture as the engine keeps it: for each member what stands in the middle, with a code and without. */
export type Mostrador = Infer<typeof Mostrador>
const Mostrador = object({
  propio: number(),
  integrantes: array(
    object({
      idAfiliado: number(),
      /** The way to the others, where there are any: not shown on a phone that was lent for one. */
      otros: string(),
      /** Until when this phone can sign; null where it never could. */
      hasta: nullable(number()),
      conCodigo: optional(string()),
      sinCodigo: string(),
      /** Absent where none were ever brought. */
      recetas: optional(RecetasAMostrar),
    }),
  ),
})

/** The row as it was written by this version; undefined for any other. */
export const readMostrador = (value: unknown): Mostrador | undefined =>
  is(value, Mostrador) ? value : undefined
