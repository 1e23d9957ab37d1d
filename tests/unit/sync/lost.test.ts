import { expect, test } from 'vitest'

import { claves } from '#contract/extensiones/claves.ts'
import type { Device } from '#local/device.ts'
import { askForLost } from '#sync/lost.ts'

import { fails, phone, provider, world } from '../../support/phone.ts'

async function phoneThatLost(...ids: string[]): Promise<Device> {
  const device = await phone()
  await device.salida.perdidas.bulkAdd(
    ids.map((id) => ({ id, quien: 'sal', type: 'x', createdAt: 1, state: 'asking' as const })),
  )
  return device
}

const standing = async ({ salida }: Device) =>
  Object.fromEntries((await salida.perdidas.toArray()).map(({ id, state }) => [id, state]))

test('[FLT-32] of the changes that the browser threw away, those that had arrived are not called lost', async () => {
  const device = await phoneThatLost('a', 'b', 'c')
  const { call, received } = provider(() => ({ llegaron: { a: true, b: false, c: false } }))

  expect(await askForLost(world(device, call))).toBe(0)

  expect(received).toMatchObject([
    { path: claves.consultar.path, request: { claves: ['a', 'b', 'c'] } },
  ])
  expect(await standing(device)).toEqual({ b: 'lost', c: 'lost' })
})

test('[FLT-32] without signal it is asked later; on a host that knows no keys nobody can tell', async () => {
  const device = await phoneThatLost('a')
  const away = provider(() => fails({ kind: 'no-answer', timedOut: false }))
  expect(await askForLost(world(device, away.call))).toBe(1)
  expect(await standing(device)).toEqual({ a: 'asking' })

  const plain = provider(() => fails({ kind: 'not-offered' }))
  expect(await askForLost(world(device, plain.call))).toBe(0)
  expect(await standing(device)).toEqual({ a: 'unknown' })
})
