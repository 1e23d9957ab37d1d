import { readFecha } from '../fechas.ts'
import type { Cbor } from './cbor.ts'

/** Maximum of each name in bytes: with it the longest pass still fits a QR of version 15. */
export const NOMBRE = 70

const DIA = 86_400_000

export const isCount = (value: Cbor | undefined): value is number =>
  typeof value === 'number' && value >= 0

/** Days since 1970 of a calendar date, without time zones. */
export const aDia = (fecha: string | null) =>
  fecha === null ? null : Math.round(Date.parse(`${fecha}T00:00:00Z`) / DIA)

export function deDia(days: Cbor | undefined): string | null | undefined {
  if (days === null) return null
  if (typeof days !== 'number' || Math.abs(days) > 100_000) return undefined
  return readFecha(new Date(days * DIA).toISOString())
}

/** Cut between characters, with '…' for the rest. */
export function cortar(text: string, max: number): string {
  const bytes = new TextEncoder()
  if (bytes.encode(text).length <= max) return text
  // A character has at least one byte: no more than these need to be read.
  const letters = Array.from(text.slice(0, max))
  while (bytes.encode(`${letters.join('')}…`).length > max) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
