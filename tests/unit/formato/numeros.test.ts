import { afterEach, expect, test } from 'vitest'

import { FORMAS, usarFormas } from '#contract/formas.ts'
import { formatNumeroAfiliado, leerNumeroAfiliado } from '#formato/numeros.ts'

afterEach(() => void usarFormas(FORMAS))

const escrito = (afiliado: string) => void usarFormas({ ...FORMAS, afiliado })

test.each([
  ['00-NNNNNN-O', 123456, 0, '00-123456-0'],
  ['00-NNNNNN-O', 4021, 3, '00-004021-3'],
  ['NNN.NNNN/O', 1123456, 2, '112.3456/2'],
  ['NNNNN', 30222, 1, '30222'],
  ['14/NN NNN NNN-O', 20123456, 1, '14/20 123 456-1'],
])('in the form %s the number %i of order %i is written %s', (form, numero, orden, text) => {
  escrito(form)
  expect(formatNumeroAfiliado(numero, orden)).toBe(text)
})

test('a number with more digits than its form is written whole', () => {
  escrito('NNN-NN/O')
  expect(formatNumeroAfiliado(1234567, 0)).toBe('12345-67/0')
})

test.each([
  ['00-NNNNNN-O', '00-123456-2', 123456, 2],
  ['00-NNNNNN-O', '1234562', 123456, 2],
  ['00-NNNNNN-O', '123456', 123456, 0],
  ['00-NNNNNN-O', '0123456', 123456, 0],
  ['00-NNNNNN-O', '00-004021-3', 4021, 3],
  ['00-NNNNNN-O', '004021', 4021, 0],
  ['NNN.NNNN/O', '112.3456/2', 1123456, 2],
  ['NNN.NNNN/O', '1123456', 1123456, 0],
  ['NNNNN', '30 222', 30222, 0],
  ['14/NN NNN NNN-O', '14/20 123 456-1', 20123456, 1],
  ['14/NN NNN NNN-O', '20123456', 20123456, 0],
])('in the form %s the typed %s is the number %i of order %i', (form, text, numero, orden) => {
  escrito(form)
  expect(leerNumeroAfiliado(text)).toEqual({ numero, orden })
})

test.each([
  ['00-NNNNNN-O', '12345678'],
  ['00-NNNNNN-O', '12345'],
  ['00-NNNNNN-O', ''],
  ['NNN.NNNN/O', '123456'],
  ['NNNNN', '302221'],
])('in the form %s the typed %s is no member number', (form, text) => {
  escrito(form)
  expect(leerNumeroAfiliado(text)).toBeUndefined()
})
