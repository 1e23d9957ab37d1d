import { expect, test } from 'vitest'

import { texts } from '#features/capita/texts.ts'
import { capitaPronto, delMes, yaVencio } from '#model/vencimientoDeCapita.ts'

test.each([
  ['26/11', '2026-11-03', '26/11'],
  ['31/01', '2026-02-10', '28/02'],
  ['31', '2028-02-10', '29/02'],
  ['2026-03-05', '2026-04-01', '05/04'],
])('[CAPI-01] a fee due on %o, seen on %o, is shown as due on %o', (stored, today, due) => {
  expect(delMes(stored, today)).toBe(due)
})

test("[CAPI-01] the text about the fee's due day says if that day is over", () => {
  expect(texts.venceEl(yaVencio('26/11', '2026-11-25'))).toBe('La cuota de este mes vence el')
  expect(texts.venceEl(yaVencio('26/11', '2026-11-26'))).toBe('La cuota de este mes vence el')
  expect(texts.venceEl(yaVencio('26/11', '2026-11-27'))).toBe('La cuota de este mes venció el')
})

test.each([
  ['26/01', '2026-11-18', undefined],
  ['26/01', '2026-11-19', { dia: '26/11', dias: 7 }],
  ['26/01', '2026-11-26', { dia: '26/11', dias: 0 }],
  ['26/01', '2026-11-27', undefined],
  ['31', '2026-02-27', { dia: '28/02', dias: 1 }],
  ['03/12', '2026-11-30', undefined],
  [null, '2026-11-26', undefined],
  ['fin de mes', '2026-11-26', undefined],
])(
  '[CAPI-01] for a fee due on %o, home on %o shows the reminder %o',
  (fechaVencimientoCapita, hoy, said) => {
    expect(
      capitaPronto({ tipoAfiliado: { descripcion: 'Voluntario', fechaVencimientoCapita } }, hoy),
    ).toEqual(said)
  },
)

test.each([
  [8, 'Vence el 26/11/2026'],
  [3, 'Vence el 26/11/2026 · faltan 3 días'],
  [1, 'Vence el 26/11/2026 · falta 1 día'],
  [0, 'Vence hoy, 26/11/2026'],
  [-2, 'Venció el 26/11/2026'],
])('[CAPI-02] %o days before its due day the coupon says %o', (days, words) => {
  expect(texts.venceConDias('26/11/2026', days)).toBe(words)
})
