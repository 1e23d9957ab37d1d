import { create } from 'qrcode'

import { trazo } from './trazo.ts'

/** An address and the digits after it; a QR holds digits in less room than letters. */
export type ConDigitos = { prefijo: string; digitos: string }

/** A QR as one SVG path in units of modules; `size`: width in modules, without the white margin. */
export function qrPath(content: string | ConDigitos): { size: number; d: string } {
  const { size, data } = create(segmentsOf(content), { errorCorrectionLevel: 'M' }).modules
  return { size, d: trazo(size, data) }
}

/** Segments of the content, in the modes of a QR code. */
export function segmentsOf(content: string | ConDigitos) {
  if (typeof content === 'string') return content
  const bytes = new TextEncoder().encode(content.prefijo)
  return [
    { data: bytes, mode: 'byte' as const },
    { data: content.digitos, mode: 'numeric' as const },
  ]
}
