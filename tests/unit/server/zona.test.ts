import { afterEach, expect, test, vi } from 'vitest'

import { FORMAS, usarFormas } from '#contract/formas.ts'
import { finDeReceta } from '#contract/pase/receta.ts'
import { cuandoYHora, diaDe, horaDe } from '#formato/instantes.ts'

import { isZona, tablaDe } from '../../../server/src/base/zona.ts'

const at = (text: string) => Date.parse(text)
const enZona = (name: string) => void usarFormas({ ...FORMAS, zona: tablaDe(name) })

afterEach(() => {
  usarFormas(FORMAS)
  vi.unstubAllEnvs()
})

test('the table of a zone without summer time is its offset alone', () => {
  expect(tablaDe('America/Argentina/Buenos_Aires')).toEqual([-180])
  expect(tablaDe('Asia/Kathmandu')).toEqual([345])
})

test.each(['America/Santiago', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
  '[FLT-71] days and hours in %s equal the zone data of the system for 30 years',
  (name) => {
    enZona(name)
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: name,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    })

    const wrong: number[] = []
    // Every 41 hours: each hour of the day in each season of each year.
    for (let then = Date.UTC(2015, 0, 2); then < Date.UTC(2046, 0, 1); then += 41 * 3_600_000)
      if (`${diaDe(then)}, ${horaDe(then)}` !== clock.format(then)) wrong.push(then)
    expect(wrong).toEqual([])
  },
)

test.each(['UTC', 'Pacific/Auckland'])(
  '[FLT-71] on a phone in %s a day of Santiago ends at its midnight, also when clocks change',
  (phone) => {
    vi.stubEnv('TZ', phone)
    enZona('America/Santiago')

    // Summer time ends: 23:00 comes twice on Saturday, April 4.
    expect(diaDe(at('2026-04-05T03:59:59Z'))).toBe('2026-04-04')
    expect(horaDe(at('2026-04-05T02:30:00Z'))).toBe('23:30')
    expect(horaDe(at('2026-04-05T03:30:00Z'))).toBe('23:30')
    expect(diaDe(at('2026-04-05T04:00:00Z'))).toBe('2026-04-05')
    // Summer time begins: Sunday, September 6, has no hour 0.
    expect(horaDe(at('2026-09-06T03:59:00Z'))).toBe('23:59')
    expect(horaDe(at('2026-09-06T04:00:00Z'))).toBe('01:00')
    expect(cuandoYHora(at('2026-09-06T03:30:00Z'), at('2026-09-06T12:00:00Z'))).toBe(
      'ayer a las 23:30',
    )
  },
)

test.each([
  ['2026-07-10', '2026-07-11T04:00:00Z'],
  ['2026-12-10', '2026-12-11T03:00:00Z'],
  ['2026-04-04', '2026-04-05T04:00:00Z'],
  ['2026-04-03', '2026-04-04T03:00:00Z'],
  ['2026-09-05', '2026-09-06T04:00:00Z'],
  ['2026-09-06', '2026-09-07T03:00:00Z'],
])('[SEC-50] in Santiago a prescription of the last day %s ends at %s', (vence, end) => {
  enZona('America/Santiago')
  expect(new Date(finDeReceta({ vence })).toISOString()).toBe(end.replace('Z', '.000Z'))
})

test('a zone is a name of the IANA list', () => {
  expect(['America/Argentina/Ushuaia', 'UTC', 'Etc/GMT+3'].map(isZona)).toEqual([true, true, true])
  expect(['America/Bariloche', '-03:00', '', 'america argentina', 3].filter(isZona)).toEqual([])
})
