import { expect, test } from 'vitest'

import { esDeAntes } from '#formato/edad.ts'

const AHORA = Date.parse('2026-11-22T10:05:00Z')
const HORA = 60 * 60_000

test.each([
  ['of this moment', AHORA, false],
  ['a minute short of its hour', AHORA - HORA + 60_000, false],
  ['of an hour ago', AHORA - HORA, true],
  ['of half a minute ahead, as the clock ticks by the minute', AHORA + 30_000, false],
  ['of two days ahead, read under a wrong clock', AHORA + 48 * HORA, true],
])('for a copy %s that is fresh for an hour, the age is shown: %s', (_cual, savedAt, seDice) => {
  expect(esDeAntes({ savedAt, ahora: AHORA, freshFor: HORA })).toBe(seDice)
})
