import { expect, test } from 'vitest'

import { seEncuentra } from '#formato/busqueda.ts'
import { numeroDeTelefono, presente } from '#formato/presente.ts'

test.each([
  ['pico', true],
  ['general p', true],
  ['p gen', true],
  ['', true],
  ['PÍCO', true],
  ['ico', false],
  ['general x', false],
  ['gen. pico', true],
  ['general-pico', true],
])('[ADDR-05] the search text %o finds General Pico: %o', (buscado, is) => {
  expect(seEncuentra(buscado, 'Delegación', 'General Pico')).toBe(is)
})

test('[ADDR-05] a search ignores accents and case', () => {
  expect(seEncuentra('angel', 'Miguel Ángel Cané')).toBe(true)
  expect(seEncuentra('ÑAN', 'Ñandubay')).toBe(true)
})

test.each(['-', '—', ' ', '', '--', null, undefined])(
  '[DELE-02] the value %o counts as missing',
  (valor) => {
    expect(presente(valor)).toBeUndefined()
    expect(numeroDeTelefono(valor)).toBeUndefined()
  },
)

test.each([
  ['02954-4312100', '029544312100'],
  ['(02954) 431-2100 / 431-2101', '029544312100'],
  ['+54 9 2954 55-1234', '+5492954551234'],
  ['int. 12', undefined],
])('[DELE-02] the telephone number %o is dialled as %o', (valor, marcado) => {
  expect(numeroDeTelefono(valor)).toBe(marcado)
})
