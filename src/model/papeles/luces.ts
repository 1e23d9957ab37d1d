/** A picture in grey, 0 to 255, row after row. */
export type Gris = { gris: Uint8Array; ancho: number; alto: number }

/** Number of pixels of each brightness. */
export function cuentaDe(gris: Uint8Array): Uint32Array {
  const cuantos = new Uint32Array(256)
  for (const value of gris) cuantos[value] = (cuantos[value] ?? 0) + 1
  return cuantos
}

export const desde = (cuantos: Uint32Array, from: number) =>
  cuantos.subarray(from).reduce((sum, many) => sum + many, 0)

export function percentil(cuantos: Uint32Array, total: number, parte: number): number {
  let left = total * parte
  for (const [value, many] of cuantos.entries()) {
    left -= many
    if (left <= 0) return value
  }
  return cuantos.length - 1
}

/** The value that separates light from dark best (Otsu). */
export function otsu(cuantos: Uint32Array, total: number): number {
  const sum = cuantos.reduce((all, many, value) => all + many * value, 0)
  let [below, sumBelow, best, at] = [0, 0, -1, 127]
  for (const [value, many] of cuantos.entries()) {
    below += many
    sumBelow += many * value
    const above = total - below
    if (below === 0 || above === 0) continue
    const apart = sumBelow / below - (sum - sumBelow) / above
    const found = below * above * apart * apart
    if (found > best) [best, at] = [found, value]
  }
  return at
}
