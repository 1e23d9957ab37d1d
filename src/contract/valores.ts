// Spellings of values that hosts use, in one place: strict on the meaning, tolerant of the spelling.
import { type Struct, nullable, number, optional, string, type, union } from 'superstruct'

import { convertido, esTexto } from './convertido.ts'

/** A field that the specification names but does not require. */
export const quizas = <T, S>(struct: Struct<T, S>) => optional(nullable(struct))

/** A number; hosts also write ids and amounts as text. */
export const Numero = convertido(number(), esTexto, (text) =>
  /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text,
)

const esNumero = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(value)

/** A code or a formatted number is text, also where a host sends digits. */
export const Texto = convertido(string(), esNumero, String)

/** Address to fetch or open: bare text, or `{ url }`. */
export const Direccion = convertido(type({ url: string() }), esTexto, (url) => ({ url }))

/** A document inside the answer, as base64: bare text, or `{ pdf }`. */
export const PdfEnBase64 = convertido(type({ pdf: string() }), esTexto, (pdf) => ({ pdf }))

/** Answer of a save; `status: 'error'` has become a refusal before a struct sees it. */
export const Resultado = type({ status: quizas(string()), message: quizas(string()) })

/** A union that names its members, which superstruct keeps to itself: the printed contract has to list them. */
export const unaDe: typeof union = (members) =>
  Object.assign(union(members), { schema: members as never }) // superstruct declares its type as null
