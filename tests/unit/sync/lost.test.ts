import { expect, test } from 'vitest'

import { MAX_CLAVES, claves } from '#contract/extensiones/claves.ts'
import type { Device } from '#local/bases/device.ts'
import { whoIs } from '#local/outbox/mirror.ts'
import { askForLost } from '#sync/lost.ts'

import { fails, phone, provider, world } from '../../support/phone.ts'

async function phoneThatLost(...ids: string[]): Promise<Device> {
  const device = await phone({ uid: 1 })
  await addLosses(device, '1', ids)
  return device
}

async function addLosses({ salida }: Device, uid: string, ids: string[]) {
  const quien = await whoIs(uid, 'sal')
  await salida.perdidas.bulkAdd(
    ids.map((id) => ({ id, quien, type: 'x', createdAt: 1, state: 'asking' as const })),
  )
}

const standing = async ({ salida }: Device) =>
  Object.fromEntries((await salida.perdidas.toArray()).map(({ id, state }) => [id, state]))

test('[FLT-32] changes deleted by the browser are not reported as lost if they had arrived', async () => {
  const device = await phoneThatLost('a', 'b', 'c')
  const { call, received } = provider(() => ({ llegaron: { a: true, b: false, c: false } }))

  expect(await askForLost(world(device, call))).toBe(0)

  expect(received).toMatchObject([
    { path: claves.anular.path, request: { claves: ['a', 'b', 'c'] } },
  ])
  expect(await standing(device)).toEqual({ b: 'lost', c: 'lost' })
})

test('[FLT-32] a change of several steps is reported as lost unless every step arrived', async () => {
  const device = await phone({ uid: 1 })
  const quien = await whoIs('1', 'sal')
  const row = { quien, type: 'x', createdAt: 1, state: 'asking' as const }
  await device.salida.perdidas.bulkAdd([
    { ...row, id: 'a', ultima: 'a-3' },
    { ...row, id: 'b', ultima: 'b-3' },
  ])
  const { call } = provider(() => ({
    llegaron: { a: true, 'a-3': true, b: true, 'b-3': false },
  }))

  await askForLost(world(device, call))

  expect(await standing(device)).toEqual({ b: 'lost' })
})

test('[FLT-32] a lost change is annulled under all its keys, and is unknown where the host cannot tell', async () => {
  const device = await phone({ uid: 1 })
  const quien = await whoIs('1', 'sal')
  const row = { quien, type: 'x', createdAt: 1, state: 'asking' as const }
  await device.salida.perdidas.bulkAdd([
    { ...row, id: 'a' },
    { ...row, id: 'b', ultima: 'b-3' },
  ])
  const { call, received } = provider(() => ({ llegaron: { a: false, b: false } }))

  await askForLost(world(device, call))

  // A key missing in the host's answer: the host passed that step on, and does not know the result.
  expect(await standing(device)).toEqual({ a: 'lost', b: 'unknown' })
  expect(received).toMatchObject([{ request: { claves: ['a', 'b', 'b-3'] } }])
})

test('[FLT-32] more losses than fit in one question are asked in parts, and each answer is kept', async () => {
  const device = await phone({ uid: 1 })
  const quien = await whoIs('1', 'sal')
  await device.salida.perdidas.bulkAdd(
    Array.from({ length: 600 }, (_none, n) => ({
      id: `${n}`,
      ultima: `${n}-3`,
      quien,
      type: 'x',
      createdAt: 1,
      state: 'asking' as const,
    })),
  )
  const lost = () => device.salida.perdidas.filter(({ state }) => state === 'lost').count()
  const sizes: number[] = []
  let signal = true
  const { call } = provider(({ request }) => {
    if (!signal) fails({ kind: 'no-answer', timedOut: false })
    const { claves: asked } = request as unknown as { claves: string[] }
    sizes.push(asked.length)
    signal = sizes.length !== 1
    return { llegaron: Object.fromEntries(asked.map((clave) => [clave, false])) }
  })

  expect(await askForLost(world(device, call))).toBe(350)
  expect(await lost()).toBe(250)
  signal = true
  expect(await askForLost(world(device, call))).toBe(0)

  expect(await lost()).toBe(600)
  expect(sizes).toEqual([MAX_CLAVES, MAX_CLAVES, 200])
})

test('[FLT-32] without signal losses are asked for later; without keys they are marked unknown', async () => {
  const device = await phoneThatLost('a')
  const away = provider(() => fails({ kind: 'no-answer', timedOut: false }))
  expect(await askForLost(world(device, away.call))).toBe(1)
  expect(await standing(device)).toEqual({ a: 'asking' })

  const plain = provider(() => fails({ kind: 'not-offered' }))
  expect(await askForLost(world(device, plain.call))).toBe(0)
  expect(await standing(device)).toEqual({ a: 'unknown' })
})

test('[FLT-32] if the provider refuses to answer about losses, they are marked unknown', async () => {
  const device = await phoneThatLost('a')
  const refusing = provider(() => fails({ kind: 'status', status: 404, statusText: '' }))

  expect(await askForLost(world(device, refusing.call))).toBe(0)

  expect(await standing(device)).toEqual({ a: 'unknown' })
})

test("[FLT-32, FLT-63] another person's lost changes are asked about when that person is back", async () => {
  const device = await phoneThatLost('a')
  await addLosses(device, '2', ['b'])
  const { call, received } = provider(() => ({ llegaron: { a: false } }))

  expect(await askForLost(world(device, call))).toBe(0)

  expect(received).toMatchObject([{ request: { claves: ['a'] } }])
  expect(await standing(device)).toEqual({ a: 'lost', b: 'asking' })
})

test('[FLT-32, FLT-08] an answer from another server about losses is ignored, and they are asked for later', async () => {
  const device = await phoneThatLost('a')
  const { call } = provider(() =>
    fails({ kind: 'status', status: 404, statusText: '', foreign: true }),
  )

  expect(await askForLost(world(device, call))).toBe(1)

  expect(await standing(device)).toEqual({ a: 'asking' })
})

test('[FLT-32, FLT-13] a lost change corrected after a refusal is asked about by its second key', async () => {
  const device = await phone({ uid: 1 })
  const quien = await whoIs('1', 'sal')
  const row = { quien, type: 'x', createdAt: 1, state: 'asking' as const }
  await device.salida.perdidas.bulkAdd([
    { ...row, id: 'a', primera: 'a-nueva' },
    { ...row, id: 'b' },
  ])
  const { call, received } = provider(() => ({ llegaron: { 'a-nueva': true, b: false } }))

  await askForLost(world(device, call))

  expect(received).toMatchObject([{ request: { claves: ['a-nueva', 'b'] } }])
  expect(await standing(device)).toEqual({ b: 'lost' })
})
