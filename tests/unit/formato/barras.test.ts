import { BitArray, Code128Reader } from '@zxing/library'
import { expect, test } from 'vitest'

import { barrasDe } from '#formato/barras.ts'

/** The bars of a code, module by module; 1 is dark. */
function modulos({ ancho, d }: { ancho: number; d: string }): string {
  const todos = Array.from({ length: ancho }, () => '0')
  for (const [, x, w] of d.matchAll(/M(\d+) 0h(\d+)v1h-\d+z/g))
    todos.fill('1', Number(x), Number(x) + Number(w))
  return todos.join('')
}

/** Text read by an independent reader. */
function leido(texto: string): string | undefined {
  const barras = barrasDe(texto)
  if (!barras) return undefined
  const row = new BitArray(barras.ancho)
  for (const [at, bit] of Array.from(modulos(barras)).entries()) if (bit === '1') row.set(at)
  return new Code128Reader().decodeRow(0, row).getText()
}

test('an even number of digits becomes a Code 128 bar code with two digits per symbol', () => {
  const barras = barrasDe('1234')
  // Start symbol C, 12, 34, the check symbol 82, the end.
  const simbolos = ['11010011100', '10110011100', '10001011000', '10010011110', '1100011101011']
  expect(barras && modulos(barras)).toBe(`${'0'.repeat(10)}${simbolos.join('')}${'0'.repeat(10)}`)
})

test('a bar code with digits or plain text is decoded to the same text', () => {
  for (const texto of [
    '7100001',
    '7',
    '00',
    '007',
    '4200000104773005',
    'RE-2026/15 b',
    '~ !',
    '12 34',
  ])
    expect(leido(texto)).toBe(texto)
  for (let n = 0; n < 100; n++)
    expect(leido(String(1_000_000 + n * 89_017))).toBe(String(1_000_000 + n * 89_017))
})

test('a text with characters outside Code 128 gives no bar code', () => {
  for (const texto of ['', 'ñandú', 'a\nb', '😀']) expect(barrasDe(texto)).toBeUndefined()
})
