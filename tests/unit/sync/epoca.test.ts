import { expect, test } from 'vitest'

import { claves } from '#contract/extensiones/claves.ts'
import type { Device } from '#local/bases/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { currentSession, endSession, startSession } from '#local/session/session.ts'
import { followEpoca } from '#sync/epoca.ts'

import {
  agregarPalabra,
  catalogoDePrueba,
  fails,
  phone,
  provider,
  tokenOf,
  world,
} from '../../support/phone.ts'

const sent = (id: string, over: Partial<Operacion> = {}): Operacion => ({
  id,
  uid: '1',
  type: agregarPalabra.type,
  group: 'palabras/a',
  payload: { lista: 'a', palabra: id },
  state: 'done',
  createdAt: 1,
  keys: [id],
  answers: [[]],
  tries: 1,
  confirmedAt: 5,
  doneAt: 5,
  ...over,
})

async function phoneThatSent(...rows: Operacion[]): Promise<Device> {
  const device = await phone({ uid: 1 })
  await device.salida.operaciones.bulkAdd(rows)
  await device.lectura.copias.put({
    key: 'palabras/a',
    resource: 'palabras',
    value: [],
    savedAt: 1,
    askedAt: 1,
    answeredAt: 1,
    size: 2,
  })
  return device
}

const standing = async ({ salida }: Device) =>
  Object.fromEntries((await salida.operaciones.toArray()).map(({ id, state }) => [id, state]))

const isOld = async ({ lectura }: Device) =>
  (await lectura.copias.get('palabras/a'))?.outdated === true

test('[FLT-28] the first epoch that a phone gets is stored, and nothing is sent again', async () => {
  const device = await phoneThatSent(sent('uno'))
  const { call, received } = provider()

  expect(await followEpoca(world(device, call, { epoca: () => 'A' }))).toBe(false)

  expect(received).toEqual([])
  expect(await standing(device)).toEqual({ uno: 'done' })
  expect((await currentSession(device))?.epoca).toBe('A')
  expect(await isOld(device)).toBe(false)
})

test('[FLT-28] after a restored backup changes that it lacks are sent again under their keys', async () => {
  const device = await phoneThatSent(sent('antes'), sent('despues', { keys: ['a', 'b'] }))
  await followEpoca(world(device, provider().call, { epoca: () => 'A' }))
  const { call, received } = provider(() => ({ llegaron: { antes: true, b: false } }))

  expect(await followEpoca(world(device, call, { epoca: () => 'B' }))).toBe(true)

  expect(received).toMatchObject([
    { path: claves.consultar.path, request: { claves: ['antes', 'b'] } },
  ])
  expect(await standing(device)).toEqual({ antes: 'done', despues: 'pending' })
  const row = await device.salida.operaciones.get({ id: 'despues' })
  expect(row).toMatchObject({ keys: ['a', 'b'], answers: [], payload: { palabra: 'despues' } })
  expect(await isOld(device)).toBe(true)
  expect(await followEpoca(world(device, call, { epoca: () => 'B' }))).toBe(false)
  expect(received).toHaveLength(1)
})

test('[FLT-28] a change that cannot be sent again, for its files or its content, is told to its person', async () => {
  const device = await phoneThatSent(
    sent('con-archivos'),
    sent('sin-contenido', { payload: undefined }),
  )
  const catalog = {
    ...catalogoDePrueba,
    operations: [{ ...agregarPalabra, lane: 'archivos' as const }],
  }
  await followEpoca(world(device, provider().call, { epoca: () => 'A' }))
  const { call } = provider(() => ({ llegaron: { 'con-archivos': false, 'sin-contenido': false } }))

  await followEpoca(world(device, call, { catalog, epoca: () => 'B' }))

  const reason = 'La obra social volvió a una copia de antes: hacelo de nuevo.'
  const rows = await device.salida.operaciones.toArray()
  expect(rows).toMatchObject([
    { state: 'rejected', reason },
    { state: 'rejected', reason },
  ])
  expect(rows.map(({ payload }) => payload)).toEqual([undefined, undefined])
})

test('[FLT-28] without an answer the phone asks again in its next round', async () => {
  const device = await phoneThatSent(sent('uno'))
  await followEpoca(world(device, provider().call, { epoca: () => 'A' }))
  const silent = provider(() => fails({ kind: 'no-answer', timedOut: false }))

  expect(await followEpoca(world(device, silent.call, { epoca: () => 'B' }))).toBe(false)
  expect(await standing(device)).toEqual({ uno: 'done' })

  const { call } = provider(() => ({ llegaron: { uno: false } }))
  expect(await followEpoca(world(device, call, { epoca: () => 'B' }))).toBe(true)
  expect(await standing(device)).toEqual({ uno: 'pending' })
})

test('[FLT-28] sent changes and epoch are kept at a new sign-in of the same person, but not at a sign-out', async () => {
  const device = await phoneThatSent(sent('uno'))
  await followEpoca(world(device, provider().call, { epoca: () => 'A' }))

  const again = await startSession(device, tokenOf(1, { sid: 'another' }), { shared: false })
  expect(again.epoca).toBe('A')
  expect((await device.salida.operaciones.get({ id: 'uno' }))?.payload).toBeDefined()

  await endSession(device, 'salir', again.generation, 2)
  expect((await device.salida.operaciones.get({ id: 'uno' }))?.payload).toBeUndefined()
})
