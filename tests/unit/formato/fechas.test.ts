import { afterEach, expect, test, vi } from 'vitest'

import { diaDeSemana, diasDelMes, formatFecha, masMeses } from '#formato/fechas.ts'

test('[FMT-01] a date is shown as dd/mm/yyyy', () => {
  expect(formatFecha('2026-03-01')).toBe('01/03/2026')
})

afterEach(() => void vi.unstubAllEnvs())

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])(
  '[FMT-01, FLT-71] first and last days of months and years, and 29 February, do not move in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)

    expect(formatFecha('2026-01-01')).toBe('01/01/2026')
    expect(formatFecha('2026-11-30')).toBe('30/11/2026')
    expect(formatFecha('2026-12-31')).toBe('31/12/2026')
    expect(formatFecha('2028-02-29')).toBe('29/02/2028')
    expect(formatFecha('2028-03-01')).toBe('01/03/2028')
  },
)

// Asunción put its clocks on at midnight: that Sunday began at one.
test.each(['Pacific/Auckland', 'America/Asuncion', 'UTC'])(
  '[FLT-71] months, their ends and weekdays are those of the calendar in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)

    expect(masMeses('2026-08-31', -6)).toBe('2026-02-28')
    expect(masMeses('2028-01-31', 1)).toBe('2028-02-29')
    expect(masMeses('2023-11-01', -1)).toBe('2023-10-01')
    expect([diasDelMes('2026-02-05'), diasDelMes('2028-02-29')]).toEqual([28, 29])
    expect([diaDeSemana('2023-10-01'), diaDeSemana('2026-11-27')]).toEqual([7, 5])
  },
)

test('an unknown date is shown as a dash', () => {
  expect(formatFecha(null)).toBe('—')
  expect(formatFecha(undefined)).toBe('—')
  expect(formatFecha('')).toBe('—')
})
