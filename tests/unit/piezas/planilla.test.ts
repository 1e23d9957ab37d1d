import { expect, test } from 'vitest'

import { planilla } from '#piezas/busqueda/planilla.ts'

test('[CONS-03] a spreadsheet in es-AR opens the file without conversion', () => {
  expect(
    planilla([
      ['Práctica', 'Importe'],
      ['Consulta; control', 1234.5],
    ]),
  ).toBe('\uFEFFPráctica;Importe\r\n"Consulta; control";1234,5\r\n')
})

test.each([
  ['=SUMA(A1:A9)', "'=SUMA(A1:A9)"],
  ['+54 9', "'+54 9"],
  ['@aquí', "'@aquí"],
  ['dijo "no"', '"dijo ""no"""'],
  [undefined, ''],
])(
  '[REIN-03] a cell with the text %o is written so that it is no formula and cannot end its cell',
  (cell, written) => {
    expect(planilla([[cell]])).toBe(`\uFEFF${written}\r\n`)
  },
)

test('[REIN-03] a negative amount stays a number', () => {
  expect(planilla([[-12.5]])).toBe('\uFEFF-12,5\r\n')
})
