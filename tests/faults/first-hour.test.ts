import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Operacion } from '#local/bases/salida.ts'

import { type HeldKind, heldKinds } from './support/heldKinds.ts'
import { heldProvider } from './support/heldProvider.ts'
import { type HeldTime, holdTime } from './support/heldTime.ts'
import { type Between, wakefulPhone } from './support/wakefulPhone.ts'

const A_MINUTE = 60_000
const AN_HOUR = 60 * A_MINUTE
const NOON = Date.UTC(2026, 10, 20, 15)

let provider: Awaited<ReturnType<typeof heldProvider>>
let time: HeldTime
let phone: Awaited<ReturnType<typeof wakefulPhone>>
let next = 1000

beforeAll(async () => void (provider = await heldProvider()))
afterAll(() => provider.stop())

beforeEach(async () => {
  time = holdTime(NOON)
  phone = await wakefulPhone(time, provider.url, (await provider.session()).token)
})
afterEach(() => {
  phone.close()
  time.release()
})

const answer = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ status: 'error' }, { status, headers })

/**
 * A window that has had an answer from the provider. A hidden window was visible first: it starts
 * nothing by itself.
 */
async function opened(sight: 'visible' | 'hidden') {
  const window = phone.openWindow()
  await window.wake('visible')
  if (sight === 'hidden') await window.wake(sight)
  return window
}

/** Makes a change of this kind. `fault` applies to all calls but the other steps of the change. */
async function make(kind: HeldKind, fault: Between = () => undefined): Promise<Operacion> {
  next += 1
  await provider.prepare(kind, next)
  const through = kind.steps.filter((step) => step !== kind.faulty)
  phone.put((sent) => (through.includes(sent.path) ? undefined : fault(sent)))
  await phone.make(kind.operation, kind.payload(next), kind.files)
  const [row] = await phone.rows()
  if (!row) throw new Error('nothing was kept')
  return row
}

const sentTo = (path: string) => phone.log.filter((sent) => sent.path === path)
const gaps = (path: string) =>
  sentTo(path).flatMap(({ at }, index, all) =>
    index === 0 ? [] : [at - (all[index - 1]?.at ?? 0)],
  )

/** The fault ends and no person acts: within the longest wait the change has its one effect. */
async function healed(kind: HeldKind, { keys }: Operacion, longest: number) {
  phone.put(() => undefined)
  await time.pass(longest + GIVES_UP)
  expect((await phone.rows()).map(({ state }) => state)).toEqual(['done'])
  expect(await provider.effectsOf(keys)).toEqual(keys)
  const others = kind.steps.filter((step) => step !== kind.faulty)
  expect(others.map((step) => sentTo(step).length)).toEqual(others.map(() => 1))
  expect(phone.reported).toEqual([])
}

const FAULTS: Record<string, Between> = {
  'answers 500': () => answer(500),
  'answers 502 with a page': () => new Response('<html>', { status: 502 }),
  'answers 503': () => answer(503),
  'answers 504': () => answer(504),
  'gives no answer': () => 'silence',
}
const SIGHTS = [
  { sight: 'visible', most: 45, longest: 100_000, faults: Object.keys(FAULTS) },
  { sight: 'hidden', most: 24, longest: 5 * A_MINUTE, faults: ['answers 500', 'gives no answer'] },
] as const
/** Time that the phone waits for the answer to a small change. */
const GIVES_UP = 31_000

describe.each(heldKinds)('the first hour of $name', (kind) => {
  for (const { sight, most, longest, faults } of SIGHTS)
    test.each(faults)(
      `[FLT-11] a server that %s for an hour gets at most ${most} requests from a ${sight} page, and saves once later`,
      async (fault) => {
        const window = await opened(sight)
        const row = await make(kind, FAULTS[fault])
        void window.wake('write')

        await time.pass(AN_HOUR)

        const waits = gaps(kind.faulty)
        expect(waits.length + 1).toBeLessThanOrEqual(most)
        expect(waits.at(-1)).toBeGreaterThan(0.95 * longest)
        for (const [index, wait] of waits.entries())
          expect(wait).toBeGreaterThanOrEqual(Math.min(0.95 * longest, 500 * 2 ** index))
        await healed(kind, row, longest)
      },
    )

  test('[FLT-11] a browser killed every seven minutes makes at most one more request after each start', async () => {
    const [{ most, longest }] = SIGHTS
    await opened('visible')
    const row = await make(kind, (_sent) =>
      sentTo(kind.faulty).length % 5 === 0 ? 'silence' : answer(500),
    )

    for (const _seven of Array.from({ length: 8 })) {
      await time.pass(7 * A_MINUTE)
      phone.kill()
      phone.openWindow()
    }
    await time.pass(4 * A_MINUTE)

    expect(sentTo(kind.faulty).length).toBeGreaterThan(8)
    expect(sentTo(kind.faulty).length).toBeLessThanOrEqual(most + 8)
    await healed(kind, row, longest)
  })

  test('[FLT-11] a Retry-After is kept to the second, even if windows open or the network comes back', async () => {
    const named = [7, 120, 60, 600, 90, 1800, 1200] // each longer than the back-off, together longer than an hour
    const statuses = [500, 502, 503, 504]
    let window = await opened('visible')
    const row = await make(kind, () => {
      const nth = Math.max(0, sentTo(kind.faulty).length - 1)
      return answer(Number(statuses[nth % 4]), { 'retry-after': String(named[nth]) })
    })
    void window.wake('write')

    for (let minute = 1; minute <= 60; minute += 1) {
      await time.pass(A_MINUTE)
      if (minute % 7 === 0) {
        phone.kill()
        window = phone.openWindow()
      } else void window.wake('online')
    }

    const waits = gaps(kind.faulty)
    expect(waits).toHaveLength(named.length - 1)
    for (const [index, wait] of waits.entries())
      expect(Math.abs(wait - Number(named[index]) * 1000)).toBeLessThan(1000)
    await healed(kind, row, 20 * A_MINUTE)
  })
})
