import { create } from 'qrcode'
import { expect, test } from 'vitest'

import { MASCARA, qrFijo } from '#qr/qrFijo.ts'
import { trazo } from '#qr/trazo.ts'

const digits = (length: number) =>
  Array.from({ length }, (_, at) => String((at * 7 + 3) % 10)).join('')

/** The same content, drawn by the reference library with the same mask. */
function byTheLibrary(prefijo: string, digitos: string) {
  const { size, data } = create(
    [
      { data: new TextEncoder().encode(prefijo), mode: 'byte' },
      { data: digitos, mode: 'numeric' },
    ],
    { errorCorrectionLevel: 'M', maskPattern: MASCARA },
  ).modules
  return { size, d: trazo(size, data) }
}

test('the QR with a fixed mask is identical to the one of the reference library', () => {
  for (let length = 1; length <= 1_200; length += length < 40 ? 1 : 23)
    for (const prefijo of ['https://cobertura.ar/validar-credencial/o#', 'a', 'ñandú/'.repeat(9)])
      expect(qrFijo({ prefijo, digitos: digits(length) })).toEqual(
        byTheLibrary(prefijo, digits(length)),
      )
})

test('data too long for a QR is refused', () => {
  expect(() => qrFijo({ prefijo: '', digitos: digits(9_000) })).toThrow('More than a QR can hold')
})
