/** Of white around a code, on each side. */
const BLANCO = 4

/** How wide a code of `size` modules is drawn in a box, in CSS pixels: each module as many whole pixels of the screen as fit. */
export function ladoDeQr(size: number, box: number, pixels = devicePixelRatio): number {
  const perModule = Math.max(1, Math.floor((box * pixels) / (size + 2 * BLANCO)))
  return (size * perModule) / pixels
}
