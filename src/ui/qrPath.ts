import { create } from 'qrcode'

/** A QR as one SVG path in modules; `size` is how many modules wide it is, without its quiet zone. */
export function qrPath(text: string): { size: number; d: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
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
