import { assert, date, property } from 'fast-check'
import { create, is } from 'superstruct'
import { expect, test } from 'vitest'

import { Fecha, Instante, readFecha } from '#contract/fechas.ts'
import { formatFecha } from '#formato/fechas.ts'

test.each([
  ['2026-03-09', '2026-03-09'],
  ['09/03/2026', '2026-03-09'],
  ['9/3/2026', '2026-03-09'],
  ['09-03-2026', '2026-03-09'],
  [' 2026-03-09T23:30:00-03:00', '2026-03-09'],
  ['29/02/2028', '2028-02-29'],
])('[FMT-04, FMT-03] the date %j from the provider is read as %s', (written, day) => {
  expect(create(written, Fecha)).toBe(day)
})

test.each([
  '31/02/2026',
  '2026-13-01',
  '00/01/2026',
  '29/02/2027',
  '9 de marzo',
  '2026',
  '',
  '-',
  '09/03/26',
])('[FMT-04] %j is refused as a date', (written) => {
  expect(readFecha(written)).toBeUndefined()
  expect(() => create(written, Fecha)).toThrow(/Fecha/)
})

test('[FMT-04] every day reads the same in both spellings and is sent as yyyy-mm-dd', () => {
  const days = date({
    min: new Date('1900-01-01'),
    max: new Date('2199-12-31'),
    noInvalidDate: true,
  })
  assert(
    property(days, (day) => {
      const iso = day.toISOString().slice(0, 10)
      const [y, m, d] = iso.split('-')
      expect(readFecha(iso)).toBe(iso)
      expect(readFecha(`${d}/${m}/${y}`)).toBe(iso)
      expect(is(iso, Fecha)).toBe(true)
    }),
  )
})

test('an instant needs a time with its zone; a bare day is refused', () => {
  expect(is('2026-03-09T12:00:00Z', Instante)).toBe(true)
  expect(is('2026-03-09', Instante)).toBe(false)
  expect(is('ayer', Instante)).toBe(false)
})

test('[FMT-01, FMT-04] a date is shown as dd/mm/yyyy, however the provider writes it', () => {
  for (const written of ['2026-03-09', '09/03/2026', '9-3-2026'])
    expect(formatFecha(create(written, Fecha))).toBe('09/03/2026')
})
