import { expect, test, vi } from 'vitest'

import { afiliados } from '#contract/afiliados.ts'
import type { Device } from '#local/bases/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { storedHost } from '#local/provider/host.ts'
import { currentSession, endSession } from '#local/session/session.ts'
import { drain } from '#sync/drain.ts'
import { sendRevocations } from '#sync/revocations.ts'

import { adjuntarANota, guardarNota } from '../../../support/areaDePrueba/model.ts'
import {
  type Between,
  CAPACIDADES,
  CONFIGURACION,
  cut,
  json,
  keyedHost,
  page,
} from '../../../support/keyedHost.ts'
import { phone } from '../../../support/phone.ts'

const AN_HOUR = 3_600_000
const A_DAY = 24 * AN_HOUR
const KNOWN = ['idempotencia', 'versiones', 'sesiones']

const withoutList: Between = ({ path }, deliver) => (path === CAPACIDADES ? page(404) : deliver())

/** A phone with a list of capabilities from yesterday, in front of a host whose list is different today. */
async function aDayLater(between: Between = withoutList) {
  const device = await phone({ capacidades: KNOWN })
  await device.publica.valores.update('host', { savedAt: Date.now() - 25 * AN_HOUR })
  const host = keyedHost(device)
  host.put(between)
  return { device, host }
}

const listOn = async (device: Device) => (await storedHost(device))?.capacidades

/** Makes a call, and waits until the host's list was asked for as well. */
async function askAll({ device, host }: Awaited<ReturnType<typeof aDayLater>>) {
  const before = host.sent(CAPACIDADES).length
  const valores = async () => JSON.stringify(await device.publica.valores.toArray())
  const were = await valores()
  await host.call(afiliados.grupoFamiliar, {}).catch(() => undefined)
  await vi.waitFor(() => expect(host.sent(CAPACIDADES).length).toBeGreaterThan(before))
  await vi.waitFor(async () => expect(await valores()).not.toBe(were))
}

/** The very first call waits for the list too, until it is known that there is none. */
const missed = (device: Device) =>
  vi.waitFor(async () =>
    expect(await device.publica.valores.get('documento-ausente-veces')).toBeDefined(),
  )

/** Moves the clock that `Date` reads; timers do not notice. */
function passTime(ms: number) {
  vi.setSystemTime(Date.now() + ms)
}

test('[FLT-03, FLT-08] a list of capabilities missing for a while keeps keys in use: a resent change acts once', async () => {
  const { device, host } = await aDayLater(({ path, method }, deliver) => {
    if (path === CAPACIDADES) return page(404)
    const answer = deliver()
    return method === 'POST' ? cut() : answer
  })
  const files = [{ bytes: new ArrayBuffer(3), type: 'image/jpeg', name: 'a' }]
  const made = { idNota: 1, descripcion: 'orden' }
  await enqueue(device, adjuntarANota, made, { now: Date.now(), files })
  await drain(host.of(), { now: true })
  await missed(device)

  host.put(withoutList)
  await drain(host.of(), { now: true })

  expect(await listOn(device)).toEqual(KNOWN)
  expect((await device.salida.operaciones.toArray()).map(({ state }) => state)).toEqual(['done'])
  expect(host.effects.filter(({ path }) => path.endsWith('/recibo'))).toHaveLength(1)
})

test('[FLT-48, FLT-08] while the list of capabilities is missing, saves keep their version and sign-outs are told', async () => {
  const at = await aDayLater()
  const { device, host } = at
  await askAll(at)
  const nota = { idNota: 1, titulo: 't', texto: '', fecha: '2026-01-01' as never, version: 3 }
  await enqueue(device, guardarNota, nota, { now: Date.now() })
  await drain(host.of(), { now: true })
  const session = await currentSession(device)
  await endSession(device, 'salir', Number(session?.generation), 1)

  expect(await sendRevocations(host.of())).toBe(0)

  expect(host.sent('/guardar').map(({ version }) => version)).toEqual(['"3"'])
  expect(host.sent('sesiones/salir')).toHaveLength(1)
})

test('[API-02] a list of capabilities missing for a day counts as gone; sent changes keep key and version', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const at = await aDayLater(({ path, method }, deliver) =>
      path === CAPACIDADES ? page(404) : method === 'POST' ? cut() : deliver(),
    )
    const { device, host } = at
    const nota = { idNota: 1, titulo: 't', texto: '', fecha: '2026-01-01' as never, version: 3 }
    await enqueue(device, guardarNota, nota, { now: Date.now() })
    await drain(host.of(), { now: true })
    await missed(device)
    for (const _hour of [6, 12, 18]) {
      passTime(6 * AN_HOUR)
      await askAll(at)
      expect(await listOn(device)).toEqual(KNOWN)
    }
    passTime(6 * AN_HOUR)
    await askAll(at)
    expect(await listOn(device)).toEqual([])

    host.put(withoutList)
    await drain(host.of(), { now: true })

    const sent = host.sent('/guardar')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({ key: sent[0]?.key, version: '"3"' })
    expect(sent[0]?.key).not.toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('[API-02, FLT-08] two short outages a day and a half apart do not count as a day without capabilities', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const at = await aDayLater()
    await askAll(at)
    passTime(36 * AN_HOUR)
    await askAll(at)

    expect(await listOn(at.device)).toEqual(KNOWN)
  } finally {
    vi.useRealTimers()
  }
})

test('[API-02] an answer with the list of capabilities restarts the day, as do answers days apart', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const at = await aDayLater()
    const { device, host } = at
    await askAll(at)
    passTime(23 * AN_HOUR)
    host.put((_asked, deliver) => deliver())
    await askAll(at)
    host.put(withoutList)
    passTime(A_DAY)
    await askAll(at)
    expect(await listOn(device)).toEqual(KNOWN)
    passTime(3 * A_DAY)
    await askAll(at)
    expect(await listOn(device)).toEqual(KNOWN)
    for (const _hour of [6, 12, 18]) {
      passTime(6 * AN_HOUR)
      await askAll(at)
      expect(await listOn(device)).toEqual(KNOWN)
    }
    passTime(6 * AN_HOUR)
    await askAll(at)
    expect(await listOn(device)).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test("[API-02] the provider's own shorter list of capabilities applies immediately", async () => {
  const at = await aDayLater((_asked, deliver) => deliver())
  at.host.said.capacidades = ['idempotencia']

  await askAll(at)

  expect(await listOn(at.device)).toEqual(['idempotencia'])
})

test('[API-02] a known configuration is not forgotten after one missing answer', async () => {
  const at = await aDayLater(({ path }, deliver) =>
    path === CONFIGURACION ? page(404) : path === CAPACIDADES ? json({}) : deliver(),
  )
  const { device } = at
  const value = { base: 'https://api.example', provider: 'otro', capacidades: [] }
  await device.publica.valores.update('host', { value })

  await askAll(at)

  expect(await storedHost(device)).toMatchObject(value)
})

test('[FLT-11] a failing provider is not asked for its capabilities at every call', async () => {
  const at = await aDayLater()
  await askAll(at)

  for (let n = 0; n < 5; n++) await at.host.call(afiliados.grupoFamiliar, {})

  expect(at.host.sent(CAPACIDADES)).toHaveLength(1)
})
