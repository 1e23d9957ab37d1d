import { readFecha } from '../fechas.ts'
import type { Cbor } from './cbor.ts'

/** Of each name, as bytes: with them the longest pass still fits a QR of version 15. */
export const NOMBRE = 70

const DIA = 86_400_000

export const isCount = (value: Cbor | undefined): value is number =>
  typeof value === 'number' && value >= 0

/** Days since 1970 of a calendar date: no zone has a part in it. */
export const aDia = (fecha: string | null) =>
  fecha === null ? null : Math.round(Date.parse(`${fecha}T00:00:00Z`) / DIA)

export function deDia(days: Cbor | undefined): string | null | undefined {
  if (days === null) return null
  if (typeof days !== 'number' || Math.abs(days) > 100_000) return undefined
  return readFecha(new Date(days * DIA).toISOString())
}

/** Cut on a character, with '…' for the rest. */
export function cortar(text: string, max: number): string {
  const bytes = new TextEncoder()
  if (bytes.encode(text).length <= max) return text
  // A character has a byte at least: of ten thousand letters no more than these are looked at.
  const letters = Array.from(text.slice(0, max))
  while (bytes.encode(`${letters.join('')}…`).length > max) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
