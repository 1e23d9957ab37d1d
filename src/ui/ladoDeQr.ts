/** White margin on each side of a code, in modules. */
const BLANCO = 4

/**
 * Width of a code of `size` modules in a box, in CSS pixels. Each module is a whole number of screen pixels, as many as
 * fit.
 */
export function ladoDeQr(size: number, box: number, pixels = devicePixelRatio): number {
  const perModule = Math.max(1, Math.floor((box * pixels) / (size + 2 * BLANCO)))
  return (size * perModule) / pixels
}

/** Height of a code of `size` modules and this width with its white margins. */
export const conMargen = (size: number, lado: number) => (lado * (size + 2 * BLANCO)) / size
