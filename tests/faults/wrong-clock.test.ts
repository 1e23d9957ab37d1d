import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { knownOffset } from '#local/time/clock.ts'

import { adjunto, heldKinds, nota } from './support/heldKinds.ts'
import { heldProvider } from './support/heldProvider.ts'
import { type HeldTime, holdTime } from './support/heldTime.ts'
import { wakefulPhone } from './support/wakefulPhone.ts'

const A_MINUTE = 60_000
const A_DAY = 24 * 60 * A_MINUTE
const NOON = Date.UTC(2026, 10, 20, 15)
const THIRTY_DAYS = 30 * A_DAY
/** Longest wait of a visible page. */
const LONGEST = 100_000

const WRONG = [
  { name: 'two days behind', wrong: -2 * A_DAY },
  { name: 'six minutes behind', wrong: -6 * A_MINUTE },
  { name: 'six minutes ahead', wrong: 6 * A_MINUTE },
  { name: 'two days ahead', wrong: 2 * A_DAY },
]

let provider: Awaited<ReturnType<typeof heldProvider>>
let time: HeldTime
let phone: Awaited<ReturnType<typeof wakefulPhone>>
let next = 2000

beforeAll(async () => void (provider = await heldProvider({ without: 'token-renovado' })))
afterAll(() => provider.stop())
beforeEach(() => {
  provider.shiftClock(0)
  time = holdTime(NOON)
})
afterEach(() => {
  phone.close()
  time.release()
})

/** Norma's phone, with this difference to the provider's clock; she signed in some time ago. */
async function phoneOff(wrong: number, ago = 0) {
  provider.shiftClock(-wrong - ago)
  const { token } = await provider.session()
  provider.shiftClock(-wrong)
  phone = await wakefulPhone(time, provider.url, token)
  const window = phone.openWindow()
  await window.wake('visible')
  return window
}

const failing = () => Response.json({ status: 'error' }, { status: 500 })
const states = async () => (await phone.rows()).map(({ state }) => state)
const sentTo = (path: string) => phone.log.filter((sent) => sent.path === path)
/** Age of the newest copy that the phone shows. */
const ages = async () =>
  (await phone.device.lectura.copias.toArray()).map(({ savedAt }) => Date.now() - savedAt)

describe.each(WRONG)('a phone that is $name', ({ wrong }) => {
  test.each(heldKinds)(
    '[FLT-69] $name waits as long for a failing server as with a right clock, and is saved once',
    async (kind) => {
      const window = await phoneOff(wrong)
      next += 1
      await provider.prepare(kind, next)
      phone.put(({ path }) => (path === kind.faulty ? failing() : undefined))
      await phone.make(kind.operation, kind.payload(next), kind.files)
      void window.wake('write')

      await time.pass(10 * A_MINUTE)
      // Requests 1, 2, 4 … 64 s apart, a little less by chance, then every 96 s.
      expect(sentTo(kind.faulty)).toHaveLength(13)
      phone.put(() => undefined)
      await time.pass(LONGEST)

      const [row] = await phone.rows()
      expect(row?.state).toBe('done')
      expect(await provider.effectsOf(row?.keys ?? [])).toEqual(row?.keys)
      expect(Math.abs((await knownOffset(phone.device)) + wrong)).toBeLessThan(2000)
      for (const age of await ages()) expect(age).toBeGreaterThanOrEqual(0)
      expect(phone.reported).toEqual([])
    },
  )

  test("[FLT-69, FLT-61] a change made before the provider's end of the session is sent, a later one waits", async () => {
    const window = await phoneOff(wrong, THIRTY_DAYS - 10 * A_MINUTE)
    await time.pass(9 * A_MINUTE)
    await phone.make(nota.operation, nota.payload((next += 1)))
    await window.wake('write')
    expect(await states()).toEqual(['done'])

    await time.pass(2 * A_MINUTE)
    const before = phone.log.length
    await phone.make(nota.operation, nota.payload((next += 1)))
    await window.wake('online')
    await time.pass(10 * A_MINUTE)

    expect(await states()).toEqual(['done', 'pending'])
    expect(phone.log.slice(before).filter(({ signed }) => signed)).toEqual([])
    expect((await phone.device.salida.sesion.get('actual'))?.state).toBe('in')
    expect(phone.reported).toEqual([])
  })

  test('[FLT-69] a jump of the clock during a wait causes one more request at most', async () => {
    const window = await phoneOff(0)
    next += 1
    phone.put(({ path }) => (path === nota.faulty ? failing() : undefined))
    await phone.make(nota.operation, nota.payload(next))
    void window.wake('write')
    await time.pass(10 * A_MINUTE)
    const before = sentTo(nota.faulty).length

    time.jump(wrong)
    provider.shiftClock(-wrong)
    await time.pass(10 * A_MINUTE)
    expect(sentTo(nota.faulty).length - before).toBeGreaterThanOrEqual(6)
    expect(sentTo(nota.faulty).length - before).toBeLessThanOrEqual(8)
    phone.put(() => undefined)
    await time.pass(LONGEST)

    expect(await states()).toEqual(['done'])
    for (const age of await ages()) expect(age).toBeGreaterThanOrEqual(0)
    expect(phone.reported).toEqual([])
  })

  test('[FLT-69] after a jump of the clock during an upload, two windows send the whole upload once', async () => {
    const first = await phoneOff(0)
    next += 1
    await provider.prepare(adjunto, next)
    phone.put(({ path }) =>
      path === adjunto.faulty && sentTo(path).length === 1 ? 'unheard' : undefined,
    )
    await phone.make(adjunto.operation, adjunto.payload(next), adjunto.files)
    void first.wake('write')
    await time.pass(1000)
    expect(await states()).toEqual(['sending'])

    time.jump(wrong)
    provider.shiftClock(-wrong)
    const second = phone.openWindow()
    await phone.make(nota.operation, nota.payload((next += 1)))
    void second.wake('write')
    await time.pass(LONGEST)

    expect(await states()).toEqual(['done', 'done'])
    const keys = (await phone.rows()).flatMap((row) => row.keys)
    expect(new Set(await provider.effectsOf(keys))).toEqual(new Set(keys))
    expect(await provider.effectsOf(keys)).toHaveLength(keys.length)
    expect(sentTo(adjunto.faulty)).toHaveLength(2)
    expect(phone.reported).toEqual([])
  })
})
