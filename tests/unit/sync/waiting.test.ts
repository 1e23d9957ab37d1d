import { expect, test, vi } from 'vitest'

import { enqueue } from '#local/outbox/outbox.ts'
import { retryRow } from '#local/outbox/secondThoughts.ts'
import { currentSession } from '#local/session/session.ts'
import { nextMoment } from '#local/time/order.ts'
import { drain } from '#sync/drain.ts'
import { makeLoop } from '#sync/loop.ts'
import { pull } from '#sync/pull.ts'
import { sendRow } from '#sync/sendRow.ts'
import { skipWaits } from '#sync/waiting.ts'

import {
  agregarPalabra,
  fails,
  palabras,
  phone,
  provider,
  standing,
  world,
} from '../../support/phone.ts'

const A_DAY = 24 * 3_600_000
const add = (device: Awaited<ReturnType<typeof phone>>, lista: string, palabra: string) =>
  enqueue(device, agregarPalabra, { lista, palabra }, { now: 1 })

test('[FLT-69] a clock set back while a change waits does not make the wait longer', async () => {
  const device = await phone()
  await add(device, 'a', 'uno')
  let signal = false
  const { call } = provider(() => (signal ? {} : fails({ kind: 'no-answer', timedOut: false })))
  await drain(world(device, call, { now: () => 10 * A_DAY }))
  signal = true

  await drain(world(device, call, { now: () => 8 * A_DAY }))

  expect(await standing(device)).toEqual({ uno: 'done' })
})

test('[FLT-69, FLT-79] a copy fetched after a change counts as newer even if the clock was set back in between', async () => {
  const device = await phone()
  await add(device, 'a', 'uno')
  const { call } = provider(({ path }) => (path === '/palabras' ? ['uno'] : {}))
  await pull(world(device, call, { now: () => 10 * A_DAY }), palabras, { lista: 'a' })
  await drain(world(device, call, { now: () => 10 * A_DAY }))

  expect(await pull(world(device, call, { now: () => 8 * A_DAY }), palabras, { lista: 'a' })).toBe(
    'stored',
  )

  const [row] = await device.salida.operaciones.toArray()
  const copy = await device.lectura.copias.get('palabras/a')
  expect(copy?.askedAt).toBeGreaterThan(Number(row?.confirmedAt))
})

test('[FLT-54] a change of a type from a newer version is kept and not sent', async () => {
  const device = await phone()
  await add(device, 'a', 'uno')
  await device.salida.operaciones.toCollection().modify({ type: 'del.futuro' })
  const { call, received } = provider()

  expect(await drain(world(device, call))).toEqual({ left: 0 })

  expect(received).toEqual([])
  expect((await device.salida.operaciones.toArray())[0]).toMatchObject({
    state: 'pending',
    tries: 0,
  })
})

test('[FLT-69] the timestamps of requests and answers only increase, even if the clock is set back', async () => {
  const device = await phone()
  const moments = await Promise.all([100, 100, 5, 200, 200].map((now) => nextMoment(device, now)))
  expect(moments).toEqual([100, 101, 102, 200, 201])
})

test("[FLT-06] a send that blocks the outbox still notices other windows' changes and the signal", async () => {
  const device = await phone()
  let answer = () => {}
  let signal = false
  const { call, words } = provider(async ({ request }) => {
    if (request.palabra === 'lenta') await new Promise<void>((resolve) => (answer = resolve))
    else if (!signal) fails({ kind: 'no-answer', timedOut: false })
    return {}
  })
  const of = world(device, call)
  await add(device, 'a', 'lenta')
  await add(device, 'b', 'otra')
  const draining = drain(of)
  await vi.waitFor(() => expect(words()).toEqual(['lenta', 'otra']))

  signal = true
  await skipWaits(of)
  await vi.waitFor(async () => expect((await standing(device))['otra']).toBe('done'))
  await add(device, 'c', 'nueva')
  await vi.waitFor(async () => expect((await standing(device))['nueva']).toBe('done'))

  answer()
  await draining
  expect(await standing(device)).toEqual({ lenta: 'done', otra: 'done', nueva: 'done' })
})

test('[FLT-13] a refused change that the person sends again is sent by the sending already under way', async () => {
  const device = await phone()
  let answer = () => {}
  let accepts = false
  const { call, words } = provider(async ({ request }) => {
    if (request.palabra === 'lenta') await new Promise<void>((resolve) => (answer = resolve))
    else if (!accepts) fails({ kind: 'refused', message: 'No' })
    return {}
  })
  await add(device, 'a', 'lenta')
  const id = await add(device, 'b', 'mal')
  const draining = drain(world(device, call))
  await vi.waitFor(async () => expect((await standing(device))['mal']).toBe('rejected'))
  expect(words()).toEqual(['lenta', 'mal'])

  accepts = true
  await retryRow(device, '1', id)

  await vi.waitFor(async () => expect((await standing(device))['mal']).toBe('done'))
  answer()
  await draining
})

test('[FLT-11] a server can make a change wait for an hour at most', async () => {
  const device = await phone()
  await add(device, 'a', 'uno')
  const TEN_YEARS = 10 * 365 * A_DAY
  let now = 1_000_000
  const { call } = provider(() =>
    now > 3_600_000 + 1_000_000
      ? {}
      : fails({ kind: 'status', status: 503, statusText: '', retryAfterMs: TEN_YEARS }),
  )
  const of = world(device, call, { now: () => now })

  expect(await drain(of)).toEqual({ left: 1, nextIn: 3_600_000 })
  now += 3_600_001
  await drain(of)

  expect(await standing(device)).toEqual({ uno: 'done' })
})

test("[FLT-11] a server's wait is kept for a minute at least, then the person may try once", async () => {
  const device = await phone()
  await add(device, 'a', 'uno')
  let now = 1_000_000
  const { call, received } = provider(() =>
    fails({ kind: 'status', status: 429, statusText: '', retryAfterMs: 1_800_000 }),
  )
  const of = world(device, call, { now: () => now })
  const loop = makeLoop(of, { set: () => 0, clear: () => undefined, report: () => undefined })
  const tries = () => received.filter(({ path }) => path === '/agregar').length
  await drain(of)

  now += 59_000
  await loop.wake('now')
  expect(tries()).toBe(1)
  now += 1000
  for (const why of ['online', 'visible', 'start'] as const) await loop.wake(why)
  expect(tries()).toBe(1)
  for (const _again of [1, 2]) await loop.wake('now')
  expect(tries()).toBe(2)
})

test('[FLT-11, FLT-02] a window that read a change before its wait began does not send it early', async () => {
  const device = await phone()
  await add(device, 'a', 'uno')
  const [seen] = await device.salida.operaciones.toArray()
  const session = await currentSession(device)
  if (!seen || !session) throw new Error('nothing to send')
  const { call, words } = provider(() => fails({ kind: 'no-answer', timedOut: false }))
  const of = world(device, call)
  await drain(of)

  const turn = { isMine: async () => true }
  const options = { visible: true, answered: () => undefined }
  expect(await sendRow(of, turn, session, seen, options)).toBe(undefined)

  expect(words()).toEqual(['uno'])
})

test('[FLT-11, FLT-02] a failed change always waits before its next try, with any random delay', async () => {
  const { call, words } = provider(() => fails({ kind: 'no-answer', timedOut: false }))
  const TRIES = 40
  for (let n = 1; n <= TRIES; n++) {
    const device = await phone()
    await add(device, 'a', `${n}`)
    const left = await drain(
      world(device, call, { now: () => Date.UTC(2026, 10, 20), random: () => n / 41 }),
    )
    expect(left.nextIn).toBeGreaterThan(0)
  }

  expect(words()).toHaveLength(TRIES)
})
