import { expect, test } from 'vitest'

import {
  conSusFotos,
  esFoto,
  juntas,
  moverHoja,
  nombreDePdf,
  separadas,
  sobran,
} from '#model/papeles/hojas.ts'
import { MAX_BYTES, type Papel } from '#model/papeles/papel.ts'

const papel = (id: string, tipo = 'image/jpeg', bytes = 10): Papel => ({
  id,
  nombre: id,
  tipo,
  bytes,
  antes: bytes,
  hojas: 1,
})
const PDF = 'application/pdf'
const idsDe = (papeles: Papel[]) => papeles.map(({ id }) => id).join('')
// Two documents with three photos among and behind them.
const lista = [papel('a'), papel('X', PDF), papel('b'), papel('Y', PDF), papel('c', 'image/png')]

test('a page moves to another page’s place, and other files stay', () => {
  const ir = (id: string, a: number) => idsDe(moverHoja(lista, { id, a }, esFoto))
  expect(ir('a', 2)).toBe('bXcYa')
  expect(ir('c', 0)).toBe('cXaYb')
  expect(ir('b', 1)).toBe('aXbYc')
  for (const [id, a] of [
    ['a', -1],
    ['c', 3],
    ['X', 0],
    ['otro', 1],
  ] as const)
    expect(ir(id, a)).toBe('aXbYc')
  expect(idsDe(moverHoja(lista, { id: 'Y', a: 0 }, () => true))).toBe('YaXbc')
})

test("photos joined into one file take the first one's place, and can be separated again", () => {
  const [, , b, , c] = lista
  if (!b || !c) throw new Error('there are five')
  const pdf = { ...papel('P', PDF), hojas: 2, fotos: [c, b] }
  const juntados = juntas(lista, pdf)
  expect(idsDe(juntados)).toBe('aXPY')
  expect(idsDe(conSusFotos(juntados))).toBe('aXPcbY')
  expect(idsDe(separadas(juntados, 'P'))).toBe('aXcbY')
  // Missing photos join nothing, and an unjoined file does not separate.
  expect(idsDe(juntas([papel('a')], pdf))).toBe('a')
  expect(idsDe(separadas(lista, 'X'))).toBe('aXbYc')
})

test("a sheet cut out of a photo takes the photo's place and can be turned back into it", () => {
  const [a, , b] = lista
  if (!a || !b) throw new Error('there are five')
  const hoja = { ...papel('H'), fotos: [b] }
  const recortada = juntas(lista, hoja)
  expect(idsDe(recortada)).toBe('aXHYc')
  expect(idsDe(separadas(recortada, 'H'))).toBe('aXbYc')
  const juntada = juntas(recortada, { ...papel('P', PDF), fotos: [a, hoja] })
  expect(idsDe(conSusFotos(juntada))).toBe('PaHbXYc')
  expect(idsDe(separadas(juntada, 'P'))).toBe('aHXYc')
})

test('[WIZ-10, WIZ-11] more than four files, or more than 4 MB, are reported as too many until some are joined', () => {
  expect(sobran(lista.slice(1))).toBe(false)
  expect(sobran(lista)).toBe(true)
  expect(sobran([papel('a', PDF, MAX_BYTES - 1)])).toBe(false)
  expect(sobran([papel('a', PDF, MAX_BYTES - 1), papel('b', PDF, 1)])).toBe(true)
})

test("a PDF gets the person's title, without characters that file names cannot have", () => {
  const nombre = (escrito: string) => nombreDePdf(escrito, 'Estudios')
  expect(nombre('Estudios previos')).toBe('Estudios previos.pdf')
  expect(nombre('  Rx  de tórax.PDF ')).toBe('Rx de tórax.pdf')
  expect(nombre('../a\\b:c\u202e')).toBe('.. a b c.pdf')
  for (const nada of ['', '   ', '.pdf', '..', '/\\']) expect(nombre(nada)).toBe('Estudios.pdf')
  expect(nombre('x'.repeat(100))).toBe(`${'x'.repeat(60)}.pdf`)
})
