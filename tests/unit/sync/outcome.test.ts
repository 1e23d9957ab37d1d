import { expect, test } from 'vitest'

import type { CallFailure } from '#contract/callError.ts'
import { backOff, outcomeOf } from '#sync/outcome.ts'

const status = (code: number, rest = {}): CallFailure => ({
  kind: 'status',
  status: code,
  statusText: '',
  ...rest,
})

test.each([408, 425, 429, 500, 502, 503, 504, 599])(
  '[FLT-11] after status %i the change waits and is sent again',
  (code) => {
    expect(outcomeOf(status(code), true)).toEqual({ state: 'pending' })
  },
)

test.each([400, 403, 404, 413, 415, 422])(
  "status %i is a refusal, shown with the server's text",
  (code) => {
    expect(outcomeOf(status(code, { message: 'Así no' }), true)).toEqual({
      state: 'rejected',
      reason: 'Así no',
      ...(code === 413 && { pesa: true }),
    })
  },
)

test.each([400, 413, 415])(
  'a refusal with status %i and no text tells the person to discard and redo the change',
  (code) => {
    expect(outcomeOf(status(code), true)).toMatchObject({
      state: 'rejected',
      reason: expect.stringContaining('Descartalo y hacelo de nuevo'),
    })
  },
)

test('a key still in progress is waited for as long as the server asks', () => {
  expect(outcomeOf(status(409, { codigo: 'en-curso' }), true)).toEqual({ state: 'pending' })
  expect(outcomeOf(status(409, { codigo: 'en-curso', retryAfterMs: 2000 }), true)).toEqual({
    state: 'pending',
    afterMs: 2000,
  })
})

test('[ERR-01, ADDR-09] status 200 with an error in its body is a refusal with a warning', () => {
  expect(outcomeOf({ kind: 'refused', message: 'Ya estaba' }, true)).toEqual({
    state: 'rejected',
    reason: 'Ya estaba',
    avisa: true,
  })
})

test('[FLT-08] an answer from another server, or with the wrong shape, is not a refusal', () => {
  expect(outcomeOf({ kind: 'captive' }, true)).toEqual({ state: 'pending' })
  expect(outcomeOf({ kind: 'shape', detail: '' }, true)).toEqual({ state: 'pending' })
})

test('without keys a change that may have arrived is doubtful, and an unsent one is sent again', () => {
  for (const failure of [
    { kind: 'no-answer', timedOut: true },
    { kind: 'shape', detail: '' },
    status(500),
    status(504),
  ] as CallFailure[])
    expect(outcomeOf(failure, false)).toEqual({ state: 'dudosa' })
  for (const failure of [{ kind: 'captive' }, status(503), status(429)] as CallFailure[])
    expect(outcomeOf(failure, false)).toEqual({ state: 'pending' })
})

test('[FLT-03] if a host with keys cannot say whether a change arrived, the change is doubtful', () => {
  for (const certain of [true, false])
    expect(outcomeOf(status(409, { codigo: 'dudosa', message: 'x' }), certain)).toEqual({
      state: 'dudosa',
      sinSaber: true,
    })
})

test("412 with the provider's value is a conflict; without it there is no choice to offer", () => {
  expect(outcomeOf(status(412, { actual: { version: 2 } }), true)).toEqual({
    state: 'conflict',
    theirs: { version: 2 },
  })
  expect(outcomeOf(status(412), true)).toEqual({ state: 'rejected', reason: 'Error (412)' })
})

test('[FLT-11] waits double from one second to the cap, with at most 45 requests in the first hour', () => {
  const waits = (visible: boolean) =>
    Array.from({ length: 60 }, (_, index) => backOff(index + 1, visible, 1))
  expect(waits(true).slice(0, 8)).toEqual(
    [1, 2, 4, 8, 16, 32, 64, 100].map((seconds) => seconds * 1000),
  )

  const inAnHour = (visible: boolean, random: number) => {
    let total = 0
    const every = Array.from({ length: 200 }, (_, index) => backOff(index + 1, visible, random))
    return every.filter((wait) => (total += wait) <= 3_600_000).length + 1
  }
  for (const random of [0, 0.5, 1]) {
    expect(inAnHour(true, random)).toBeLessThanOrEqual(45)
    expect(inAnHour(false, random)).toBeLessThanOrEqual(24)
  }
})

test('[FLT-13, FLT-08] a 404 that is not the provider’s own does not refuse a change', () => {
  for (const certain of [true, false])
    expect(outcomeOf(status(404, { foreign: true }), certain)).toEqual({ state: 'pending' })
})
