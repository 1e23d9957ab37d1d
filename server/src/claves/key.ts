import { Problem } from '../base/problem.ts'
import { UUID } from '../base/uuid.ts'

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
