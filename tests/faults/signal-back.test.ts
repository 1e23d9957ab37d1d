import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { aplicacion } from '#contract/aplicacion.ts'
import { sendRevocations } from '#sync/revocations.ts'
import type { World } from '#sync/world.ts'

import { descarte, nota } from './support/heldKinds.ts'
import { heldProvider } from './support/heldProvider.ts'
import { type HeldTime, holdTime } from './support/heldTime.ts'
import { type Between, wakefulPhone } from './support/wakefulPhone.ts'

const A_MINUTE = 60_000
const NOON = Date.UTC(2026, 10, 20, 15)
/** Longest wait after the first answer that comes through. */
const AT_ONCE = 3000

let provider: Awaited<ReturnType<typeof heldProvider>>
let time: HeldTime
let phone: Awaited<ReturnType<typeof wakefulPhone>>
let next = 5000

beforeAll(async () => void (provider = await heldProvider()))
afterAll(() => provider.stop())

beforeEach(async () => {
  time = holdTime(NOON)
  phone = await wakefulPhone(time, provider.url, (await provider.session()).token)
})
afterEach(() => {
  phone.close()
  time.release()
})

const OUTAGES: Record<string, Between> = {
  'no signal': () => 'cut',
  'a server that fails': () => Response.json({ status: 'error' }, { status: 500 }),
  'a gateway’s page': () =>
    new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
}

/** Source of the first call that comes through. */
const FIRST: Record<string, (of: World) => Promise<unknown>> = {
  'a page’s own call': ({ call }) => call(aplicacion.version, { idAplicacion: 25 }),
  'the service worker': async (of) => {
    await of.device.salida.revocaciones.put({ sid: 'de antes', at: 1 })
    await sendRevocations(of)
  },
}

const states = async () => (await phone.rows()).map(({ state }) => state)
const failed = () => phone.device.lectura.fallas.toArray()

/** A change and requested copies have waited for three minutes; the engines' next tries are far away. */
async function waiting(outage: Between) {
  next += 1
  await provider.prepare(nota, next)
  const window = phone.openWindow()
  await window.wake('visible')
  await time.pass(1000)
  phone.put(outage)
  await phone.make(nota.operation, nota.payload(next))
  void window.wake('write')
  void window.refresh('prueba.notas')
  await time.pass(3 * A_MINUTE)
  expect(await states()).toEqual(['pending'])
  expect((await failed()).map(({ key }) => key)).toContain('prueba.notas')
  phone.put(() => undefined)
}

describe.each(Object.keys(OUTAGES))('after %s', (outage) => {
  test.each(Object.keys(FIRST))(
    '[FLT-02, FLT-19] the first successful call, made by %s, immediately sends changes and refreshes copies',
    async (who) => {
      await waiting(OUTAGES[outage] ?? (() => undefined))
      await time.pass(AT_ONCE)
      expect(await states(), 'by nobody’s doing').toEqual(['pending'])

      await phone.beside(async (of) => FIRST[who]?.(of))
      await time.pass(AT_ONCE)

      expect(await states()).toEqual(['done'])
      expect(await failed()).toEqual([])
      expect(phone.reported).toEqual([])
    },
  )
})

test('[FLT-11] a Retry-After of the server is not shortened by other successful calls', async () => {
  const window = phone.openWindow()
  await window.wake('visible')
  for (const kind of [nota, descarte]) await provider.prepare(kind, (next += 1))
  phone.put(({ path }) =>
    path === nota.faulty
      ? Response.json({ status: 'error' }, { status: 503, headers: { 'retry-after': '1200' } })
      : undefined,
  )
  await phone.make(nota.operation, nota.payload(next))
  void window.wake('write')
  await time.pass(1000)
  phone.put(() => 'cut')
  await time.pass(3 * A_MINUTE)
  phone.put(() => undefined)

  await phone.beside(({ call }) => call(aplicacion.version, { idAplicacion: 25 }))
  await time.pass(A_MINUTE)

  expect(await states()).toEqual(['pending'])
})
