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

test('[API-02] the host is asked once for its configuration and capabilities, and then remembered', async () => {
  const { ask, asked } = await phoneBefore({
    '/portal-config.json': () => json({ base: 'https://api.example' }),
    'https://api.example/.well-known/portal-capacidades.json': () => json({ capacidades: [] }),
    [`https://api.example${GRUPO}`]: () => json([]),
  })

  await ask()
  await ask()

  expect(asked).toEqual([
    CAPACIDADES, // asked beside the other one, in case the host is this one
    '/portal-config.json',
    `https://api.example${CAPACIDADES}`,
    `https://api.example${GRUPO}`,
    `https://api.example${GRUPO}`,
  ])
})

test('a page instead of the configuration is a Wi-Fi, and is not remembered', async () => {
  const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  const { ask, device } = await phoneBefore({ '/portal-config.json': page })
  await ask()
  expect(await device.publica.valores.get('host')).toBeUndefined()
})

test('anything but a valid list of capabilities means that there are none', async () => {
  const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  const { ask, device } = await phoneBefore({ [CAPACIDADES]: page })
  await ask()
  expect((await device.publica.valores.get('host'))?.value).toMatchObject({ capacidades: [] })
})

test('[FLT-03, FLT-08] a page where a list of capabilities was, or a failing configuration, is a host in trouble', async () => {
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

test("[FLT-10, FLT-08] a 401 of a Wi-Fi ends no session, and the signal is 'captive'", async () => {
  const page = () =>
    new Response('<html>', { status: 401, headers: { 'content-type': 'text/html' } })
  const { device, ask } = await phoneBefore({ [GRUPO]: page })
  await ask()
  expect((await currentSession(device))?.uid).toBe('1')
  expect(await readSenal(device)).toBe('portal-cautivo')
})

test('[FLT-19] the signal is judged by real answers, and comes back with the first one', async () => {
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

test('[FLT-61] an expired session is not ended: reading goes on', async () => {
  const { device, ask } = await phoneBefore({
    [GRUPO]: () => json({ codigo: 'sesion-vencida' }, { status: 401 }),
  })
  expect(await ask()).toMatchObject({ failure: { kind: 'session-expired' } })
  expect((await currentSession(device))?.uid).toBe('1')
})

test('[FLT-61] once the provider has said that the session ran out, its token does not travel again', async () => {
  const { asked, ask } = await phoneBefore({
    [GRUPO]: () => json({ codigo: 'sesion-vencida' }, { status: 401 }),
  })
  await ask()
  expect(await ask()).toMatchObject({ failure: { kind: 'session-expired' } })
  expect(asked.filter((path) => path === GRUPO)).toHaveLength(1)
})

test("[FLT-69] a session ended only by this phone's wrong clock continues once the clock is right", async () => {
  const { device, ask } = await phoneBefore({ [GRUPO]: () => json([]) })
  const FOUR_THOUSAND_YEARS = 4000 * 365 * 24 * 3_600_000
  await device.publica.valores.put({ id: 'reloj', value: FOUR_THOUSAND_YEARS, savedAt: 1 })
  expect(await ask()).toMatchObject({ failure: { kind: 'session-expired' } })

  await device.publica.valores.delete('reloj')
  const session = await currentSession(device)
  expect(session && (await isExpired(device, session, Date.now()))).toBe(false)
})

test('[FLT-69] the hour is noted from the answer that told it: a phone that slept does not know how long', async () => {
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

test('[FLT-63, SESS-09] a call that belongs to another session is not made, and ends nothing', async () => {
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

test('a call that was not made says nothing of the signal', async () => {
  const { device, ask } = await phoneBefore({
    [GRUPO]: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await ask()
  expect(await readSenal(device)).toBe('sin-senal')
  const { call } = makeApi(device, async () => new Response('', { status: 404 }))
  await call(sesiones.salir, { sid: 'x' }).catch(() => undefined)
  expect(await readSenal(device)).toBe('sin-senal')
})

test("the bytes of a month's calls are counted, both ways", async () => {
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

test('[FLT-58] a malformed renewed token renews nothing, and fails no call', async () => {
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
  test(`${what} returns the answer although it could not be recorded`, async () => {
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
