import { create } from 'qrcode'

/** An address and the figures behind it, which a QR holds in less room than letters. */
export type ConDigitos = { prefijo: string; digitos: string }

/** A QR as one SVG path in modules; `size` is how many modules wide it is, without its quiet zone. */
export function qrPath(content: string | ConDigitos): { size: number; d: string } {
  const { size, data } = create(segmentsOf(content), { errorCorrectionLevel: 'M' }).modules
  let d = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue
      const from = x
      while (x + 1 < size && data[y * size + x + 1]) x++
      const width = x + 1 - from
      d += `M${from} ${y}h${width}v1h-${width}z`
    }
  return { size, d }
}

/** As a QR holds it. */
export function segmentsOf(content: string | ConDigitos) {
  if (typeof content === 'string') return content
  const bytes = new TextEncoder().encode(content.prefijo)
  return [
    { data: bytes, mode: 'byte' as const },
    { data: content.digitos, mode: 'numeric' as const },
  ]
}
