import { expect, test } from 'vitest'

import { mesAntes, mesCorto, mesLargo, mesesHasta, readMes } from '#formato/meses.ts'

test.each([
  ['10/2026', '2026-10'],
  ['2026-3', '2026-03'],
  ['1-2025', '2025-01'],
  ['13/2026', undefined],
  ['Octubre', undefined],
  ['01/10/2026', undefined],
])('[APOR-02] the month %o from the provider is read as %o', (written, month) => {
  expect(readMes(written)).toBe(month)
})

test('[APOR-01] a list of six months ends with the given month, also across a new year', () => {
  expect(mesesHasta('2026-02', 6)).toEqual([
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ])
  expect(mesAntes('2026-03-31', 1)).toBe('2026-02')
  expect(mesLargo('2026-09')).toBe('Septiembre de 2026')
  expect(mesCorto('2026-09')).toBe('Sep')
})
