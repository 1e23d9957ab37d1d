import { describe, expect, test } from 'vitest'

import { esInmensa, tamanoDe } from '#model/papeles/tamanoDe.ts'

const u16 = (n: number) => [n >> 8, n & 0xff]
const u32 = (n: number) => [...u16(n >>> 16), ...u16(n & 0xffff)]
const segment = (marker: number, ...bytes: number[]) => [
  0xff,
  marker,
  ...u16(bytes.length + 2),
  ...bytes,
]
const frame = (marker: number, ancho: number, alto: number) =>
  segment(marker, 8, ...u16(alto), ...u16(ancho), 3, 0, 0, 0)

const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9])
const png = (ancho: number, alto: number) =>
  Uint8Array.from(
    [
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
      u32(ancho),
      u32(alto),
      [8, 2, 0, 0, 0, 0, 0, 0, 0],
    ].flat(),
  )

const APP1 = segment(0xe1, ...Array<number>(300).fill(7))
const TABLE = segment(0xc4, 1, 2, 3)
const SCAN = segment(0xda, 1, 1, 0, 0, 63, 0)

describe('[WIZ-09] the size of a picture is read from its header', () => {
  test.each([
    ['a PNG', 'image/png', png(70_000, 3), { ancho: 70_000, alto: 3 }],
    ['a JPEG', 'image/jpeg', jpeg(frame(0xc0, 4000, 3000), SCAN), { ancho: 4000, alto: 3000 }],
    [
      'a progressive JPEG behind its marks',
      'image/jpeg',
      jpeg(APP1, TABLE, frame(0xc2, 9, 16_000)),
      { ancho: 9, alto: 16_000 },
    ],
    [
      'a JPEG with bytes between its segments',
      'image/jpeg',
      jpeg(APP1, [0, 5, 0xff, 0xff], frame(0xc0, 4000, 3000).slice(1)),
      { ancho: 4000, alto: 3000 },
    ],
  ] as const)('the size is read from %s', (_name, type, bytes, tamano) => {
    expect(tamanoDe(bytes, type)).toEqual(tamano)
  })

  test.each([
    ['a JPEG whose picture begins without a size', 'image/jpeg', jpeg(SCAN, frame(0xc0, 9, 9))],
    ['a JPEG that is cut off', 'image/jpeg', jpeg(APP1).subarray(0, 40)],
    ['a PNG that is cut off', 'image/png', png(9, 9).subarray(0, 20)],
  ] as const)('no size is read from %s', (_name, type, bytes) => {
    expect(tamanoDe(bytes, type)).toBeUndefined()
  })
})

test('[WIZ-09, WIZ-13] pictures up to 50 megapixels are accepted, up to 70 where the browser can shrink them', () => {
  const tamano = (ancho: number, alto: number) => ({ ancho, alto })
  expect(esInmensa(tamano(10_000, 5000), false)).toBe(false)
  expect(esInmensa(tamano(10_000, 5001), false)).toBe(true)
  expect(esInmensa(tamano(9248, 6936), true)).toBe(false)
  expect(esInmensa(tamano(12_000, 9000), true)).toBe(true)
})
