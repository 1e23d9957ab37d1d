import { Problem } from './problem.ts'
import { UUID } from './uuid.ts'

/** Idempotency key of a header; undefined if it is not a valid key. */
export const keyIn = (header: string | undefined): string | undefined =>
  header !== undefined && UUID.test(header) ? header.toLowerCase() : undefined

export const isKey = (text: string): boolean => UUID.test(text)

/** The same content always gives the same text, in any order of fields. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${fields
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
    .join()}}`
}

export const otherContent = () =>
  new Problem(422, 'Ese cambio ya se envió con otro contenido.', { codigo: 'clave-repetida' })

/** Another delivery with the same key is not finished. */
export const inProgress = () =>
  new Problem(409, 'Este cambio se está guardando.', { codigo: 'en-curso', retryAfter: 1 })

/** Name of the operation under an annulled key, and code of its refusal: the key can never be used. */
export const ANULADA = 'anulada'

export const annulled = () =>
  new Problem(422, 'Este cambio se descartó antes de llegar: no se guardó.', { codigo: ANULADA })
