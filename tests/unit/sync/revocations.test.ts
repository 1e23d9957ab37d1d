import { expect, test } from 'vitest'

import { sendRevocations } from '#sync/revocations.ts'

import { fails, phone, provider, world } from '../../support/phone.ts'

test('[SESS-03] a sign-out is reported to the provider until it is accepted; after a refusal it is dropped', async () => {
  const device = await phone()
  const { revocaciones } = device.salida
  await revocaciones.bulkPut([
    { sid: 'uno', at: 1 },
    { sid: 'otro', at: 1 },
  ])
  const away = provider(() => fails({ kind: 'no-answer', timedOut: false }))
  expect(await sendRevocations(world(device, away.call))).toBe(2)

  const { call } = provider(({ request }) =>
    (request as { sid?: string }).sid === 'uno'
      ? {}
      : fails({ kind: 'status', status: 404, statusText: '' }),
  )
  expect(await sendRevocations(world(device, call))).toBe(0)
})

test('[SESS-03, FLT-08] a page of a Wi-Fi is not taken as a refusal: the sign-out is reported again later', async () => {
  const device = await phone()
  await device.salida.revocaciones.put({ sid: 'uno', at: 1 })
  const { call } = provider(() =>
    fails({ kind: 'status', status: 404, statusText: '', foreign: true }),
  )

  expect(await sendRevocations(world(device, call))).toBe(1)
})

test('[SESS-03] a sign-out is kept for two days if the host may not accept it', async () => {
  const device = await phone()
  const { revocaciones } = device.salida
  const at = 1_000_000
  await revocaciones.put({ sid: 'uno', at })
  const deaf = provider(() => fails({ kind: 'not-offered' }))
  const hours = (count: number) => at + count * 60 * 60_000
  const round = (call: typeof deaf.call, count: number) =>
    sendRevocations(world(device, call, { now: () => hours(count) }))

  expect(await round(deaf.call, 47)).toBe(0)
  expect(await revocaciones.count()).toBe(1)
  const hears = provider()
  expect(await round(hears.call, 47)).toBe(0)
  expect(hears.received).toHaveLength(1)
  expect(await revocaciones.count()).toBe(0)

  await revocaciones.put({ sid: 'otro', at })
  expect(await round(deaf.call, 49)).toBe(0)
  expect(await revocaciones.count()).toBe(0)
})
