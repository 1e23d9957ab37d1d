import { expect, test } from 'vitest'

import { afiliados } from '#contract/afiliados.ts'
import { sesiones } from '#contract/extensiones/sesiones.ts'
import type { Device } from '#local/bases/device.ts'
import { makeApi } from '#local/provider/api.ts'
import { noteSenal, readSenal } from '#local/provider/senal.ts'
import { currentSession, isExpired } from '#local/session/session.ts'

import { newPhone, tokenOf } from '../../../support/phone.ts'

type Answers = Record<string, () => Response | Promise<Response>>

const json = (body: unknown, init: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })

/** A phone in front of a host that answers by path; everything else is 404. */
async function phoneBefore(
  answers: Answers,
): Promise<{ device: Device; ask: () => Promise<unknown>; asked: string[] }> {
  const device = await newPhone()
  const asked: string[] = []
  const { call } = makeApi(device, async (address) => {
    const path = address as string
    asked.push(path)
    return (await answers[path]?.()) ?? new Response('', { status: 404 })
  })
  return {
    device,
    asked,
    ask: () => call(afiliados.grupoFamiliar, {}).catch((error: unknown) => error),
  }
}

const CAPACIDADES = '/.well-known/portal-capacidades.json'
const GRUPO = '/v1/afiliados/grupo-familiar'

test('[API-02] configuration and capabilities are asked for once and then remembered', async () => {
  const { ask, asked } = await phoneBefore({
    '/portal-config.json': () => json({ base: 'https://api.example' }),
    'https://api.example/.well-known/portal-capacidades.json': () => json({ capacidades: [] }),
    [`https://api.example${GRUPO}`]: () => json([]),
  })

  await ask()
  await ask()

  expect(asked).toEqual([
    CAPACIDADES, // Asked in addition to the other address, in case the host is at this one.
    '/portal-config.json',
    `https://api.example${CAPACIDADES}`,
    `https://api.example${GRUPO}`,
    `https://api.example${GRUPO}`,
  ])
})

test('a page in place of the configuration is taken for a Wi-Fi login, and not remembered', async () => {
  const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  const { ask, device } = await phoneBefore({ '/portal-config.json': page })
  await ask()
  expect(await device.publica.valores.get('host')).toBeUndefined()
})

test('a malformed list of capabilities counts as an empty one', async () => {
  const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  const { ask, device } = await phoneBefore({ [CAPACIDADES]: page })
  await ask()
  expect((await device.publica.valores.get('host'))?.value).toMatchObject({ capacidades: [] })
})

test('[FLT-03, FLT-08] a page in place of a known list of capabilities counts as an outage, and keeps the list', async () => {
  const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  const known = { base: '', provider: 'portal', capacidades: ['idempotencia'] }
  for (const answers of [
    { [CAPACIDADES]: page },
    { '/portal-config.json': () => json({}, { status: 503 }) },
  ]) {
    const { ask, device } = await phoneBefore(answers)
    await device.publica.valores.put({ id: 'host', value: known, savedAt: 1 })
    await ask()
    await ask()
    expect((await device.publica.valores.get('host'))?.value).toEqual(known)
  }
})

test('a renewed token is stored if the host announces that it renews them', async () => {
  const renewed = tokenOf(1, { exp: 4_100_000_000 })
  const answers = (capacidades: string[]): Answers => ({
    [CAPACIDADES]: () => json({ capacidades }),
    [GRUPO]: () => json([], { headers: { 'X-Portal-Token': renewed } }),
  })

  const with_ = await phoneBefore(answers(['token-renovado']))
  await with_.ask()
  expect((await currentSession(with_.device))?.token).toBe(renewed)

  const without = await phoneBefore(answers([]))
  await without.ask()
  expect((await currentSession(without.device))?.token).toBe(tokenOf(1))
})

test('[SESS-03, FLT-62] a 401 of the provider ends the session on this phone', async () => {
  const { device, ask } = await phoneBefore({ [GRUPO]: () => json({}, { status: 401 }) })
  await ask()
  expect(await device.salida.sesion.get('actual')).toMatchObject({ state: 'out', why: '401' })
})

test("[FLT-10, FLT-08] a 401 from a Wi-Fi login page ends no session, and the signal is 'captive'", async () => {
  const page = () =>
    new Response('<html>', { status: 401, headers: { 'content-type': 'text/html' } })
  const { device, ask } = await phoneBefore({ [GRUPO]: page })
  await ask()
  expect((await currentSession(device))?.uid).toBe('1')
  expect(await readSenal(device)).toBe('portal-cautivo')
})

test('[FLT-19] the signal follows real answers, and returns with the first answer', async () => {
  let signal = false
  const { device, ask } = await phoneBefore({
    [GRUPO]: () => (signal ? json([]) : Promise.reject(new TypeError('Failed to fetch'))),
  })
  await ask()
  expect(await readSenal(device)).toBe('sin-senal')
  signal = true
  await ask()
  expect(await readSenal(device)).toBe('con-senal')
})

test('[FLT-61] an expired session does not sign out, and stored data can still be read', async () => {
  const { device, ask } = await phoneBefore({
    [GRUPO]: () => json({ codigo: 'sesion-vencida' }, { status: 401 }),
  })
  expect(await ask()).toMatchObject({ failure: { kind: 'session-expired' } })
  expect((await currentSession(device))?.uid).toBe('1')
})

test('[FLT-61] a token that the provider called expired is not sent again', async () => {
  const { asked, ask } = await phoneBefore({
    [GRUPO]: () => json({ codigo: 'sesion-vencida' }, { status: 401 }),
  })
  await ask()
  expect(await ask()).toMatchObject({ failure: { kind: 'session-expired' } })
  expect(asked.filter((path) => path === GRUPO)).toHaveLength(1)
})

test("[FLT-69] a session expired only by this phone's wrong clock continues once the clock is right", async () => {
  const { device, ask } = await phoneBefore({ [GRUPO]: () => json([]) })
  const FOUR_THOUSAND_YEARS = 4000 * 365 * 24 * 3_600_000
  await device.publica.valores.put({ id: 'reloj', value: FOUR_THOUSAND_YEARS, savedAt: 1 })
  expect(await ask()).toMatchObject({ failure: { kind: 'session-expired' } })

  await device.publica.valores.delete('reloj')
  const session = await currentSession(device)
  expect(session && (await isExpired(device, session, Date.now()))).toBe(false)
})

test("[FLT-69] the server's time is noted when its answer arrives, not when a later call fails", async () => {
  let signal = true
  const date = new Date(Date.now() + 3_600_000).toUTCString()
  const { device, ask } = await phoneBefore({
    [GRUPO]: () =>
      signal
        ? json([], { headers: { date } })
        : Promise.reject<Response>(new TypeError('Failed to fetch')),
  })
  await ask()
  expect(await device.publica.valores.get('reloj')).toBeDefined()
  await device.publica.valores.delete('reloj')

  signal = false
  await ask()

  expect(await device.publica.valores.get('reloj')).toBeUndefined()
})

test('[FLT-63, SESS-09] a call made by a former session is not sent, and ends no session', async () => {
  const device = await newPhone()
  const asked: string[] = []
  const { call } = makeApi(device, async (address) => {
    asked.push(address as string)
    return new Response('', { status: 404 })
  })

  const error = await call(afiliados.grupoFamiliar, {}, { generation: 99 }).catch(
    (reason: unknown) => reason,
  )

  expect(error).toMatchObject({ failure: { kind: 'session-over' } })
  expect(asked).not.toContain(GRUPO)
  expect((await currentSession(device))?.uid).toBe('1')
})

test('a call that was not sent does not change the signal', async () => {
  const { device, ask } = await phoneBefore({
    [GRUPO]: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await ask()
  expect(await readSenal(device)).toBe('sin-senal')
  const { call } = makeApi(device, async () => new Response('', { status: 404 }))
  await call(sesiones.salir, { sid: 'x' }).catch(() => undefined)
  expect(await readSenal(device)).toBe('sin-senal')
})

test('the bytes sent and received by the calls of a month are counted', async () => {
  const body = [{ nombre: 'Ñandú' }]
  const { device, ask } = await phoneBefore({ [GRUPO]: () => json(body) })
  await ask()
  await ask()
  const size = new TextEncoder().encode(JSON.stringify(body)).length
  const month = new Date().toISOString().slice(0, 7)
  expect((await device.publica.valores.get(`datos/${month}/GET ${GRUPO}`))?.value).toEqual({
    sent: 0,
    received: 2 * size,
    ultima: size,
  })
})

test('[FLT-58] a malformed renewed token is ignored, and the call succeeds', async () => {
  const { device, ask } = await phoneBefore({
    [CAPACIDADES]: () => json({ capacidades: ['token-renovado'] }),
    [GRUPO]: () => json([], { headers: { 'X-Portal-Token': 'a.e30.b' } }),
  })
  const before = (await currentSession(device))?.token

  expect(await ask()).toEqual([])

  expect((await currentSession(device))?.token).toBe(before)
})

const failures: [string, Error][] = [
  ['[FLT-35] a phone without room', new DOMException('full', 'QuotaExceededError')],
  ['[FLT-34] a database that is lost meanwhile', new DOMException('lost', 'UnknownError')],
]
for (const [what, error] of failures)
  test(`${what} returns the answer even if its side note could not be stored`, async () => {
    const { device, ask } = await phoneBefore({
      [GRUPO]: () => json([], { headers: { Date: 'Wed, 01 Jan 2025 00:00:00 GMT' } }),
    })
    await noteSenal(device, 'sin-senal', 1)
    const fail = () => {
      throw error
    }
    device.publica.valores.hook('creating', fail)
    device.publica.valores.hook('updating', fail)

    expect(await ask()).toEqual([])
  })
