import { expect, test, vi } from 'vitest'

import { discardRow } from '#local/outbox/forget.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { editRow, overWifiAlone, retryRow } from '#local/outbox/secondThoughts.ts'
import { currentSession, startSession } from '#local/session/session.ts'
import { drain } from '#sync/drain.ts'
import type { World } from '#sync/world.ts'

import {
  agregarPalabra,
  fails,
  phone,
  provider,
  standing,
  tokenOf,
  world,
} from '../../support/phone.ts'

const add = async (device: Awaited<ReturnType<typeof phone>>, ...changes: string[]) => {
  for (const change of changes) {
    const [lista = '', palabra = ''] = change.split(' ')
    await enqueue(device, agregarPalabra, { lista, palabra }, { now: 1 })
  }
}

test('changes are sent in the order in which they were made, each with its own key', async () => {
  const device = await phone()
  await add(device, 'a uno', 'a dos', 'a tres')
  const { call, received, words } = provider()

  await drain(world(device, call))

  expect(words()).toEqual(['uno', 'dos', 'tres'])
  expect(new Set(received.map(({ key }) => key)).size).toBe(3)
  expect(await standing(device)).toEqual({ uno: 'done', dos: 'done', tres: 'done' })
})

test('a rejected change stops later changes of its own group and no other', async () => {
  const device = await phone()
  await add(device, 'a mal', 'a despues', 'b otro')
  const { call, words } = provider(({ request }) =>
    request.palabra === 'mal'
      ? fails({ kind: 'status', status: 422, statusText: '', message: 'No va' })
      : {},
  )

  await drain(world(device, call))
  await drain(world(device, call))

  expect(words().toSorted()).toEqual(['mal', 'otro'])
  expect(await standing(device)).toEqual({ mal: 'rejected', despues: 'pending', otro: 'done' })
  expect((await device.salida.operaciones.toArray())[0]?.reason).toBe('No va')
})

test('a rejected change can be sent again by the person, and the changes behind it follow', async () => {
  const device = await phone()
  await add(device, 'a mal', 'a despues')
  let accepts = false
  const { call } = provider(() => (accepts ? {} : fails({ kind: 'refused', message: 'No' })))
  await drain(world(device, call))
  const [row] = await device.salida.operaciones.toArray()

  accepts = true
  await retryRow(device, '1', String(row?.id))
  await drain(world(device, call))

  expect(await standing(device)).toEqual({ mal: 'done', despues: 'done' })
})

test("[FLT-31] a change that a killed sender left in state 'sending' is sent again under the same key", async () => {
  const device = await phone()
  await add(device, 'a uno')
  await device.salida.operaciones.toCollection().modify({ state: 'sending' })
  const [before] = await device.salida.operaciones.toArray()
  const { call, received } = provider()

  await drain(world(device, call))

  expect(received.map(({ key }) => key)).toEqual([before?.id])
})

test('[FLT-02] a change without an answer waits, and is sent again after the wait', async () => {
  const device = await phone()
  await add(device, 'a uno')
  let signal = false
  const { call, received } = provider(() =>
    signal ? {} : fails({ kind: 'no-answer', timedOut: false }),
  )

  const first = await drain(world(device, call))
  expect(first).toMatchObject({ left: 1, nextIn: 500 })
  await drain(world(device, call))
  expect(received).toHaveLength(1)

  signal = true
  await drain(world(device, call, { now: () => 1_000_500 }))
  expect(await standing(device)).toEqual({ uno: 'done' })
})

test('[FLT-11] a wait that the server asked for is kept; a wait after a network failure may be skipped', async () => {
  const device = await phone()
  await add(device, 'a uno', 'b dos')
  const { call, words } = provider(({ request }) =>
    request.palabra === 'uno'
      ? fails({ kind: 'status', status: 503, statusText: '', retryAfterMs: 60_000 })
      : fails({ kind: 'no-answer', timedOut: true }),
  )
  await drain(world(device, call))

  await drain(world(device, call), { now: true })

  expect(words()).toEqual(['uno', 'dos', 'dos'])
})

test('[FLT-11] a failing server is asked less and less often, even if it always names the same short wait', async () => {
  for (const retryAfterMs of [0, 1000]) {
    const device = await phone()
    await add(device, 'a uno')
    const { call, words } = provider(() =>
      fails({ kind: 'status', status: 503, statusText: '', retryAfterMs }),
    )
    for (let now = 1_000_000; now < 1_600_000;) {
      const { nextIn = 0 } = await drain(world(device, call, { now: () => now }), {
        visible: () => true,
      })
      now += Math.max(nextIn, 1000)
    }
    expect(words().length).toBeLessThanOrEqual(15)
  }
})

test('[FLT-61] with an expired session no change is sent', async () => {
  const device = await phone()
  await add(device, 'a uno')
  const { call, received } = provider()

  await drain(world(device, call, { now: () => 5_000_000_000_000 }))

  expect(received).toEqual([])
  expect(await standing(device)).toEqual({ uno: 'pending' })
})

test('[FLT-62] a 401 while sending keeps the other changes for the same person, without a further wait', async () => {
  const device = await phone()
  await add(device, 'a uno', 'a dos')
  const { call, words } = provider(({ request }) =>
    request.palabra === 'uno' ? fails({ kind: 'session-over' }) : {},
  )
  await drain(world(device, call))
  expect(await standing(device)).toEqual({ uno: 'pending', dos: 'pending' })

  const again = provider()
  await startSession(device, tokenOf(1), { shared: false })
  await drain(world(device, again.call), { now: true })

  expect(words()).toEqual(['uno'])
  expect(again.words()).toEqual(['uno', 'dos'])
})

test("[FLT-63, SESS-09] another person's changes are not sent", async () => {
  const device = await phone({ uid: 1 })
  await add(device, 'a uno')
  await startSession(device, tokenOf(2), { shared: false })
  const { call, received } = provider()

  await drain(world(device, call))

  expect(received).toEqual([])
  expect((await currentSession(device))?.uid).toBe('2')
})

test('a discarded change is not sent, and a change on its way cannot be discarded', async () => {
  const device = await phone()
  await add(device, 'a uno', 'b dos')
  const [uno, dos] = await device.salida.operaciones.toArray()
  await device.salida.operaciones.where({ id: String(dos?.id) }).modify({ state: 'sending' })

  expect(await discardRow(device, '1', String(uno?.id))).toBe(true)
  expect(await discardRow(device, '1', String(dos?.id))).toBe(false)

  const { call, words } = provider()
  await drain(world(device, call))
  expect(words()).toEqual(['dos'])
})

test('a change made while the outbox is being sent is sent as well', async () => {
  const device = await phone()
  await add(device, 'a uno')
  const { call, words } = provider(async ({ request }) => {
    if (request.palabra === 'uno') await add(device, 'b dos')
    return {}
  })

  await drain(world(device, call))

  expect(words()).toEqual(['uno', 'dos'])
})

test('four groups are sent in parallel at most, to keep connections free for the person', async () => {
  const device = await phone()
  await add(device, ...Array.from({ length: 9 }, (_, index) => `lista${index} p${index}`))
  let underWay = 0
  let most = 0
  let open: (() => void) | undefined
  const fourAreUnderWay = new Promise<void>((resolve) => (open = resolve))
  const { call } = provider(async () => {
    most = Math.max(most, ++underWay)
    if (underWay === 4) open?.()
    await fourAreUnderWay
    underWay -= 1
    return {}
  })

  await drain(world(device, call))

  expect(most).toBe(4)
})

/** Six changes in groups of their own: p0 to p3 are sent and get no answer before `finish`, p4 and p5 wait. */
async function fourHang() {
  const device = await phone()
  await add(device, ...Array.from({ length: 6 }, (_, index) => `lista${index} p${index}`))
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const { call, words } = provider(async () => {
    await answered
    return {}
  })
  const draining = drain(world(device, call))
  await vi.waitFor(() => expect(words().toSorted()).toEqual(['p0', 'p1', 'p2', 'p3']))
  const finish = async () => {
    answer()
    await draining
  }
  return { device, words, finish }
}

test('a change that waits behind four unanswered ones is pending, and sent after them', async () => {
  const { device, words, finish } = await fourHang()

  expect(await standing(device)).toMatchObject({ p3: 'sending', p4: 'pending', p5: 'pending' })

  await finish()
  expect(words().slice(4).toSorted()).toEqual(['p4', 'p5'])
  expect(new Set(Object.values(await standing(device)))).toEqual(new Set(['done']))
})

test('a change discarded while it waits behind four unanswered ones is never sent', async () => {
  const { device, words, finish } = await fourHang()
  const waits = (await device.salida.operaciones.toArray())[4]

  expect(await discardRow(device, '1', String(waits?.id))).toBe(true)

  await finish()
  expect(words().toSorted()).toEqual(['p0', 'p1', 'p2', 'p3', 'p5'])
})

test('a change that waits behind four unanswered ones is not sent once the turn is lost', async () => {
  const { device, words, finish } = await fourHang()

  await device.salida.turnos.where({ id: 'envio' }).modify((turn) => void (turn.fence += 1))

  await finish()
  expect(words().toSorted()).toEqual(['p0', 'p1', 'p2', 'p3'])
  expect(await standing(device)).toMatchObject({ p3: 'done', p4: 'pending', p5: 'pending' })
})

test('a change that waits behind four unanswered ones heeds a later choice of Wi-Fi alone', async () => {
  vi.stubGlobal('navigator', { connection: { type: 'cellular' } })
  try {
    const { device, words, finish } = await fourHang()
    const waits = (await device.salida.operaciones.toArray())[4]

    await overWifiAlone(device, '1', String(waits?.id), true)

    await finish()
    expect(words().toSorted()).toEqual(['p0', 'p1', 'p2', 'p3', 'p5'])
    expect(await standing(device)).toMatchObject({ p4: 'pending', p5: 'done' })
  } finally {
    vi.unstubAllGlobals()
  }
})

test('a change is sent while the outcomes of four others are still being stored', async () => {
  const device = await phone()
  await add(device, ...Array.from({ length: 6 }, (_, index) => `lista${index} p${index}`))
  let store = () => {}
  const mayStore = new Promise<void>((resolve) => (store = resolve))
  const { publica } = device
  const transaction = publica.transaction.bind(publica)
  // The first write of an outcome is its moment, in a transaction of its own.
  vi.spyOn(publica, 'transaction').mockImplementation(
    (...how) => mayStore.then(() => transaction(...how)) as never,
  )
  const { call, words } = provider(() => ({}))
  const draining = drain(world(device, call))

  await vi.waitFor(() => expect(words()).toHaveLength(6))
  expect(new Set(Object.values(await standing(device)))).toEqual(new Set(['sending']))

  store()
  await draining
  expect(new Set(Object.values(await standing(device)))).toEqual(new Set(['done']))
})

test('[FLT-63, SESS-09] when another person signs in during sending, nothing more is sent', async () => {
  const device = await phone({ uid: 1 })
  await add(device, ...Array.from({ length: 40 }, (_, index) => `lista${index} p${index}`))
  const generations: (number | undefined)[] = []
  let atSignIn = Infinity
  const call = (async (
    _endpoint: unknown,
    _request: unknown,
    options?: { generation?: number },
  ) => {
    generations.push(options?.generation)
    if (generations.length === 6) {
      await startSession(device, tokenOf(2), { shared: false })
      atSignIn = generations.length
    }
    return {}
  }) as unknown as World['call']

  await drain(world(device, call))

  // Three others may have been on their way besides the sixth, and each call is tied to the session that made it.
  expect(generations.length - atSignIn).toBeLessThanOrEqual(3)
  expect(new Set(generations)).toEqual(new Set([1]))
  const rows = await device.salida.operaciones.toArray()
  expect(rows.filter(({ state }) => state === 'pending').length).toBeGreaterThan(0)
  expect(rows.every(({ uid }) => uid === '1')).toBe(true)
})

test('an error in one send does not stop the others, and its row waits', async () => {
  const device = await phone()
  await add(device, 'a roto', 'b sano')
  const { call } = provider(({ request }) => {
    if (request.palabra === 'roto') throw new Error('a mistake of ours')
    return {}
  })

  await expect(drain(world(device, call))).rejects.toThrow('a mistake of ours')

  expect(await standing(device)).toEqual({ roto: 'pending', sano: 'done' })
})

test('[FLT-62] a new sign-in of the same person during an upload sends the held-back changes at once', async () => {
  const device = await phone()
  await add(device, 'a lenta', 'b otra')
  let finish = () => {}
  const { call, words } = provider(async ({ request }) => {
    if (request.palabra === 'lenta') await new Promise<void>((resolve) => (finish = resolve))
    else if (words().filter((word) => word === 'otra').length === 1) fails({ kind: 'session-over' })
    return {}
  })
  const draining = drain(world(device, call))
  await vi.waitFor(() => expect(words()).toEqual(['lenta', 'otra']))

  await startSession(device, tokenOf(1), { shared: false })
  await enqueue(device, agregarPalabra, { lista: 'c', palabra: 'nueva' }, { now: 2 })

  await vi.waitFor(async () => expect((await standing(device))['otra']).toBe('done'))
  finish()
  await draining
})

test('a copy outdated by many changes is fetched once, after all of them', async () => {
  const device = await phone()
  await add(device, ...Array.from({ length: 50 }, (_, n) => `lista${n} p${n}`))
  const { call, words } = provider(() => ({}))
  const toldAfter: number[] = []

  await drain(world(device, call), { onDone: () => toldAfter.push(words().length) })

  expect(toldAfter).toEqual([50])
})

test('a change finished while an upload continues is reported immediately', async () => {
  const device = await phone()
  const subir = {
    ...agregarPalabra,
    type: 'palabra.subir',
    lane: 'archivos' as const,
    group: () => 'subir',
  }
  await enqueue(device, subir, { lista: 'a', palabra: 'archivo' }, { now: 1 })
  await add(device, 'b una')
  let finish = () => {}
  const { call, words } = provider(({ request }) =>
    request.palabra === 'archivo' ? new Promise((resolve) => (finish = () => resolve({}))) : {},
  )
  const onDone = vi.fn()
  const catalog = { resources: [], operations: [agregarPalabra, subir] }
  const draining = drain(world(device, call, { catalog }), { onDone })

  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(words().toSorted()).toEqual(['archivo', 'una'])
  finish()
  await draining
  expect(onDone).toHaveBeenCalledTimes(2)
})

test('a Wi-Fi-only change waits for Wi-Fi without delaying others, also after an edit', async () => {
  const connection = { type: 'cellular' }
  vi.stubGlobal('navigator', { connection })
  try {
    const device = await phone()
    const id = await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'foto' }, { now: 1 })
    await add(device, 'b otro')
    await overWifiAlone(device, '2', id, true)
    expect((await device.salida.operaciones.get({ id }))?.soloWifi).toBeUndefined()
    await overWifiAlone(device, '1', id, true)
    await editRow(
      device,
      agregarPalabra,
      id,
      { lista: 'a', palabra: 'foto' },
      { now: 2, clave: 'k' },
    )
    const { call, words } = provider()

    expect(await drain(world(device, call))).toMatchObject({ left: 0 })
    expect(words()).toEqual(['otro'])

    connection.type = 'wifi'
    await drain(world(device, call))
    expect(words()).toEqual(['otro', 'foto'])
  } finally {
    vi.unstubAllGlobals()
  }
})

test('a Wi-Fi-only change behind another one of its group waits for Wi-Fi too', async () => {
  const connection = { type: 'cellular' }
  vi.stubGlobal('navigator', { connection })
  try {
    const device = await phone()
    await add(device, 'a carta', 'a foto')
    const [, foto] = await device.salida.operaciones.toArray()
    await overWifiAlone(device, '1', String(foto?.id), true)
    const { call, words } = provider()

    expect(await drain(world(device, call))).toMatchObject({ left: 0 })
    expect(words()).toEqual(['carta'])
    expect(await standing(device)).toEqual({ carta: 'done', foto: 'pending' })

    connection.type = 'wifi'
    await drain(world(device, call))
    expect(words()).toEqual(['carta', 'foto'])
  } finally {
    vi.unstubAllGlobals()
  }
})

test('a change that is set to wait for Wi-Fi while an earlier one is sent waits', async () => {
  vi.stubGlobal('navigator', { connection: { type: 'cellular' } })
  try {
    const device = await phone()
    await add(device, 'a carta', 'a foto')
    const [, foto] = await device.salida.operaciones.toArray()
    const { call, words } = provider(async () => {
      await overWifiAlone(device, '1', String(foto?.id), true)
      return {}
    })

    await drain(world(device, call))

    expect(words()).toEqual(['carta'])
    expect(await standing(device)).toEqual({ carta: 'done', foto: 'pending' })
  } finally {
    vi.unstubAllGlobals()
  }
})
