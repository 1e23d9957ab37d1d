import { expect, test, vi } from 'vitest'

import type { Device } from '#local/bases/device.ts'
import { enqueue, rowsOf } from '#local/outbox/outbox.ts'
import { withOverlays } from '#local/outbox/overlays.ts'
import { resource } from '#local/resource.ts'
import { endSession, startSession } from '#local/session/session.ts'
import { drain } from '#sync/drain.ts'
import { isFresh, warm } from '#sync/fresh.ts'
import { pull } from '#sync/pull.ts'

import {
  agregarPalabra,
  catalogoDePrueba,
  fails,
  palabras,
  phone,
  provider,
  tokenOf,
  world,
} from '../../support/phone.ts'

const LISTA = { lista: 'a' }
const KEY = 'palabras/a'

test('an answer is stored under its key, with its age', async () => {
  const device = await phone()
  const { call } = provider(() => ['uno'])

  expect(await pull(world(device, call), palabras, LISTA)).toBe('stored')

  expect(await device.lectura.copias.get(KEY)).toMatchObject({ value: ['uno'], savedAt: 1_000_000 })
  expect(await isFresh(world(device, call), palabras, LISTA)).toBe(true)
  expect(await isFresh(world(device, call, { now: () => 1_060_000 }), palabras, LISTA)).toBe(false)
})

test('[FLT-65, SESS-09] an answer that comes after the sign-out is not stored', async () => {
  const device = await phone()
  const { call } = provider(async () => {
    await endSession(device, 'salir', 1, 0)
    await startSession(device, tokenOf(2), { shared: false })
    return ['de quien se fue']
  })

  expect(await pull(world(device, call), palabras, LISTA)).toBe('dropped')

  expect(await device.lectura.copias.count()).toBe(0)
})

test('[FLT-17] a late older answer never overwrites a newer one', async () => {
  const device = await phone()
  let clock = 1
  const late = provider(async () => {
    clock = 2
    await pull(world(device, provider(() => ['nueva']).call, { now: () => clock }), palabras, LISTA)
    return ['vieja']
  })

  expect(await pull(world(device, late.call, { now: () => clock }), palabras, LISTA)).toBe(
    'dropped',
  )

  expect((await device.lectura.copias.get(KEY))?.value).toEqual(['nueva'])
})

/** Two requests, of which the first is answered first although the provider takes longer for it. */
async function cross(device: Device, first: string[], second: string[][]) {
  let answer: ((words: string[]) => void) | undefined
  const slow = provider(() => new Promise((resolve) => (answer = resolve)))
  const overtaking = pull(world(device, slow.call), palabras, LISTA)
  await vi.waitFor(() => expect(answer).toBeDefined())
  const { received, call } = provider(async () => {
    answer?.(first)
    await overtaking
    return second[received.length - 1]
  })
  expect(await pull(world(device, call), palabras, LISTA)).toBe('stored')
  return received.length
}

test('[FLT-17] two overlapping requests with different answers are followed by a third request', async () => {
  const device = await phone()

  expect(await cross(device, ['nueva'], [['vieja'], ['la de ahora']])).toBe(2)

  expect(await device.lectura.copias.get(KEY)).toMatchObject({ value: ['la de ahora'] })
})

test('[FLT-17] two overlapping requests with the same answer are not followed by a third', async () => {
  expect(await cross(await phone(), ['igual'], [['igual']])).toBe(1)
})

test('[FLT-18, ERR-13] a failed refresh keeps the copy and stores the reason; the next success removes the reason', async () => {
  const device = await phone()
  await pull(world(device, provider(() => ['uno']).call), palabras, LISTA)
  const broken = provider(() => fails({ kind: 'shape', detail: 'x' }))

  expect(await pull(world(device, broken.call), palabras, LISTA)).toBe('failed')
  expect((await device.lectura.copias.get(KEY))?.value).toEqual(['uno'])
  expect((await device.lectura.fallas.get(KEY))?.failure.kind).toBe('shape')

  await pull(world(device, provider(() => ['dos']).call), palabras, LISTA)
  expect(await device.lectura.fallas.count()).toBe(0)
})

test('[SESS-07] a fresh copy is not fetched again', async () => {
  const device = await phone()
  const { call, received } = provider(() => ['uno'])

  expect(await warm(world(device, call))).toBe(true)
  await warm(world(device, call))

  expect(received).toHaveLength(1)
})

test('[FLT-79] a list whose change is confirmed during its first fetch is fetched again in the same round', async () => {
  const device = await phone()
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'dos' }, { now: 1 })
  const { call, received } = provider(async () => {
    if (received.length > 1) return ['uno', 'dos']
    await drain(world(device, provider().call))
    return ['uno']
  })

  expect(await warm(world(device, call))).toBe(true)

  expect((await device.lectura.copias.get(KEY))?.value).toEqual(['uno', 'dos'])
  await warm(world(device, call))
  expect(received).toHaveLength(2)
})

test("[FLT-79] the person's own change stays on screen until a copy contains it", async () => {
  const device = await phone()
  let clock = 10
  const at = { now: () => clock }
  await pull(world(device, provider(() => ['uno']).call, at), palabras, LISTA)
  const shown = async () => {
    const copy = await device.lectura.copias.get(KEY)
    return copy && withOverlays(catalogoDePrueba, KEY, copy, await rowsOf(device, '1'))
  }
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'dos' }, { now: clock })
  expect(await shown()).toEqual({ value: ['uno', 'dos'], pending: true })

  clock = 20
  await drain(world(device, provider(() => ({})).call, at))
  expect(await shown()).toEqual({ value: ['uno', 'dos'], pending: false })

  clock = 30
  await pull(
    world(device, provider(() => fails({ kind: 'no-answer', timedOut: true })).call, at),
    palabras,
    LISTA,
  )
  expect(await shown()).toEqual({ value: ['uno', 'dos'], pending: false })

  clock = 40
  await pull(world(device, provider(() => ['uno', 'dos']).call, at), palabras, LISTA)
  expect(await shown()).toEqual({ value: ['uno', 'dos'], pending: false })
})

test('[FLT-17] a copy outdated by age and by a change is fetched once in a round', async () => {
  const device = await phone()
  let clock = 10
  const at = { now: () => clock }
  await pull(world(device, provider(() => ['uno']).call, at), palabras, LISTA)
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'dos' }, { now: clock })
  await drain(world(device, provider(() => ({})).call, at))

  clock = 30 * 24 * 3_600_000
  const { call, received } = provider(() => ['uno', 'dos'])
  await warm(world(device, call, at))

  expect(received).toHaveLength(1)
})

/** Words that another list refers to. */
const nombradas = resource({
  ...palabras,
  name: 'nombradas',
  key: ({ lista }: { lista: string }) => `nombradas/${lista}`,
  warm: async (stored) => (await stored(palabras, LISTA))?.map((lista) => ({ lista })) ?? undefined,
  onlyWarm: true,
})

const conNombradas = { resources: [nombradas, palabras], operations: [] }

test('copies listed in an answer are fetched in the same round, without opening a screen', async () => {
  const device = await phone()
  const { call, words } = provider(({ request }) => (request.lista === 'a' ? ['x', 'y'] : []))

  await warm(world(device, call, { catalog: conNombradas }))

  expect(words()).toEqual(['a', 'x', 'y'])
})

test('[FLT-65] a copy that no list contains any more is deleted at the next sync; others stay', async () => {
  const device = await phone()
  let names = ['x', 'y']
  let clock = 1
  const { call } = provider(({ request }) => (request.lista === 'a' ? names : []))
  const of = world(device, call, { catalog: conNombradas, now: () => clock })
  await warm(of)
  await device.lectura.fallas.put({ key: 'nombradas/y', failure: { kind: 'captive' }, failedAt: 1 })

  names = ['x']
  clock += 60_000
  await warm(of)

  const kept = await device.lectura.copias.toCollection().primaryKeys()
  expect(kept.toSorted()).toEqual(['nombradas/x', 'palabras/a'])
  expect(await device.lectura.fallas.count()).toBe(0)
})

/** The family, each member's record, and two resources that nothing loads in advance: a search and a document. */
const buscada = resource<{ de: string }, string[]>({
  name: 'buscada',
  key: ({ de }) => `buscada/${de}`,
  fetch: async (call, { de }) =>
    (await call({ path: '/buscada' } as never, { lista: de } as never)) as string[],
  freshFor: 60_000,
})
const ajustes = resource({
  ...palabras,
  name: 'ajustes',
  key: () => 'ajustes',
  warm: async () => [{ lista: 'ajustes' }],
})
const conFamilia = {
  resources: [nombradas, palabras, buscada, ajustes],
  operations: [],
  familia: {
    de: { ...palabras, key: () => KEY },
    ids: (value: unknown) => (value as string[]).map((name) => name.charCodeAt(0)),
  },
}

test('[FLT-67] once a member left the family, searches and details leave the phone too', async () => {
  const device = await phone()
  let names = ['x', 'y']
  let clock = 1
  const { call, words } = provider(({ request }) => (request.lista === 'a' ? names : []))
  const of = world(device, call, { catalog: conFamilia, now: () => clock })
  await warm(of)
  await pull(of, buscada, { de: 'y' })
  const kept = async () => (await device.lectura.copias.toCollection().primaryKeys()).toSorted()

  clock += 60_000
  await warm(of)
  expect(await kept()).toEqual(['ajustes', 'buscada/y', 'nombradas/x', 'nombradas/y', 'palabras/a'])

  names = ['x']
  await device.lectura.copias.update(KEY, { outdated: true })
  await warm(of)
  expect(await kept()).toEqual(['ajustes', 'nombradas/x', 'palabras/a'])

  const before = words().length
  await warm(of)
  // Lists of the whole family may still show the member, so they are asked again.
  expect(words().slice(before)).toContain('ajustes')
  const after = words().length
  await warm(of)
  expect(words()).toHaveLength(after)
})

test('[FLT-67] a member who joins the family removes nothing', async () => {
  const device = await phone()
  let names = ['x']
  const { call } = provider(({ request }) => (request.lista === 'a' ? names : []))
  const of = world(device, call, { catalog: conFamilia })
  await warm(of)
  await pull(of, buscada, { de: 'x' })

  names = ['x', 'y']
  await device.lectura.copias.update(KEY, { outdated: true })
  await warm(of)

  expect(await device.lectura.copias.get('buscada/x')).toBeDefined()
})

test('while the list of copies is missing, no copy is deleted', async () => {
  const device = await phone()
  const { call } = provider(({ request }) => (request.lista === 'a' ? ['x'] : []))
  await warm(world(device, call, { catalog: conNombradas }))
  await device.lectura.copias.delete(KEY)

  const cut = provider(() => fails({ kind: 'no-answer', timedOut: false }))
  await warm(world(device, cut.call, { catalog: conNombradas }))

  expect(await device.lectura.copias.toCollection().primaryKeys()).toEqual(['nombradas/x'])
})

test('[ERR-13, FLT-18] a copy that could not be refreshed is fetched again, even if it is young', async () => {
  const device = await phone()
  const { call, received } = provider(() =>
    received.length === 2 ? fails({ kind: 'no-answer', timedOut: false }) : ['uno'],
  )
  const of = world(device, call)
  await warm(of)
  await pull(of, palabras, { lista: 'a' })
  expect(await isFresh(of, palabras, { lista: 'a' })).toBe(false)

  await warm(of)

  expect(received).toHaveLength(3)
  expect(await isFresh(of, palabras, { lista: 'a' })).toBe(true)
})
