const TINTES = ['rojo', 'naranja', 'amarillo', 'verde', 'azul', 'violeta'] as const

/** The end of each tint on the colour wheel, in degrees. */
const HASTA = [15, 48, 70, 170, 255, 340]

/** The tint of the strip at the start of a row, as an eye names it; undefined without a strip. */
export function franjaDe(fila: Element | null | undefined): (typeof TINTES)[number] | undefined {
  const primera = fila instanceof HTMLTableRowElement ? fila.cells[0] : fila
  if (!primera) return undefined
  const { content, backgroundColor } = getComputedStyle(primera, '::before')
  return content === 'none' ? undefined : tinteDe(backgroundColor)
}

function tinteDe(color: string) {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  const most = Math.max(r, g, b)
  const range = most - Math.min(r, g, b)
  if (range === 0) return undefined
  const sixth =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4
  const at = HASTA.findIndex((end) => sixth * 60 < end)
  return TINTES[Math.max(0, at)]
}
