import * as Alineacion from 'qrcode/lib/core/alignment-pattern'

import { type Bits, codewords, versionFor } from './qrDatos.ts'
import type { ConDigitos } from './qrPath.ts'
import { trazo } from './trazo.ts'

/** Any mask makes a valid code; choosing the best of eight takes most of the time on a slow phone. */
export const MASCARA = 3

/** Like qrPath with level M, always with the same mask: the counter draws it before any other code has loaded. */
export function qrFijo({ prefijo, digitos }: ConDigitos): { size: number; d: string } {
  const content = { bytes: new TextEncoder().encode(prefijo), digitos }
  const version = versionFor(content)
  const grid = makeGrid(version)
  drawFunctions(grid, version)
  drawData(grid, codewords(content, version))
  return { size: grid.size, d: trazo(grid.size, grid.dark) }
}

/** `taken`: the module belongs to a fixed pattern and holds no data. */
type Grid = { size: number; dark: Uint8Array; taken: Uint8Array }

function makeGrid(version: number): Grid {
  const size = 4 * version + 17
  return { size, dark: new Uint8Array(size * size), taken: new Uint8Array(size * size) }
}

function put({ size, dark, taken }: Grid, x: number, y: number, isDark: boolean) {
  if (x < 0 || y < 0 || x >= size || y >= size) return
  dark[y * size + x] = Number(isDark)
  taken[y * size + x] = 1
}

function drawFunctions(grid: Grid, version: number) {
  const { size } = grid
  for (let at = 8; at < size - 8; at++) {
    put(grid, at, 6, at % 2 === 0)
    put(grid, 6, at, at % 2 === 0)
  }
  // The rings of a finder are dark, light, dark, dark from its middle; the fourth is the light border.
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(grid, x, y, 4, (ring) => ring !== 2 && ring !== 4)
  for (const [y, x] of Alineacion.getPositions(version)) square(grid, x, y, 2, (ring) => ring !== 1)
  drawFormat(grid)
  if (version >= 7) drawVersion(grid, version)
}

function square(grid: Grid, x: number, y: number, radius: number, dark: (ring: number) => boolean) {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++)
      put(grid, x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))))
}

/** The standard's number for error correction M is 0. */
function drawFormat(grid: Grid) {
  const { size } = grid
  const bits = withCheck(MASCARA, 10, 0x537) ^ 0x5412
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1
    put(grid, 8, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, dark)
    put(grid, at < 8 ? size - at - 1 : at < 9 ? 7 : 14 - at, 8, dark)
  }
  put(grid, 8, size - 8, true)
}

function drawVersion(grid: Grid, version: number) {
  const bits = withCheck(version, 12, 0x1f25)
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1
    const far = grid.size - 11 + (at % 3)
    put(grid, far, Math.floor(at / 3), dark)
    put(grid, Math.floor(at / 3), far, dark)
  }
}

/** A value followed by its check bits (BCH). */
function withCheck(value: number, bits: number, generator: number): number {
  let rest = value << bits
  for (let at = 31 - Math.clz32(rest); at >= bits; at = 31 - Math.clz32(rest))
    rest ^= generator << (at - bits)
  return (value << bits) | rest
}

/** Goes up and down in columns of two, from the right, around all fixed patterns. */
function drawData({ size, dark, taken }: Grid, data: Bits) {
  let bit = 0
  let up = true
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const at = y * size + x
        if (taken[at]) continue
        const value = ((data[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
        const masked = (x + y) % 3 === 0
        dark[at] = value ^ Number(masked)
        bit++
      }
    }
    up = !up
  }
}
