import { PNG } from 'pngjs'
import { expect, test } from 'vitest'

import { type Imagen, imagenLimpia } from '#contract/imagen.ts'
import { sinMarcas } from '#model/papeles/sinMarcas.ts'

import { revisar } from '../../../server/src/archivos/tipo.ts'

const bytes = (...parts: (string | readonly number[] | Uint8Array)[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part],
    ),
  )
/** One of a JPEG's parts, with its length. */
const parte = (marker: number, ...content: Parameters<typeof bytes>) => {
  const inside = bytes(...content)
  return bytes([0xff, marker, (inside.length + 2) >> 8, (inside.length + 2) & 0xff], inside)
}
const INICIO = [0xff, 0xd8]
const FIN = [0xff, 0xd9]
const MARCO = parte(0xc0, [8, 0, 2, 0, 3, 1, 1, 0x11, 0])
const TABLA = parte(0xc4, 'tabla')
/** Picture data that contain a 0xff byte and a restart marker. */
const DATOS = bytes(parte(0xda, 'x'), [1, 0xff, 0, 2, 0xff, 0xd0, 3])
const JFIF = parte(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])
const PERFIL = parte(0xe2, 'ICC_PROFILE\0', [1, 1], 'colores')
const ADOBE = parte(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1])
const EXIF = parte(0xe1, 'Exif\0\0MM', [0, 42, 0, 0, 0, 8, 0, 0])
const FOTO = bytes(INICIO, JFIF, PERFIL, ADOBE, MARCO, TABLA, DATOS, FIN)

const png = new Uint8Array(PNG.sync.write(new PNG({ width: 2, height: 2 })))
const trozo = (name: string, content: string) =>
  bytes([0, 0, 0, content.length], name, content, [0, 0, 0, 0])
const conTrozo = (...parts: Uint8Array[]) => bytes(png.subarray(0, 33), ...parts, png.subarray(33))

/** Phone and provider give the same result. */
function ambos(picture: Uint8Array<ArrayBuffer>, type: Imagen) {
  const kept = revisar(Buffer.from(picture))
  const sent = sinMarcas(picture, type)
  expect(kept ? new Uint8Array(kept.bytes) : undefined).toEqual(sent?.bytes)
  return sent?.bytes
}

test.each([
  ['a profile of something else', parte(0xe2, 'FPXR\0', 'plaza')],
  ['pictures beside the picture', parte(0xe2, 'MPF\0', 'otra foto')],
  ['a JFIF extension', parte(0xe0, 'JFXX\0', 'miniatura')],
  ['a JFIF with a thumbnail', parte(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 1, 1], 'rgb')],
  ['more than Adobe’s', parte(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1], 'plaza')],
  ['something of a maker', parte(0xe7, 'plaza')],
  ['a comment', parte(0xfe, 'plaza')],
  ['what a camera writes', EXIF],
  ['a reserved part', parte(0xf3, 'plaza')],
])('[SEC-35] %s is removed from a JPEG at any place in the file', (_what, marca) => {
  const limpia = bytes(INICIO, JFIF, MARCO, DATOS, TABLA, DATOS, FIN)

  for (const marked of [
    bytes(INICIO, JFIF, marca, MARCO, DATOS, TABLA, DATOS, FIN),
    bytes(INICIO, JFIF, MARCO, DATOS, marca, TABLA, DATOS, FIN),
    bytes(INICIO, JFIF, MARCO, DATOS, TABLA, DATOS, marca, FIN),
  ])
    expect(ambos(marked, 'image/jpeg')).toEqual(limpia)
})

test('[SEC-35] a JPEG keeps, byte for byte, the parts that show the picture', () => {
  expect(ambos(FOTO, 'image/jpeg')).toEqual(FOTO)
  expect(imagenLimpia(FOTO, 'image/jpeg')).toMatchObject({ ancho: 3, alto: 2, exif: [] })
})

test('[SEC-35] the rotation of a photo is read only before its picture data', () => {
  const vuelta = (giro: number) =>
    parte(0xe1, 'Exif\0\0MM', [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, giro, 0, 0])

  expect(sinMarcas(bytes(INICIO, vuelta(6), MARCO, DATOS, FIN), 'image/jpeg')?.giro).toBe(6)
  expect(sinMarcas(bytes(INICIO, MARCO, DATOS, vuelta(6), FIN), 'image/jpeg')?.giro).toBe(1)
})

test.each(['prVt', 'gpSx', 'caBX', 'tEXt', 'iTXt', 'eXIf', 'tIME', 'acTL', 'ABCD'])(
  '[SEC-35] %s is removed from a PNG',
  (name) => {
    expect(ambos(conTrozo(trozo(name, 'plaza')), 'image/png')).toEqual(png)
  },
)

test('[SEC-35] a PNG keeps the parts for its colours and its points', () => {
  const plain = conTrozo(
    ...['gAMA', 'iCCP', 'sRGB', 'pHYs', 'tRNS'].map((name) => trozo(name, 'x')),
  )

  expect(ambos(plain, 'image/png')).toEqual(plain)
})

test('[SEC-35] a picture without an end, with two ends, or with another header is refused', () => {
  const doble = bytes(INICIO, MARCO, DATOS, FIN, FOTO)
  const sinDatos = bytes(INICIO, MARCO, TABLA, FIN)
  const sinFin = FOTO.subarray(0, -2)
  for (const odd of [doble, sinDatos, sinFin])
    expect(ambos(bytes(odd), 'image/jpeg')).toBeUndefined()

  const sinCabeza = bytes(png.subarray(0, 8), trozo('tEXt', 'x'), png.subarray(8))
  for (const odd of [sinCabeza, png.subarray(0, -1), bytes(png, 'PK')])
    expect(ambos(bytes(odd), 'image/png')).toBeUndefined()
})
