import { afterEach, expect, test, vi } from 'vitest'

import { cuando, cuandoYHora, diaDe, esViejo, horaDe } from '#formato/instantes.ts'

const at = (text: string) => Date.parse(text)
const now = at('2026-11-20T15:00:00-03:00') // This day is a Friday.

test('a copy saved today is described with its hour in Buenos Aires', () => {
  expect(cuandoYHora(at('2026-11-20T09:40:00-03:00'), now)).toBe('hoy a las 09:40')
})

test('an hour before midnight in Buenos Aires counts as yesterday in any time zone of the phone', () => {
  expect(cuandoYHora(at('2026-11-19T23:30:00-03:00'), now)).toBe('ayer a las 23:30')
  expect(diaDe(at('2026-11-20T02:30:00Z'))).toBe('2026-11-19')
  expect(horaDe(at('2026-11-20T03:00:00Z'))).toBe('00:00')
})

afterEach(() => void vi.unstubAllEnvs())

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])(
  '[FLT-71] a day ends at midnight in Buenos Aires, also at the end of a month or year, in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)

    for (const day of ['2026-11-30', '2026-12-31', '2027-02-28', '2028-02-28', '2028-02-29']) {
      const evening = at(`${day}T23:59:59.999-03:00`)
      expect(diaDe(evening)).toBe(day)
      expect(cuandoYHora(evening, evening)).toBe('hoy a las 23:59')
      expect(cuandoYHora(evening, evening + 1)).toBe('ayer a las 23:59')
      expect(cuando(at(`${day}T00:00:00-03:00`), evening)).toBe('hoy')
      expect(cuando(at(`${day}T00:00:00-03:00`) - 1, evening)).toBe('ayer')
    }
    expect(cuando(at('2028-02-29T12:00:00-03:00'), at('2028-03-02T12:00:00-03:00'))).toBe(
      'el martes 29/02',
    )
  },
)

test('a day of the last week is named by its weekday, an older one by its date', () => {
  expect(cuandoYHora(at('2026-11-16T08:10:00-03:00'), now)).toBe('el lunes 16/11 a las 08:10')
  expect(cuando(at('2026-11-02T08:10:00-03:00'), now)).toBe('el 02/11/2026')
})

test('a moment in the future is written as a date, never as a weekday', () => {
  expect(cuando(at('2026-11-22T08:00:00-03:00'), now)).toBe('el 22/11/2026')
})

test('data older than a day count as old', () => {
  expect(esViejo(now - 23 * 3_600_000, now)).toBe(false)
  expect(esViejo(now - 25 * 3_600_000, now)).toBe(true)
})

test("the built-in offset of Buenos Aires equals the browser's time zone data", () => {
  const hora = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Argentina/Buenos_Aires',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  // Every 17 hours from 2020 to 2036: every hour of the day in every week of the year.
  for (let then = Date.UTC(2020, 0, 1); then < Date.UTC(2036, 0, 1); then += 17 * 3_600_000)
    expect(`${diaDe(then)}, ${horaDe(then)}`).toBe(hora.format(then))
})
