import type { Danio } from '#contract/callError.ts'

const MB = 1024 * 1024
/** Larger than a phone should keep: people send 4 MB at most. */
const ENORME = 20 * MB

/**
 * Number of bytes at beginning and end in which PDF readers look for the marks: some writers put a line before the
 * beginning, and some after the end.
 */
const AL_PRINCIPIO = 1024
const AL_FINAL = 2048

export type Juicio = { type: string } | { how: Danio }

/** Type of a file by its own bytes: a whole PDF or picture, or the kind of damage. */
export function juzgar(bytes: ArrayBuffer): Juicio {
  if (bytes.byteLength === 0) return { how: 'vacio' }
  if (bytes.byteLength > ENORME) return { how: 'enorme' }
  const start = letters(bytes, 0, AL_PRINCIPIO)
  const end = letters(bytes, bytes.byteLength - AL_FINAL)
  if (start.includes('%PDF-')) return whole('application/pdf', end.includes('%%EOF'))
  if (start.startsWith('\u00FF\u00D8\u00FF'))
    return whole('image/jpeg', end.includes('\u00FF\u00D9'))
  if (start.startsWith('\u0089PNG\r\n')) return whole('image/png', end.includes('IEND'))
  return { how: 'otra-cosa' }
}

const whole = (type: string, isWhole: boolean): Juicio => (isWhole ? { type } : { how: 'cortado' })

/** One character a byte. A browser's decoder of 'latin1' is windows-1252's, which changes a PNG's first byte. */
const letters = (bytes: ArrayBuffer, from: number, length?: number) =>
  String.fromCharCode(...new Uint8Array(bytes, Math.max(0, from)).subarray(0, length))
