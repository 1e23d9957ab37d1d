import { expect, test } from 'vitest'

import { type Device, openDevice } from '#local/bases/device.ts'
import { mirror } from '#local/outbox/mirror.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { type Store, reconcile } from '#local/session/reconcile.ts'
import {
  changeSession,
  currentSession,
  endSession,
  isExpired,
  renewToken,
  startSession,
} from '#local/session/session.ts'
import { noteUse } from '#local/session/shared.ts'
import { readToken } from '#local/session/token.ts'
import { noteOffset } from '#local/time/clock.ts'
import { pull } from '#sync/pull.ts'

import {
  agregarPalabra,
  palabras,
  phone,
  provider,
  standing,
  tokenOf,
  world,
} from '../../../support/phone.ts'

function store(
  initial: Record<string, string> = {},
): Store & { all: () => Record<string, string> } {
  const kept = new Map(Object.entries(initial))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    all: () => Object.fromEntries(kept),
  }
}

test('[SESS-01] the user id is read from the token, as a number or as text', () => {
  expect(readToken(tokenOf(7))).toMatchObject({
    uid: '7',
    sid: 'sid-7',
    expiresAt: 4_000_000_000_000,
  })
  const payload = Buffer.from(JSON.stringify({ uid: 'x9', nombre: 'ñandú' })).toString('base64url')
  expect(readToken(`a.${payload}.b`)).toEqual({ uid: 'x9', expiresAt: Number.MAX_SAFE_INTEGER })
})

test('[SESS-01] after sign-in the token is in local storage', async () => {
  const device = await phone()
  const local = store()

  await reconcile(device, local, store(), 0)

  expect(local.getItem('token')).toBe(tokenOf(1))
})

const MINUTES = 60_000

test('[SESS-02, SESS-05] a token removed from local storage means a sign-out', async () => {
  const device = await phone()
  await pull(world(device, provider(() => ['uno']).call), palabras, { lista: 'a' })
  const local = store()
  await reconcile(device, local, store(), 0)
  await reconcile(device, local, store(), 3 * MINUTES)
  local.removeItem('token')

  const row = await reconcile(device, local, store(), 4 * MINUTES)

  expect(row).toMatchObject({ state: 'out', why: 'sin-token' })
  expect(await device.lectura.copias.count()).toBe(0)
})

test('a sign-out keeps the answer to the offer of a lock, and nothing else of the phone', async () => {
  const device = await phone()
  const local = store({ 'sin-candado': 'no', aplicacion: 'guardada' })
  await reconcile(device, local, store(), 0)
  await endSession(device, 'salir', 1, 1)

  await reconcile(device, local, store(), 2)

  expect(local.all()).toEqual({ 'sin-candado': 'no' })
})

test('[SESS-02] in a window that saw the token, its removal means signed out at once', async () => {
  const device = await phone()
  const session = store()
  await reconcile(device, store(), session, 0)

  expect(await reconcile(device, store(), session, 1)).toMatchObject({
    state: 'out',
    why: 'sin-token',
  })
})

test('[FLT-30, SESS-05] a killed browser that lost all local storage does not sign out', async () => {
  const device = await phone()
  await reconcile(device, store(), store(), 0)
  const local = store({ token: tokenOf(1) })
  await reconcile(device, local, store(), 3 * MINUTES)
  const anew = store()

  expect(await reconcile(device, anew, store(), 4 * MINUTES)).toMatchObject({ state: 'in' })

  expect(anew.getItem('token')).toBe(tokenOf(1))
})

test('[SESS-02, FLT-33] a sign-out made while the databases did not open is repeated in them later', async () => {
  const device = await phone()
  const local = store()
  await reconcile(device, local, store(), 0)
  await reconcile(device, local, store(), 3 * MINUTES)
  const inMemory = { ...(await phone()), enMemoria: true as const }
  await endSession(inMemory, 'salir', 1, 4 * MINUTES)
  await reconcile(inMemory, local, store(), 4 * MINUTES)

  expect(await reconcile(device, local, store(), 5 * MINUTES)).toMatchObject({ state: 'out' })
})

test('[FLT-33, FLT-63] after a sign-in made while the databases did not open, the former person is never shown', async () => {
  const device = await phone({ uid: 1 })
  await pull(world(device, provider(() => ['uno']).call), palabras, { lista: 'a' })
  const local = store()
  await reconcile(device, local, store(), 0)
  await reconcile(device, local, store(), 3 * MINUTES)
  local.setItem('token', tokenOf(2))

  expect(await reconcile(device, local, store(), 4 * MINUTES)).toMatchObject({ state: 'out' })

  expect(await device.lectura.copias.count()).toBe(0)
})

test("[FLT-31] the former person's token left in local storage by a crash does not sign out", async () => {
  const device = await phone({ uid: 1 })
  const local = store({ token: tokenOf(2) })

  expect(await reconcile(device, local, store(), 60 * MINUTES)).toMatchObject({ state: 'in' })

  expect(local.getItem('token')).toBe(tokenOf(1))
})

test('[FLT-31] a browser killed before it wrote the token to local storage does not sign out', async () => {
  const device = await phone()
  await reconcile(device, store(), store(), 0)
  const local = store()

  expect(await reconcile(device, local, store(), 60 * MINUTES)).toMatchObject({ state: 'in' })

  expect(local.getItem('token')).toBe(tokenOf(1))
})

test('[SESS-03, SESS-09] a 401 clears both storages and every copy, and keeps the unsent changes of the person', async () => {
  const device = await phone()
  await pull(world(device, provider(() => ['uno']).call), palabras, { lista: 'a' })
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'dos' }, { now: 1 })
  const local = store({ token: tokenOf(1), otra: 'cosa' })
  const session = store({ lista: 'x' })
  await reconcile(device, local, session, 0)

  await endSession(device, '401', 1, 5)
  await reconcile(device, local, session, 5)

  expect(local.all()).toEqual({})
  // A page that is left at this moment shows the reason at its next load (app/arranque/salidaAnotada.ts).
  expect(session.all()).toEqual({ salida: '["401"]' })
  expect(await device.lectura.copias.count()).toBe(0)
  expect(await standing(device)).toEqual({ dos: 'pending' })
})

test('[SESS-03] a late 401 of an older session does not end the new one', async () => {
  const device = await phone()
  await startSession(device, tokenOf(1), { shared: false })

  await endSession(device, '401', 1, 5)

  expect((await currentSession(device))?.generation).toBe(2)
})

test('[SESS-09] a sign-out cut off by closing the browser is completed by the next page', async () => {
  const device = await phone()
  await pull(world(device, provider(() => ['uno']).call), palabras, { lista: 'a' })
  await device.salida.sesion.put({
    id: 'actual',
    state: 'out',
    uid: '1',
    generation: 2,
    why: '401',
    at: 0,
  })

  await reconcile(device, store({ token: 'viejo' }), store(), 0)

  expect(await device.lectura.copias.count()).toBe(0)
})

test('[FLT-32] a token left after the browser deleted the database opens its session again', async () => {
  const device = await phone({ uid: 7 })
  await device.salida.sesion.clear() // The browser deleted it: a sign-out would leave a tombstone row.
  await device.lectura.dueno.clear()
  const local = store({ token: tokenOf(7), compartido: 'sí' })

  const row = await reconcile(device, local, store(), 5)

  expect(row).toMatchObject({ state: 'in', uid: '7', sid: 'sid-7', shared: true, usedAt: 5 })
  expect(await device.lectura.dueno.get('actual')).toMatchObject({ uid: '7' })
})

test('[FLT-32] copies left after the browser deleted the session are kept for their own person only', async () => {
  const device = await phone({ uid: 7 })
  await pull(world(device, provider(() => ['uno']).call), palabras, { lista: 'a' })
  await device.salida.sesion.clear()

  await reconcile(device, store({ token: tokenOf(7) }), store(), 5)
  expect(await device.lectura.copias.count()).toBe(1)

  await device.salida.sesion.clear()
  const row = await reconcile(device, store({ token: tokenOf(8) }), store(), 5)
  expect(row?.generation).toBe(2)
  expect(await device.lectura.copias.count()).toBe(0)
})

test('[FLT-32, FLT-59] a damaged stored session counts as none; without a token no session opens', async () => {
  const device = await phone({ uid: 7 })
  await device.salida.sesion.put({ id: 'actual', state: 'in', token: 5 } as never)

  expect(await reconcile(device, store({ token: tokenOf(7) }), store(), 5)).toMatchObject({
    state: 'in',
    uid: '7',
  })

  await device.salida.sesion.put({ id: 'actual', basura: 'x' } as never)
  expect(await reconcile(device, store({ token: 'no es' }), store(), 5)).toBeUndefined()
})

test('[FLT-32, SESS-03] a sign-out clears local storage except for unsent changes and notes of the browser', async () => {
  const device = await phone()
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'dos' }, { now: 1 })
  const local = store({ otra: 'cosa', detector: '1' })
  await reconcile(device, local, store(), 0)
  await mirror(device, local, 0)

  await endSession(device, '401', 1, 5)
  await reconcile(device, local, store(), 5)

  expect(Object.keys(local.all())).toEqual(['pendientes', 'detector'])
})

test("after a sign-out only the session's id stays, to be revoked at the provider", async () => {
  const device = await phone()

  await endSession(device, 'salir', 1, 5)

  expect(await device.salida.revocaciones.toArray()).toEqual([{ sid: 'sid-1', at: 5 }])
})

test('a renewed token replaces only the token of the same session', async () => {
  const device = await phone()
  const renewed = tokenOf(1, { exp: 4_100_000_000 })

  await renewToken(device, renewed, 1)
  expect((await currentSession(device))?.token).toBe(renewed)
  await renewToken(device, tokenOf(2), 1)
  expect((await currentSession(device))?.token).toBe(renewed)
  await changeSession(device.salida, 99, () => ({ shared: true }))
  expect((await currentSession(device))?.shared).toBe(false)
})

test('[SESS-09] after a sign-in cut off by closing the browser, the next page completes it', async () => {
  const device = await phone()
  await device.lectura.dueno.put({ id: 'actual', uid: '', generation: -1 })

  await reconcile(device, store(), store(), 0)

  expect(await device.lectura.dueno.get('actual')).toMatchObject({ uid: '1', generation: 1 })
})

test('signing in over an open session ends it, and tells the provider', async () => {
  const device = await phone({ uid: 1 })

  await startSession(device, tokenOf(2), { shared: false, now: 7 })

  expect(await device.salida.revocaciones.toArray()).toEqual([{ sid: 'sid-1', at: 7 }])
  expect(await device.lectura.dueno.get('actual')).toMatchObject({ uid: '2', generation: 2 })
})

test('[FLT-35] a sign-in repeated after freeing space stays signed in', async () => {
  const device = await phone({ uid: 1 })
  let full = true
  device.lectura.dueno.hook('updating', (changes) => {
    if (full && 'uid' in changes && changes.uid !== '')
      throw new DOMException('full', 'QuotaExceededError')
  })
  const signIn = () => startSession(device, tokenOf(2), { shared: false, now: 7 })
  await expect(signIn()).rejects.toThrow('full')
  full = false

  await signIn()

  expect(await device.salida.revocaciones.toArray()).toEqual([{ sid: 'sid-1', at: 7 }])
})

test('a shared phone unused for half an hour is signed out, and keeps unsent changes', async () => {
  const device = await phone()
  await startSession(device, tokenOf(1), { shared: true, now: 0 })
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'dos' }, { now: 1 })
  await noteUse(device, 20 * MINUTES)

  expect(await reconcile(device, store(), store(), 45 * MINUTES)).toMatchObject({ state: 'in' })
  expect(await reconcile(device, store(), store(), 51 * MINUTES)).toMatchObject({
    state: 'out',
    why: 'sin-uso',
  })
  expect(await standing(device)).toEqual({ dos: 'pending' })
})

test('a phone that is not shared stays signed in', async () => {
  const device = await phone()
  expect(await reconcile(device, store(), store(), 1e12)).toMatchObject({ state: 'in' })
})

/** A second window of the same phone, whose nth read of the session ends only when it thaws. */
function frozenWindow(device: Device, nth: number): { window: Device; thaw: () => void } {
  const window = openDevice(device.salida.name.replace('portal-salida', ''))
  let thaw = () => {}
  const frozen = new Promise<void>((resolve) => (thaw = resolve))
  const look = window.salida.sesion.get.bind(window.salida.sesion)
  let looks = 0
  Object.assign(window.salida.sesion, {
    get: async (id: 'actual') => {
      const row = await look(id)
      looks += 1
      if (looks === nth) await frozen
      return row
    },
  })
  return { window, thaw }
}

for (const [seen, nth, when] of [
  ['out', 1, 'while'],
  ['in', 1, 'while'],
  ['out', 2, 'a moment after'],
] as const)
  test(`[SESS-09, FLT-63] a window frozen ${when} it read a session state '${seen}' does not change the next person's`, async () => {
    const device = await phone({ uid: 1 })
    const { window, thaw } = frozenWindow(device, nth)
    const [local, own, theirs] = [store(), store(), store()]
    await reconcile(device, local, own, 0)
    await reconcile(device, local, theirs, 0)
    if (seen === 'out') await endSession(device, 'salir', 1, 1)
    const waking = reconcile(window, local, theirs, 2)
    // The window has read the session by now: a read that began later has ended.
    for (let n = 0; n < 5; n++) await currentSession(device)
    if (seen === 'in') await endSession(device, 'salir', 1, 1)
    await reconcile(device, local, own, 2)
    const { generation } = await startSession(device, tokenOf(2), { shared: false })
    for (const now of [2, 3 * MINUTES]) await reconcile(device, local, own, now)
    await pull(world(device, provider(() => ['de dos']).call), palabras, { lista: 'a' })

    thaw()
    await waking
    await reconcile(device, local, own, 4 * MINUTES)

    expect(await currentSession(device)).toMatchObject({ uid: '2', generation })
    expect(local.getItem('token')).toBe(tokenOf(2))
    expect((await device.lectura.copias.toArray()).map(({ value }) => value)).toEqual([['de dos']])
    expect(await device.lectura.dueno.get('actual')).toMatchObject({ uid: '2', generation })
  })

test('[SESS-09, SEC-28] after sign-out no table of the read model contains anything', async () => {
  const device = await phone()
  const { lectura } = device
  const key = 'ficha/7'
  const failure = { kind: 'no-answer', timedOut: false } as const
  await lectura.copias.put({ key, resource: 'ficha', value: 1, savedAt: 1, askedAt: 1 })
  await lectura.fallas.put({ key, failure, failedAt: 1 })
  await lectura.llaves.put({ id: 'dispositivo' } as never)
  await lectura.cuadros.put({ id: 'mostrador', value: 1, madeAt: 1 })

  await endSession(device, 'salir', 1, 3)

  const counts = await Promise.all(
    lectura.tables.map(async (table) => [table.name, await table.count()]),
  )
  expect(Object.fromEntries(counts)).toEqual({
    archivos: 0,
    copias: 0,
    fallas: 0,
    llaves: 0,
    cuadros: 0,
    dueno: 1,
  })
})

test("[FLT-69, SESS-04] on a phone two days ahead a session lasts as long as by the provider's clock", async () => {
  const device = await phone()
  const session = await currentSession(device)
  if (!session) throw new Error('nobody is signed in')
  const A_DAY = 24 * 60 * MINUTES
  const now = session.expiresAt + A_DAY // This phone's time; the provider's is two days earlier.
  await noteOffset(device, -2 * A_DAY, now)

  expect(await isExpired(device, session, now)).toBe(false)
  expect(await isExpired(device, session, now + A_DAY)).toBe(true)
})
