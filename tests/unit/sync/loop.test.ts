import { expect, test, vi } from 'vitest'

import { claves } from '#contract/extensiones/claves.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { part } from '#local/part.ts'
import { resource } from '#local/resource.ts'
import { changeSession, startSession } from '#local/session/session.ts'
import { makeLoop } from '#sync/loop.ts'

import {
  agregarPalabra,
  catalogoDePrueba,
  fails,
  palabras,
  phone,
  provider,
  standing,
  tokenOf,
  world,
} from '../../support/phone.ts'

/** Timers that run when the test says so. */
function handTimers() {
  const reported: unknown[] = []
  const waiting = new Map<number, { run: () => void; ms: number }>()
  let ids = 0
  return {
    set: (run: () => void, ms: number) => {
      waiting.set(++ids, { run, ms })
      return ids
    },
    clear: (id: number) => void waiting.delete(id),
    report: (error: unknown) => void reported.push(error),
    reported,
    waits: () => [...waiting.values()].map(({ ms }) => ms),
    /** Sending, fetching and reporting are cycles, each with a timer of its own. */
    fire: () => {
      if (waiting.size === 0) throw new Error('no timer is set')
      const due = [...waiting.values()]
      waiting.clear()
      for (const { run } of due) run()
    },
  }
}

// Messages of Chromium, Firefox and Safari.
const NOT_ARRIVED = [
  'Failed to fetch dynamically imported module: http://localhost/assets/a.js',
  'error loading dynamically imported module: http://localhost/assets/a.js',
  'Importing a module script failed.',
]
for (const words of NOT_ARRIVED)
  test(`[FLT-41] a script of the engine that fails to load (${words}) blocks no other work and is tried again`, async () => {
    const device = await phone()
    let signal = false
    const fetched = <T>(there: T) =>
      part(() => (signal ? Promise.resolve(there) : Promise.reject(new TypeError(words))))
    const { call } = provider(() => ['uno'])
    const conParte = resource({
      ...palabras,
      name: 'con parte',
      key: () => 'con parte',
      fetch: async (...asked) => (await fetched(palabras)).fetch(...asked),
    })
    const compose = vi.fn(() => Promise.resolve('hecho'))
    const timers = handTimers()
    const catalog = {
      ...catalogoDePrueba,
      resources: [conParte, palabras],
      cuadros: [{ id: 'papel', de: [], load: () => fetched(compose) }],
    }
    const loop = makeLoop(world(device, call, { catalog }), timers)

    await loop.wake('start')
    await loop.refresh('palabras', { lista: 'a' }, true)
    expect(await device.lectura.copias.get('palabras/a')).toMatchObject({ value: ['uno'] })
    expect(await device.lectura.fallas.get('con parte')).toMatchObject({
      failure: { kind: 'no-answer' },
    })
    expect(Math.min(...timers.waits())).toBeLessThan(60_000)

    signal = true
    timers.fire()
    await loop.wake('timer')
    expect(await device.lectura.copias.get('con parte')).toMatchObject({ value: ['uno'] })
    expect(await device.lectura.cuadros.get('papel')).toMatchObject({ value: 'hecho' })
    expect(timers.reported).toEqual([])
  })

test('an error inside a loaded script of the engine is reported', async () => {
  const broken = () => Promise.reject(new TypeError('undefined is not a function'))
  await expect(part(broken)).rejects.toThrow('not a function')
})

test('[FLT-02] without any event the timer alone sends waiting changes', async () => {
  const device = await phone()
  let clock = 1_000_000
  let signal = false
  const { call } = provider(() => (signal ? [] : fails({ kind: 'no-answer', timedOut: false })))
  const timers = handTimers()
  const loop = makeLoop(world(device, call, { now: () => clock }), timers)
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now: clock })

  await loop.wake('write')
  expect(timers.waits()).toHaveLength(3)
  expect(Math.min(...timers.waits())).toBeLessThan(120_000)

  signal = true
  clock += 2000
  timers.fire()
  await loop.wake('timer')
  expect(await standing(device)).toEqual({ uno: 'done' })
})

test('[SESS-03] a sign-out is reported to the provider even while a slow change is being sent', async () => {
  const device = await phone()
  let finish = () => {}
  const { call, received } = provider(({ request }) =>
    'palabra' in request ? new Promise<object>((resolve) => (finish = () => resolve({}))) : {},
  )
  const loop = makeLoop(world(device, call), handTimers())
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now: 1 })
  const sending = loop.wake('write')
  await vi.waitFor(() => expect(received.some(({ request }) => 'palabra' in request)).toBe(true))

  await device.salida.revocaciones.put({ sid: 'de antes', at: 1 })
  void loop.wake('write')

  await vi.waitFor(async () => expect(await device.salida.revocaciones.count()).toBe(0))
  finish()
  await sending
})

test('two rounds of the engine never overlap, and a wake-up during a round starts another', async () => {
  const device = await phone()
  let underWay = 0
  const { call, received } = provider(async () => {
    expect(++underWay).toBe(1)
    await new Promise((resolve) => setTimeout(resolve))
    underWay -= 1
    return fails({ kind: 'no-answer', timedOut: false })
  })
  const loop = makeLoop(world(device, call), handTimers())

  const first = loop.wake('start')
  const second = loop.wake('online')
  await Promise.all([first, second])
  await loop.wake('timer')

  expect(received.length).toBeGreaterThanOrEqual(2)
})

test('while changes are sent, data are fetched one by one to keep a connection free', async () => {
  const device = await phone()
  for (const palabra of ['una', 'dos', 'tres'])
    await enqueue(device, agregarPalabra, { lista: palabra, palabra }, { now: 1 })
  const open: (() => void)[] = []
  const { call, received } = provider(
    ({ request }) =>
      new Promise((resolve) => {
        open.push(() => resolve(request.palabra === undefined ? [] : {}))
      }),
  )
  const listas = ['a', 'b', 'c', 'd'].map((lista) => ({ lista }))
  const muchas = { ...palabras, eager: true, warm: () => Promise.resolve(listas) }
  const catalog = { resources: [muchas], operations: [agregarPalabra] }
  const loop = makeLoop(world(device, call, { catalog }), handTimers())
  const news = () => received.filter(({ request }) => request.palabra === undefined)

  const done = loop.wake('online')
  await vi.waitFor(() => expect(open).toHaveLength(4))
  expect(news()).toHaveLength(1)
  open.splice(0).forEach((answer) => answer())
  await vi.waitFor(async () =>
    expect(await standing(device)).toEqual({ una: 'done', dos: 'done', tres: 'done' }),
  )
  const answering = setInterval(() => open.splice(0).forEach((answer) => answer()))
  await done
  clearInterval(answering)
  expect(news().length).toBeGreaterThanOrEqual(4)
})

test('[SESS-07] two screens that want the same copy make one call', async () => {
  const device = await phone()
  const { call, received } = provider(() => ['uno'])
  const loop = makeLoop(world(device, call), handTimers())

  await Promise.all([
    loop.refresh('palabras', { lista: 'b' }, true),
    loop.refresh('palabras', { lista: 'b' }, true),
  ])
  await loop.refresh('palabras', { lista: 'b' }, false)

  expect(received).toHaveLength(1)
})

test('[FLT-19] opening the portal without signal reports it, and reports the signal when it returns', async () => {
  const device = await phone()
  let signal = true
  const { call, received } = provider(() =>
    signal ? [] : fails({ kind: 'no-answer', timedOut: false }),
  )
  const catalog = { resources: [{ ...palabras, eager: true }], operations: [] }
  const timers = handTimers()
  const loop = makeLoop(world(device, call, { catalog }), timers)
  await loop.wake('start')

  signal = false
  await loop.wake('online')
  expect(received).toHaveLength(2)
  expect(Math.min(...timers.waits())).toBeLessThanOrEqual(1000)

  signal = true
  timers.fire()
  await loop.wake('timer')
  expect(await device.lectura.fallas.count()).toBe(0)
  expect(timers.waits().every((wait) => wait > 60_000)).toBe(true)
})

test('after an unexpected error in a round the engine runs again', async () => {
  const device = await phone()
  const { call, received } = provider(() => {
    if (received.length === 1) throw new Error('a mistake of ours')
    return []
  })
  const timers = handTimers()
  const loop = makeLoop(world(device, call), timers)

  await loop.wake('start')
  expect(timers.reported).toHaveLength(1)
  timers.fire()
  await loop.wake('timer')

  expect(await device.lectura.copias.count()).toBe(1)
})

test("changes that cannot be sent do not keep the engine's timer running", async () => {
  const device = await phone()
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'mal' }, { now: 1 })
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'detras' }, { now: 1 })
  const { call } = provider(({ path }) =>
    path === '/agregar' ? fails({ kind: 'refused', message: 'No' }) : [],
  )
  const timers = handTimers()
  const loop = makeLoop(world(device, call), timers)

  await loop.wake('start')
  await vi.waitFor(() => expect(timers.waits()).toEqual([300_000, 300_000, 300_000]))

  await device.salida.operaciones.toCollection().modify({ state: 'pending' })
  await changeSession(device.salida, 1, () => ({ vencida: true }))
  await loop.wake('write')
  expect(timers.waits()).toEqual([300_000, 300_000, 300_000])
})

test('[SESS-09] a person who signs in during another one’s request gets an answer of their own', async () => {
  const device = await phone({ uid: 1 })
  let ofTheSecond: Promise<unknown> | undefined
  const { call, received } = provider(async () => {
    if (received.length > 1) return ['de la segunda']
    await startSession(device, tokenOf(2), { shared: false })
    ofTheSecond = loop.refresh('palabras', { lista: 'a' }, true)
    return ['de la primera']
  })
  const loop = makeLoop(world(device, call), handTimers())

  await loop.refresh('palabras', { lista: 'a' }, true)
  await ofTheSecond

  expect(received).toHaveLength(2)
  expect((await device.lectura.copias.get('palabras/a'))?.value).toEqual(['de la segunda'])
})

test('[SESS-09] a copy dropped at another person’s sign-in is not requested again with their session', async () => {
  const device = await phone({ uid: 1 })
  const { call, received } = provider(async () => {
    await startSession(device, tokenOf(2), { shared: false })
    return ['de la primera']
  })
  const loop = makeLoop(world(device, call), handTimers())
  const ask = () => loop.refresh('palabras', { lista: 'de la primera' }, true)

  await Promise.all([ask(), ask()])

  expect(received).toHaveLength(1)
  expect(await device.lectura.copias.count()).toBe(0)
})

test('[FLT-06] a change without an answer delays no other change, not even one made meanwhile', async () => {
  const device = await phone()
  let answer: (() => void) | undefined
  const sent: string[] = []
  const { call } = provider(async ({ path, request }) => {
    if (path !== '/agregar') return []
    sent.push(String(request.palabra))
    if (request.palabra === 'lenta') await new Promise<void>((resolve) => (answer = resolve))
    return {}
  })
  const loop = makeLoop(world(device, call), handTimers())
  const add = (lista: string, palabra: string) =>
    enqueue(device, agregarPalabra, { lista, palabra }, { now: 1 })

  await add('a', 'lenta')
  const first = loop.wake('write')
  await vi.waitFor(() => expect(sent).toEqual(['lenta']))
  await add('b', 'otra')
  await add('a', 'detras')
  void loop.wake('write')
  await vi.waitFor(() => expect(sent).toEqual(['lenta', 'otra']))

  answer?.()
  await first
  await vi.waitFor(async () =>
    expect(await standing(device)).toEqual({ lenta: 'done', otra: 'done', detras: 'done' }),
  )
  expect(sent).toEqual(['lenta', 'otra', 'detras'])
})

test('when the signal returns during a send, waiting changes are sent', async () => {
  const device = await phone()
  let signal = false
  let answer: (() => void) | undefined
  const { call } = provider(async ({ path, request }) => {
    if (path !== '/agregar') return []
    if (request.palabra === 'lenta') return new Promise((resolve) => (answer = () => resolve({})))
    return signal ? {} : fails({ kind: 'no-answer', timedOut: false })
  })
  const loop = makeLoop(world(device, call), handTimers())
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'lenta' }, { now: 1 })
  await enqueue(device, agregarPalabra, { lista: 'b', palabra: 'otra' }, { now: 1 })
  const first = loop.wake('write')
  await vi.waitFor(async () =>
    expect(await standing(device)).toEqual({ lenta: 'sending', otra: 'pending' }),
  )

  signal = true
  void loop.wake('online')

  await vi.waitFor(async () => expect((await standing(device))['otra']).toBe('done'))
  answer?.()
  await first
})

test('[FLT-79] a list being fetched when its change is confirmed is fetched again immediately', async () => {
  const device = await phone()
  let now = 1_000_000
  let answer = (_words: string[]) => {}
  let asked = 0
  const { call } = provider(({ path }) => {
    if (path !== '/palabras') return {}
    asked += 1
    if (asked !== 2) return asked === 1 ? ['cero'] : ['cero', 'uno']
    return new Promise((resolve) => (answer = resolve))
  })
  const timers = handTimers()
  const loop = makeLoop(world(device, call, { now: () => (now += 1) }), timers)
  await loop.refresh('palabras', { lista: 'a' }, true)
  const underWay = loop.refresh('palabras', { lista: 'a' }, true)
  await vi.waitFor(() => expect(asked).toBe(2))
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now })
  const sending = loop.wake('write')
  await vi.waitFor(async () => expect(await standing(device)).toEqual({ uno: 'done' }))

  answer(['cero'])
  await Promise.all([underWay, sending])

  await vi.waitFor(async () =>
    expect((await device.lectura.copias.get('palabras/a'))?.value).toEqual(['cero', 'uno']),
  )
})

test('[FLT-79] a list fetched for the first time while its change is confirmed is fetched again', async () => {
  const device = await phone()
  let answer = (_words: string[]) => {}
  let asked = 0
  const { call } = provider(({ path }) => {
    if (path !== '/palabras') return {}
    asked += 1
    return asked === 1 ? new Promise((resolve) => (answer = resolve)) : ['cero', 'uno']
  })
  const catalog = { ...catalogoDePrueba, resources: [{ ...palabras, warm: async () => [] }] }
  let now = 1_000_000
  const loop = makeLoop(world(device, call, { catalog, now: () => (now += 1) }), handTimers())
  const reading = loop.refresh('palabras', { lista: 'a' }, true)
  await vi.waitFor(() => expect(asked).toBe(1))
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now })
  await loop.wake('write')
  expect(await standing(device)).toEqual({ uno: 'done' })

  answer(['cero'])
  await reading

  await vi.waitFor(async () =>
    expect((await device.lectura.copias.get('palabras/a'))?.value).toEqual(['cero', 'uno']),
  )
})

test('[FLT-49, FLT-79] a list is fetched again immediately if a discarded change turns out to have arrived', async () => {
  const device = await phone()
  let there = ['cero']
  const { call } = provider(({ path, request }) => {
    if (path === '/palabras') return there
    if (path === claves.anular.path)
      return { llegaron: Object.fromEntries(request.claves?.map((clave) => [clave, true]) ?? []) }
    there = ['cero', 'uno']
    return fails({ kind: 'no-answer', timedOut: true })
  })
  let now = 1_000_000
  const loop = makeLoop(world(device, call, { now: () => (now += 1) }), handTimers())
  await loop.refresh('palabras', { lista: 'a' }, true)
  const made = { lista: 'a', palabra: 'uno' }
  const id = await enqueue(device, agregarPalabra, made, { now })
  await loop.wake('write')

  expect(await loop.discard(id, false)).toBe('arrived')

  await vi.waitFor(async () =>
    expect((await device.lectura.copias.get('palabras/a'))?.value).toEqual(['cero', 'uno']),
  )
})
