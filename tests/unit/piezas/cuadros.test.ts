import { create } from 'qrcode'
import { expect, test } from 'vitest'

import { aDigitos } from '#contract/pase/digitos.ts'
import { miradasPara } from '#piezas/camara/cuadros.ts'
import { segmentsOf } from '#qr/qrPath.ts'

import { qrDeImagen } from '../../../workers/qrDeImagen.ts'

const MARGEN = 0.1
const prefijo = 'https://portal.example.gob.ar/validar-credencial/o#'

/** The modules of a QR as phones sign it; its bytes are the same at each run. */
function codigo(n: number) {
  const bytes = Uint8Array.from(
    { length: 224 },
    (_, at) => (at * 7919 + n * 104_729 + at * at * n) % 251,
  )
  const content = { prefijo, digitos: aDigitos(Uint8Array.of(1, ...bytes)) }
  return create(segmentsOf(content), { errorCorrectionLevel: 'M' }).modules
}

/** A picture of the QR with its margin, with this width in points: each point is the mean of four samples. */
function dibujo({ size, data }: ReturnType<typeof codigo>, width: number): Uint8ClampedArray {
  const module = (place: number) => Math.floor(((place / width - MARGEN) / (1 - 2 * MARGEN)) * size)
  const modules = Int16Array.from({ length: width * 2 }, (_, half) => module((half + 0.5) / 2))
  const picture = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      let light = 0
      for (const v of [2 * y, 2 * y + 1])
        for (const u of [2 * x, 2 * x + 1]) {
          const [column = -1, row = -1] = [modules[u], modules[v]]
          const inside = Math.min(column, row) >= 0 && Math.max(column, row) < size
          if (!inside || data[row * size + column] === 0) light += 255 / 4
        }
      picture.fill(light, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  return picture
}

const lados = (width: number) => miradasPara(width).map(({ lado }) => lado)

const lee = (code: ReturnType<typeof codigo>, side: number) =>
  qrDeImagen(dibujo(code, side), side, side) !== undefined

test('[CRED-09] a QR that the reader misses at one size of a screenshot is read at another size', () => {
  const codes = Array.from({ length: 6 }, (_, n) => codigo(n))
  for (const width of [400, 640])
    expect(codes.filter((code) => !lados(width).some((side) => lee(code, side)))).toEqual([])
  // The second size is necessary: a single size misses some of the codes.
  expect(codes.filter((code) => !lee(code, 640)).length).toBeGreaterThan(0)
})

test('[CRED-09] a large photo is read at a small size first, unrotated first, and never enlarged', () => {
  const miradas = miradasPara(4000)
  expect(miradas.slice(0, 3).map(({ lado }) => lado)).toEqual([800, 600, 1050])
  expect(miradas[0]?.vuelta).toBe(0)
  expect(miradas.at(-1)?.vuelta).toBeGreaterThan(0)
  expect(Math.max(...lados(4000))).toBe(2200)
  expect(Math.max(...lados(500))).toBe(500)
})
