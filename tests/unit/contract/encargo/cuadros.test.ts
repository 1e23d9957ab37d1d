import { assert, integer, property } from 'fast-check'
import { PNG } from 'pngjs'
import { create } from 'qrcode'
import { expect, test } from 'vitest'

import {
  BLOQUE,
  type Cuadro,
  MAXIMO,
  type Recibido,
  emisor,
  leerCuadro,
  receptor,
} from '#contract/encargo/cuadros.ts'
import { aDigitos, deDigitos } from '#contract/pase/digitos.ts'
import { qrPath, segmentsOf } from '#qr/qrPath.ts'

import { createAzar } from '../../../../server/src/semilla/azar.ts'
import { scanAsChecker } from '../../../support/scan.ts'

/** Frames a second on the giver's screen. */
const POR_SEGUNDO = 8

/** Random bytes, the same for the same seed. */
const bytesDe = (seed: number, size: number) => new Uint8Array(createAzar(seed).bytes(size))

const cuadro = (digits: string): Cuadro => {
  const read = leerCuadro(digits)
  if (!read) throw new Error('no frame')
  return read
}

/** Shows frames from this number on and loses some of them; returns the number of shown frames. */
async function pasar(
  sobre: Uint8Array<ArrayBuffer>,
  { perdidos = 0, desde = 0, seed = 1 }: { perdidos?: number; desde?: number; seed?: number },
) {
  const azar = createAzar(seed)
  const mostrar = await emisor(sobre)
  const recibir = receptor()
  let last: Recibido = { state: 'recibiendo', parte: 0 }
  let shown = 0
  while (last.state !== 'entero' && shown < 5_000) {
    const digits = mostrar(desde + shown)
    shown += 1
    if (azar.entre(1, 100) > perdidos) last = await recibir(cuadro(digits))
  }
  return { last, shown }
}

test.each([
  [3_000, 0],
  [3_000, 20],
  [3_000, 40],
  [60 * 1024, 0],
  [60 * 1024, 20],
  [60 * 1024, 40],
])(
  'a transfer of %i bytes arrives whole in time with %i of a hundred frames lost',
  async (size, perdidos) => {
    const sobre = bytesDe(size, size)
    const seconds: number[] = []
    for (const seed of [1, 2, 3]) {
      const { last, shown } = await pasar(sobre, { perdidos, seed })
      expect(last).toEqual({ state: 'entero', sobre })
      seconds.push(shown / POR_SEGUNDO)
    }
    console.log(`${size} bytes, ${perdidos} % lost: ${seconds.join(', ')} s`)
    expect(Math.max(...seconds)).toBeLessThanOrEqual(size > 3_000 ? 40 : 10)
  },
)

test('a receiver who begins in the middle needs few frames more than there are blocks', async () => {
  const blocks = 40
  const sobre = bytesDe(9, blocks * BLOQUE)
  const more: number[] = []
  for (let at = 0; at < 40; at += 1) {
    const { last, shown } = await pasar(sobre, { desde: 1_000 * (at + 1) })
    expect(last.state).toBe('entero')
    more.push(shown - blocks)
  }
  expect(more.reduce((sum, one) => sum + one, 0) / more.length).toBeLessThan(3)
  expect(Math.max(...more)).toBeLessThan(15)
})

test('a transfer of any size arrives whole from any frame on', async () => {
  const cases: [number, number][] = []
  assert(
    property(integer({ min: 1, max: 9_000 }), integer({ min: 0, max: 2 ** 24 }), (size, desde) => {
      cases.push([size, desde])
    }),
    { numRuns: 40, seed: 54 },
  )
  for (const [size, desde] of cases) {
    const sobre = bytesDe(size, size)
    expect((await pasar(sobre, { desde, perdidos: 20 })).last).toEqual({ state: 'entero', sobre })
  }
})

test('each frame is a QR of version 15 with digits alone', async () => {
  const mostrar = await emisor(bytesDe(3, 30_000))
  for (const numero of [0, 70, 75, 2 ** 24 - 1]) {
    const digits = mostrar(numero)
    expect(digits).toMatch(/^[1-9]\d+$/)
    expect((qrPath({ prefijo: '', digitos: digits }).size - 17) / 4).toBeLessThanOrEqual(15)
    expect(cuadro(digits)).toMatchObject({ largo: 30_000, numero })
  }
})

test('frames of another giver neither disturb nor add to a transfer', async () => {
  const mine = bytesDe(1, 2_000)
  const mostrar = await emisor(mine)
  const deOtro = await emisor(bytesDe(2, 2_000))
  const recibir = receptor()
  const told: Recibido[] = []
  for (let at = 0; at < 6; at += 1) {
    told.push(await recibir(cuadro(mostrar(at))))
    if (at < 5) told.push(await recibir(cuadro(deOtro(at))))
  }

  expect(told[1]).toEqual({ state: 'otro', parte: 1 / 6 })
  expect(told[2]).toEqual({ state: 'recibiendo', parte: 2 / 6 })
  expect(told.at(-1)).toEqual({ state: 'entero', sobre: mine })
})

test('a repeated frame does not count twice', async () => {
  const mostrar = await emisor(bytesDe(1, 4 * BLOQUE))
  const recibir = receptor()
  await recibir(cuadro(mostrar(0)))

  expect(await recibir(cuadro(mostrar(0)))).toEqual({ state: 'recibiendo', parte: 1 / 4 })
})

test('a damaged frame is reported, and its transfer begins again', async () => {
  const sobre = bytesDe(1, 2 * BLOQUE)
  const mostrar = await emisor(sobre)
  const recibir = receptor()
  const good = cuadro(mostrar(0))
  await recibir({ ...good, datos: good.datos.map((byte) => byte ^ 1) })

  expect(await recibir(cuadro(mostrar(1)))).toEqual({ state: 'danado' })
  await recibir(cuadro(mostrar(0)))
  expect(await recibir(cuadro(mostrar(1)))).toEqual({ state: 'entero', sobre })
})

test('a text that is not a frame, or announces more bytes than the limit, is refused', async () => {
  const good = deDigitos((await emisor(new Uint8Array(10)))(0)) ?? new Uint8Array()
  const con = (at: number, byte: number) => {
    const bytes = good.slice()
    bytes[at] = byte
    return leerCuadro(aDigitos(bytes))
  }

  expect(leerCuadro(aDigitos(good))).toBeDefined()
  expect(con(0, 5)).toBeUndefined()
  expect(con(5, 255)).toBeUndefined()
  expect(con(7, 0)).toBeUndefined()
  for (const text of [
    '',
    '7',
    'https://portal.example/validar-credencial/o#1',
    aDigitos(good.slice(0, -1)),
  ])
    expect(leerCuadro(text)).toBeUndefined()
  await expect(emisor(new Uint8Array(MAXIMO + 1))).rejects.toThrow(RangeError)
  await expect(emisor(new Uint8Array(0))).rejects.toThrow(RangeError)
})

/** A frame as a picture, with its white margin. */
function foto(digitos: string, punto: number): Buffer {
  const { size, data } = create(segmentsOf({ prefijo: '', digitos }), {
    errorCorrectionLevel: 'M',
  }).modules
  const side = (size + 8) * punto
  const png = new PNG({ width: side, height: side })
  png.data.fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [row, column] = [Math.floor(y / punto) - 4, Math.floor(x / punto) - 4]
      const inside = row >= 0 && column >= 0 && row < size && column < size
      if (inside && data[row * size + column])
        png.data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return PNG.sync.write(png)
}

test('a transfer is read from pictures of its frames by the reader of the scanner', async () => {
  const sobre = bytesDe(5, 3 * BLOQUE)
  const mostrar = await emisor(sobre)
  const recibir = receptor()
  let last: Recibido = { state: 'recibiendo', parte: 0 }
  for (let numero = 1; last.state !== 'entero' && numero < 12; numero += 1)
    last = await recibir(cuadro(scanAsChecker(foto(mostrar(numero), 4)) ?? ''))

  expect(last).toEqual({ state: 'entero', sobre })
})
