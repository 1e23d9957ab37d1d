import { expect, test, vi } from 'vitest'

import { afiliados } from '#contract/afiliados.ts'
import { aplicacion } from '#contract/aplicacion.ts'
import type { Device } from '#local/bases/device.ts'
import { watch } from '#local/bases/watch.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { followNetwork, isOut, noteFailed, noteThrough } from '#local/provider/network.ts'
import { sendAndRefresh } from '#sync/background.ts'

import { adjuntarANota } from '../../../support/areaDePrueba/model.ts'
import { cut, json, keyedHost } from '../../../support/keyedHost.ts'
import { phone } from '../../../support/phone.ts'

/** Events of the network that an engine gets, in order. */
async function follow(device: Device) {
  const heard: string[] = []
  followNetwork(device, { failed: () => heard.push('failed'), back: () => heard.push('back') })
  // A later follower gets the present state first: so this one is up to date.
  await new Promise<void>((resolve) =>
    watch(
      device,
      () => device.publica.valores.count(),
      () => resolve(),
    ),
  )
  return heard
}
const hears = (heard: string[], count: number) =>
  vi.waitFor(() => {
    if (heard.length < count) throw new Error(`heard ${heard.join()} only`)
    return heard
  })

test("[FLT-02, FLT-19] the first successful call after several failures is reported as the network's return", async () => {
  const device = await phone()
  const heard = await follow(device)

  await noteFailed(device, 'one', 10, 20)
  await hears(heard, 1)
  await noteFailed(device, 'other', 30, 40)
  await noteThrough(device, 45, 50)

  expect(await hears(heard, 2)).toEqual(['failed', 'back'])
})

test('[FLT-02] two failures noted at the same time count as two', async () => {
  const device = await phone()
  const heard = await follow(device)

  await Promise.all([noteFailed(device, 'one', 10, 40), noteFailed(device, 'other', 40, 41)])
  await hears(heard, 1)
  await noteThrough(device, 45, 50)

  expect(await hears(heard, 2)).toEqual(['failed', 'back'])
})

test('[FLT-11] a single failure among successful calls does not wake the engine', async () => {
  const device = await phone()
  const heard = await follow(device)

  for (const at of [10, 100]) {
    await noteFailed(device, 'one', at, at + 5)
    await noteFailed(device, 'other', at + 1, at + 6) // At the same time, not afterwards.
    await hears(heard, at === 10 ? 1 : 2)
    await noteThrough(device, at + 10, at + 20)
  }
  await noteFailed(device, 'one', 200, 205)
  await hears(heard, 3)
  await noteFailed(device, 'one', 300, 305) // The same call again: no other call shows that there is no network.
  await noteThrough(device, 306, 310)
  await noteFailed(device, 'one', 400, 405)

  expect(await hears(heard, 4)).toEqual(['failed', 'failed', 'failed', 'failed'])
})

test('[FLT-11] an answer to a call that started before the outage does not end the outage', async () => {
  const device = await phone()
  const heard = await follow(device)

  await noteFailed(device, 'one', 10, 20)
  await hears(heard, 1)
  await noteFailed(device, 'other', 30, 40)
  await noteThrough(device, 20, 50)
  await noteThrough(device, 60, 70)
  await noteFailed(device, 'one', 80, 90)

  expect(await hears(heard, 3)).toEqual(['failed', 'back', 'failed'])
})

test('[FLT-02] the first answer to any call after an outage ends the outage', async () => {
  const device = await phone()
  const host = keyedHost(device)
  const heard = await follow(device)
  const ask = () =>
    host.call(aplicacion.version, { idAplicacion: 25 }).catch((error: unknown) => error)
  host.put(cut)
  await ask()
  await hears(heard, 1)
  await host.call(afiliados.grupoFamiliar, {}).catch((error: unknown) => error)

  host.put(() => json({ status: 'error', error: 'No' }, 422))
  await ask()

  expect(await hears(heard, 2)).toEqual(['failed', 'back'])
})

test.each([
  [{ kind: 'no-answer', timedOut: true }, true],
  [{ kind: 'captive' }, true],
  [{ kind: 'status', status: 502, statusText: '' }, true],
  [{ kind: 'status', status: 404, statusText: '', foreign: true }, true],
  [{ kind: 'status', status: 501, statusText: '' }, false],
  [{ kind: 'status', status: 404, statusText: '' }, false],
  [{ kind: 'status', status: 429, statusText: '' }, false],
  [{ kind: 'refused', message: 'No' }, false],
  [{ kind: 'session-over' }, false],
] as const)(
  '[FLT-19] the failure %o counts as an outage only if network or provider are down',
  (failure, is) => {
    expect(isOut(failure)).toBe(is)
  },
)

test('[FLT-02, FLT-39] a change that failed at the start of a sync event is sent later in the same event', async () => {
  const device = await phone()
  const host = keyedHost(device)
  await enqueue(device, adjuntarANota, { idNota: 1, descripcion: 'orden' }, { now: Date.now() })
  // The phone loses its signal, the change gets no answer, and the first requested copy gets one.
  await noteFailed(device, 'one', 1, 2)
  await noteFailed(device, 'other', 3, 4)
  let failing = 1
  host.put((_asked, deliver) => (failing-- > 0 ? cut() : deliver()))

  await sendAndRefresh(host.of())

  expect((await device.salida.operaciones.toArray()).map(({ state }) => state)).toEqual(['done'])
})
