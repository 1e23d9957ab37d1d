import { expect, test } from 'vitest'

import { claves } from '#contract/extensiones/claves.ts'
import type { Device } from '#local/bases/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { assumeArrived, retryRow } from '#local/outbox/secondThoughts.ts'
import { discard } from '#sync/discard.ts'
import { drain } from '#sync/drain.ts'

import { archivo, catalogoDeNotas, enviarNota, guardarNota } from '../../support/notas.ts'
import { agregarPalabra, fails, newPhone, phone, provider, world } from '../../support/phone.ts'

const NO_ANSWER = { kind: 'no-answer', timedOut: true } as const
const VERSION = '/v1/app/version/{idAplicacion}'

/** A phone whose host announces nothing beyond the specification. */
const plainPhone = () => phone({ capacidades: [] })

const first = async (device: Device) => (await device.salida.operaciones.toArray())[0]
const guardar = (device: Device) =>
  enqueue(device, guardarNota, { idNota: 1, texto: 'uno' }, { now: 1 })

test('[API-02] without idempotency keys, a change with a lost answer is marked doubtful and not repeated', async () => {
  const device = await plainPhone()
  await guardar(device)
  const { call, received } = provider(({ path }) => (path === '/nota' ? fails(NO_ANSWER) : {}))
  const of = world(device, call, { catalog: catalogoDeNotas })

  expect(await drain(of)).toEqual({ left: 0 })
  await drain(of, { now: true })

  expect(await first(device)).toMatchObject({ state: 'dudosa' })
  expect(received.map(({ path }) => path)).toEqual([VERSION, '/nota'])
})

test('[API-02] without keys and signal no change becomes doubtful, because none has reached the provider', async () => {
  const device = await plainPhone()
  await guardar(device)
  let signal = false
  const { call, received } = provider(() => (signal ? {} : fails(NO_ANSWER)))
  const of = world(device, call, { catalog: catalogoDeNotas })

  await drain(of)
  expect(await first(device)).toMatchObject({ state: 'pending' })
  expect(received.map(({ path }) => path)).toEqual([VERSION])

  signal = true
  await drain(of, { now: true })
  expect(await first(device)).toMatchObject({ state: 'done' })
})

test('[API-02, FLT-47] without keys but with versions, a repeated save recognises its own earlier result', async () => {
  const device = await phone({ capacidades: ['versiones'] })
  for (const texto of ['uno', 'dos'])
    await enqueue(device, guardarNota, { idNota: 1, texto, version: 1 }, { now: 1 })
  const kept = { version: 1, texto: '' }
  let lost = 1
  const { call } = provider(({ path, request }) => {
    if (path !== '/nota') return {}
    const { version, texto } = request as unknown as typeof kept
    if (version !== kept.version)
      return fails({ kind: 'status', status: 412, statusText: '', actual: { ...kept } })
    Object.assign(kept, { version: version + 1, texto })
    return lost-- > 0 ? fails(NO_ANSWER) : { ...kept }
  })
  const of = world(device, call, { catalog: catalogoDeNotas })

  await drain(of)
  await drain(of, { now: true })

  const rows = await device.salida.operaciones.toArray()
  expect(rows.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(kept).toEqual({ version: 3, texto: 'dos' })
})

test('[API-02] without keys, a change that is safe to repeat is sent again', async () => {
  const device = await plainPhone()
  const repeatable = { ...agregarPalabra, repeatable: true as const }
  await enqueue(device, repeatable, { lista: 'a', palabra: 'uno' }, { now: 1 })
  let lost = 2
  const { call, words } = provider(() => (lost-- > 0 ? fails(NO_ANSWER) : {}))
  const of = world(device, call, { catalog: { resources: [], operations: [repeatable] } })

  for (let tries = 0; tries < 3; tries++) await drain(of, { now: true })

  expect(words()).toEqual(['uno', 'uno', 'uno'])
  expect(await first(device)).toMatchObject({ state: 'done' })
})

test('[API-02] the person says that a doubtful change arrived, or sends it again', async () => {
  for (const arrived of [true, false]) {
    const device = await plainPhone()
    const id = await guardar(device)
    let lost = true
    const { call, received } = provider(({ path }) =>
      path === '/nota' && lost ? fails(NO_ANSWER) : {},
    )
    const of = world(device, call, { catalog: catalogoDeNotas })
    await drain(of)

    lost = false
    if (arrived) await assumeArrived(device, '1', id, 2)
    else await retryRow(device, '1', id)
    await drain(of)

    expect(await first(device)).toMatchObject({ state: 'done' })
    expect(received.filter(({ path }) => path === '/nota')).toHaveLength(arrived ? 1 : 2)
  }
})

test('[API-02] if the person says that a doubtful change arrived, its files are deleted from the phone', async () => {
  const device = await plainPhone()
  const id = await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files: [archivo('a')] })
  const { call } = provider(({ path }) => (path === '/archivo' ? fails(NO_ANSWER) : {}))
  await drain(world(device, call, { catalog: catalogoDeNotas }))
  expect(await first(device)).toMatchObject({ state: 'dudosa' })

  await assumeArrived(device, '2', id, 2)
  expect(await device.salida.archivos.count()).toBe(1)
  await assumeArrived(device, '1', id, 2)

  expect(await first(device)).toMatchObject({ state: 'done' })
  expect(await device.salida.archivos.count()).toBe(0)
})

for (const arrived of [true, false])
  test(`[API-02] a doubtful change is looked up by reading: it had ${arrived ? '' : 'not '}arrived`, async () => {
    const device = await plainPhone()
    await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files: [archivo('a')] })
    let lost = true
    const { call, received } = provider(({ path }) => {
      if (path === '/llego') return arrived
      return path === '/archivo' && lost ? fails(NO_ANSWER) : {}
    })
    const of = world(device, call, { catalog: catalogoDeNotas })
    expect(await drain(of)).toMatchObject({ left: 1 })
    expect(await first(device)).toMatchObject({ state: 'dudosa' })

    lost = false
    await drain(of, { now: true })
    await drain(of, { now: true })

    expect(await first(device)).toMatchObject({ state: 'done' })
    expect(received.filter(({ path }) => path === '/archivo')).toHaveLength(arrived ? 1 : 2)
    expect(received.filter(({ path }) => path === '/llego')).toHaveLength(1)
  })

test('[API-02] a decision during the look-up of a doubtful change is not overruled by its result', async () => {
  const device = await plainPhone()
  const id = await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files: [archivo('a')] })
  let lost = true
  const { call, received } = provider(async ({ path }) => {
    if (path === '/archivo' && lost) fails(NO_ANSWER)
    if (path === '/llego') {
      await retryRow(device, '1', id)
      return undefined
    }
    return {}
  })
  const of = world(device, call, { catalog: catalogoDeNotas })
  await drain(of)
  expect(await first(device)).toMatchObject({ state: 'dudosa' })

  lost = false
  await drain(of, { now: true })
  await drain(of)

  expect(await first(device)).toMatchObject({ state: 'done' })
  expect(received.filter(({ path }) => path === '/archivo')).toHaveLength(2)
})

test('[FLT-31, API-02] without keys, a change left by a killed sender is doubtful too', async () => {
  const device = await plainPhone()
  await guardar(device)
  await device.salida.operaciones.toCollection().modify({ state: 'sending' })
  const { call, received } = provider()

  await drain(world(device, call, { catalog: catalogoDeNotas }))

  expect(await first(device)).toMatchObject({ state: 'dudosa' })
  expect(received).toEqual([])
})

test('[FLT-31, FLT-30] an interrupted try without keys becomes doubtful with no wait left over', async () => {
  const device = await phone({ capacidades: ['versiones'] })
  await guardar(device)
  const before = { state: 'sending', nextAt: 172_800_000, waitMs: 20_000, told: true } as const
  await device.salida.operaciones.toCollection().modify(before)

  await drain(world(device, provider().call, { catalog: catalogoDeNotas }))

  const row = await first(device)
  expect(row).toMatchObject({ state: 'dudosa' })
  expect(row).not.toHaveProperty('nextAt')
})

test("[API-02] a phone without its host's list fetches it before sending an unrepeatable change", async () => {
  const device = await newPhone()
  await guardar(device)
  const { call, received } = provider(async ({ path }) => {
    // The first step of a real call: it asks the host for its capabilities.
    const value = { capacidades: ['idempotencia'], base: '', provider: 'x' }
    await device.publica.valores.put({ id: 'host', value, savedAt: 1 })
    return path === '/nota' ? fails(NO_ANSWER) : {}
  })

  await drain(world(device, call, { catalog: catalogoDeNotas }))

  expect(received.map(({ path }) => path)).toEqual([VERSION, '/nota'])
  expect(await first(device)).toMatchObject({ state: 'pending' })
})

const SAID = { kind: 'status', status: 409, statusText: '', codigo: 'dudosa' } as const

test('[FLT-03] if a host with keys cannot say whether a change arrived, it is doubtful and sent once', async () => {
  const device = await phone()
  await guardar(device)
  const { call, received } = provider(() => fails(SAID))
  const of = world(device, call, { catalog: catalogoDeNotas })

  await drain(of, { now: true })
  expect(await drain(of, { now: true })).toEqual({ left: 0 })

  expect(await first(device)).toMatchObject({ state: 'dudosa', sinSaber: true })
  expect(received).toHaveLength(1)
})

test('[FLT-03] a doubtful change that is sent again gets another key; a discard asks about the first', async () => {
  const device = await phone()
  const id = await guardar(device)
  let refuses = true
  const { call, received } = provider(({ path }) => {
    if (path === claves.anular.path) return { llegaron: {} }
    return refuses ? fails(SAID) : {}
  })
  const of = world(device, call, { catalog: catalogoDeNotas })
  await drain(of, { now: true })

  expect(await discard(of, id)).toBe('unknown')
  expect(received.at(-1)).toMatchObject({ request: { claves: [id] } })
  refuses = false
  await retryRow(device, '1', id)
  await drain(of, { now: true })

  const row = await first(device)
  expect(row).toMatchObject({ id, state: 'done' })
  expect(row).not.toHaveProperty('sinSaber')
  const keys = received.filter(({ path }) => path === '/nota').map(({ key }) => key)
  expect(keys).toEqual([id, row?.keys[0]])
  expect(keys[1]).not.toBe(id)
})

test('[FLT-03] a doubtful change that had not arrived is sent again under another key', async () => {
  const device = await phone()
  await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files: [archivo('a')] })
  let refuses = true
  const { call, received } = provider(({ path }) => {
    if (path === '/llego') return false
    return path === '/archivo' && refuses ? fails(SAID) : {}
  })
  const of = world(device, call, { catalog: catalogoDeNotas })
  await drain(of, { now: true })
  expect(await first(device)).toMatchObject({ state: 'dudosa' })

  refuses = false
  await drain(of, { now: true })
  await drain(of, { now: true })

  expect(await first(device)).toMatchObject({ state: 'done' })
  const keys = received.filter(({ path }) => path === '/archivo').map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
  expect(received.filter(({ path }) => path === '/recibo')).toHaveLength(1)
})

test('[FLT-03, FLT-11] a change that is safe to repeat is sent again under a new key, each time later', async () => {
  const device = await phone()
  const repeatable = { ...agregarPalabra, repeatable: true as const }
  await enqueue(device, repeatable, { lista: 'a', palabra: 'uno' }, { now: 1 })
  let refused = 2
  const { call, received } = provider(() => (refused-- > 0 ? fails(SAID) : {}))
  const of = world(device, call, { catalog: { resources: [], operations: [repeatable] } })

  await drain(of, { now: true })
  expect(await first(device)).toMatchObject({ state: 'pending', tries: 1 })
  await drain(of, { now: true })
  expect(await first(device)).toMatchObject({ state: 'pending', tries: 2 })
  await drain(of, { now: true })

  expect(await first(device)).toMatchObject({ state: 'done' })
  expect(new Set(received.map(({ key }) => key)).size).toBe(3)
})
