import { PNG } from 'pngjs'
import { expect, test } from 'vitest'

import { sinMarcas } from '#model/papeles/sinMarcas.ts'
import { hastaElFin, hojasDe, tipoDe } from '#model/papeles/tipo.ts'

const bytes = (...parts: (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : [...part])),
  )
const png = new Uint8Array(PNG.sync.write(new PNG({ width: 2, height: 2 })))

/** One of a JPEG's parts, with its length. */
const parte = (marker: number, content: Uint8Array) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
]
/** Camera metadata with the rotation only. */
const exif = (giro: number) =>
  bytes('Exif\0\0', 'MM', [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, giro, 0, 0])
const INICIO = [0xff, 0xd8]
const IMAGEN = [...parte(0xdb, bytes('tabla')), ...parte(0xda, bytes('x')), 1, 2, 3, 0xff, 0xd9]

test('[WIZ-09] the type of a file comes from its bytes', () => {
  expect(tipoDe(png)).toBe('image/png')
  expect(tipoDe(bytes(INICIO, IMAGEN))).toBe('image/jpeg')
  expect(tipoDe(bytes('%PDF-1.7\n/Type /Page\n%%EOF\n'))).toBe('application/pdf')
  expect(tipoDe(bytes('<html>%PDF-1.7\n%%EOF'))).toBe('otra-cosa')
  expect(tipoDe(bytes('%PDF-1.7\nhalf of it'))).toBe('otra-cosa')
  expect(tipoDe(bytes([0, 0, 0, 24], 'ftypheic'))).toBe('heic')
  expect(tipoDe(bytes('hola'))).toBe('otra-cosa')
  expect(tipoDe(bytes())).toBe('vacio')
  expect(hojasDe(bytes('/Type /Pages /Type /Page /Type/Page'))).toBe(2)
})

test('[WIZ-09, SEC-35] a PDF with extra bytes behind its end is accepted and sent without them', () => {
  const pdf = '%PDF-1.7\n%%EOF\r\nadded\n%%EOF\n'
  for (const tail of ['', '\0\0\0', 'PK and more']) {
    expect(tipoDe(bytes(pdf, tail))).toBe('application/pdf')
    expect(hastaElFin(bytes(pdf, tail))).toEqual(bytes(pdf))
  }
  expect(tipoDe(bytes(pdf, 'x'.repeat(1024)))).toBe('otra-cosa')
})

test('[SEC-35] place and camera are removed from a photo, and every byte of the picture stays', () => {
  for (const giro of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const photo = bytes(INICIO, parte(0xe1, exif(giro)), parte(0xfe, bytes('Plaza')), IMAGEN)
    expect(sinMarcas(photo, 'image/jpeg')).toEqual({ bytes: bytes(INICIO, IMAGEN), giro })
  }
  const marked = bytes(
    [...png.subarray(0, 33)],
    [0, 0, 0, 3],
    'tEXtabc',
    [0, 0, 0, 0],
    [...png.subarray(33)],
  )
  expect(sinMarcas(marked, 'image/png')).toEqual({ bytes: png, giro: 1 })
})

test('[SEC-35] a picture that hides another one, or is cut off, is redrawn instead of cleaned', () => {
  expect(sinMarcas(bytes(INICIO, IMAGEN, IMAGEN), 'image/jpeg')).toBeUndefined()
  expect(sinMarcas(bytes(INICIO, IMAGEN).subarray(0, -1), 'image/jpeg')).toBeUndefined()
  expect(sinMarcas(png.slice(0, -1), 'image/png')).toBeUndefined()
})
