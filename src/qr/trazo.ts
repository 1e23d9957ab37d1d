/** The dark modules of a QR as one SVG path, row by row. */
export function trazo(size: number, isDark: ArrayLike<unknown>): string {
  let d = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!isDark[y * size + x]) continue
      const from = x
      while (x + 1 < size && isDark[y * size + x + 1]) x++
      const width = x + 1 - from
      d += `M${from} ${y}h${width}v1h-${width}z`
    }
  return d
}
