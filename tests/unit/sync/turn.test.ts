import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CERROJO } from '#local/bases/names.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { drain } from '#sync/drain.ts'
import { type Turn, alone } from '#sync/turn.ts'
import type { World } from '#sync/world.ts'

import { makeLocks } from '../../support/locks.ts'
import { agregarPalabra, phone, provider, standing, world } from '../../support/phone.ts'

beforeEach(() => {
  // Dexie needs these real timers.
  vi.useFakeTimers({
    now: 1_000_000,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => void vi.useRealTimers())

/** Gives work on real timers (the database) time to finish between two virtual seconds. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    for (let tick = 0; tick < 10; tick++) await new Promise((resolve) => setImmediate(resolve))
  }
}

const contexts: [string, () => Partial<World>][] = [
  [
    'with locks',
    () => {
      const locks = makeLocks()
      return { locks, now: Date.now }
    },
  ],
  ['without locks', () => ({ now: Date.now })],
]

for (const [how, surroundings] of contexts) {
  test(`[FLT-44, FLT-46] ${how}, a window that finds another one sending waits, and sends next`, async () => {
    const of = world(await phone(), provider().call, surroundings())
    const order: string[] = []
    let finish = () => {}
    const first = alone(of, async () => {
      order.push('first begins')
      await new Promise<void>((resolve) => (finish = resolve))
      order.push('first ends')
    })
    await pass(1)
    const second = alone(of, async () => void order.push('second'))
    await pass(30)
    expect(order).toEqual(['first begins'])

    finish()
    await pass(3)

    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(order).toEqual(['first begins', 'first ends', 'second'])
  })

  test(`[FLT-45] ${how}, a working window keeps its turn to send, and others stop waiting in the end`, async () => {
    const of = world(await phone(), provider().call, surroundings())
    let finish = () => {}
    const first = alone(of, () => new Promise<void>((resolve) => (finish = resolve)))
    await pass(1)
    let waited: boolean | undefined
    const second = alone(of, async () => expect.unreachable()).then((got) => (waited = got))

    await pass(95)

    expect(waited).toBe(false)
    finish()
    await pass(1)
    await Promise.all([first, second])
  })

  test(`[FLT-45] ${how}, a frozen sender is replaced within 90 s, and sends nothing when it wakes`, async () => {
    const device = await phone()
    const shared = surroundings()
    const frozen = world(device, provider().call, shared)
    let asleep: Turn | undefined
    let wake = () => {}
    const first = alone(frozen, async (turn) => {
      asleep = turn
      await new Promise<void>((resolve) => (wake = resolve))
    })
    await pass(1)
    freezeHeartbeat()
    const begun: string[] = []
    const others = ['second', 'third'].map((who) =>
      alone(world(device, provider().call, shared), async () => void begun.push(who)),
    )

    await pass(90)

    expect(begun).toHaveLength(2)
    expect(await asleep?.isMine()).toBe(false)
    wake()
    await pass(2)
    expect(await Promise.all([first, ...others])).toEqual([true, true, true])
  })
}

/** The timers of the frozen window stop; those of the others go on. */
function freezeHeartbeat() {
  const [beating] = heartbeats.splice(0)
  clearInterval(beating)
}

const heartbeats: ReturnType<typeof setInterval>[] = []
beforeEach(() => {
  heartbeats.length = 0
  const real = globalThis.setInterval
  vi.spyOn(globalThis, 'setInterval').mockImplementation((run, ms) => {
    const id = real(run, ms)
    if (ms === 10_000) heartbeats.push(id)
    return id
  })
})
afterEach(() => void vi.restoreAllMocks())

test('[FLT-45] a frozen sender that wakes does not send the change that another window took over', async () => {
  const device = await phone()
  const locks = makeLocks()
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now: 1 })
  let wake = () => {}
  let reached = () => {}
  const atTheDoor = new Promise<void>((resolve) => (reached = resolve))
  const slow = provider()
  const first = drain(
    world(
      device,
      async (endpoint, request, options) => {
        reached()
        await new Promise<void>((resolve) => (wake = resolve))
        return slow.call(endpoint, request, options)
      },
      { locks, now: Date.now },
    ),
  )
  await pass(1)
  await atTheDoor
  freezeHeartbeat()
  const other = provider()

  const second = drain(world(device, other.call, { locks, now: Date.now }))
  await pass(70)
  await second
  wake()
  await pass(2)
  await first

  expect(other.words()).toEqual(['uno'])
  expect(slow.words()).toEqual([])
  expect(await standing(device)).toEqual({ uno: 'done' })
})

test('[FLT-45] a window waits for the sender that just got the lock but did not register yet', async () => {
  const of = world(await phone(), provider().call, { locks: makeLocks(), now: Date.now })
  await alone(of, async () => undefined)
  // The lock is held by a window that is not written into the row yet.
  let go = () => {}
  void of.locks?.request('portal-salida', () => new Promise<void>((resolve) => (go = resolve)))
  let begun = false
  const waiting = alone(of, async () => void (begun = true))

  await pass(60)
  expect(begun).toBe(false)

  go()
  await pass(1)
  expect(await waiting).toBe(true)
})

test('[FLT-45] the lock of a dead window that never registered blocks sending for 90 s at most', async () => {
  const of = world(await phone(), provider().call, { locks: makeLocks(), now: Date.now })
  const never = () => new Promise<void>(() => undefined)
  of.locks?.request('portal-salida', never).catch(() => undefined) // The lock was stolen.
  let begun = 0
  const begin = async () => void (begun += 1)
  const waiting = [alone(of, begin), alone(of, begin)]

  await pass(89)

  expect(begun).toBe(2)
  expect(await Promise.all(waiting)).toEqual([true, true])
})

test('[FLT-45] work that begins as its lock is stolen runs to its end', async () => {
  const locks = makeLocks()
  const of = world(await phone(), provider().call, { locks, now: Date.now })
  const order: string[] = []

  const running = alone(of, async () => void order.push('worked'))
  await Promise.resolve()
  await Promise.resolve()
  await locks.request(CERROJO, { steal: true }, () => undefined)
  await pass(1)

  expect(await running).toBe(true)
  expect(order).toEqual(['worked'])
})

test('[FLT-45] a window whose lock was stolen before it noticed starts no work', async () => {
  const shared = makeLocks()
  let hear = () => {}
  const heard = new Promise<void>((resolve) => (hear = resolve))
  const locks = {
    request: (name: string, options: LockOptions, begin: LockGrantedCallback<unknown>) =>
      shared.request(name, options, async (lock) => {
        await heard
        return begin(lock)
      }),
  } as LockManager
  const of = world(await phone(), provider().call, { locks, now: Date.now })

  const running = alone(of, async () => expect.unreachable())
  await pass(1)
  await shared.request(CERROJO, { steal: true }, () => undefined)
  expect(await running).toBe(false)
  hear()
  await pass(1)
})

test('[FLT-46] a window with nothing to send takes no turn, so another window is not blocked', async () => {
  const device = await phone()

  await drain(world(device, provider().call, { now: Date.now }))
  expect(await device.salida.turnos.toArray()).toEqual([])

  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now: 1 })
  await drain(world(device, provider().call, { now: Date.now }))
  expect(await device.salida.turnos.toArray()).toMatchObject([{ fence: 1, held: false }])
})

test('[FLT-24, FLT-45] the turn of a dead sender is taken immediately even if its time lies in the future', async () => {
  const of = world(await phone(), provider().call, { now: Date.now })
  const beatAt = Date.now() + 24 * 3_600_000
  await of.device.salida.turnos.put({ id: 'envio', fence: 7, beatAt, held: true })
  let begun = false

  const going = alone(of, async () => void (begun = true))
  await pass(3)

  expect(begun).toBe(true)
  expect(await going).toBe(true)
})
