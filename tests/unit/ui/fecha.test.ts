import { expect, test } from 'vitest'

import { formatFecha } from '#ui/fecha.ts'

test('[FMT-01] a date is shown as dd/mm/yyyy', () => {
  expect(formatFecha('2026-03-01')).toBe('01/03/2026')
})

test('[FMT-01] the first day of a year stays in its year, in every zone', () => {
  expect(formatFecha('2026-01-01')).toBe('01/01/2026')
})

test('a date that is not known is a dash', () => {
  expect(formatFecha(null)).toBe('—')
  expect(formatFecha(undefined)).toBe('—')
  expect(formatFecha('')).toBe('—')
})
