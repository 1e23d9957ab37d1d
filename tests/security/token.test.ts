import { createHmac } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { SignJWT, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { deriveSecrets } from '../../server/src/base/secrets.ts'
import { cleanUp } from '../../server/src/cleanup.ts'
import { sesiones } from '../../server/src/sesiones/tables.ts'
import {
  ABSOLUTE_MS,
  RENEW_AFTER_MS,
  SLIDING_MS,
  verifyToken,
} from '../../server/src/sesiones/token.ts'
import { recall, remember } from '../../server/src/sesiones/verificados.ts'
import { type Provider, get, startServer } from '../support/server.ts'

const PATH = '/v1/afiliados/afiliado'
const DAY = 24 * 3_600_000
const started = Math.floor(Date.now() / 1000) * 1000

let now = started
let provider: Provider
beforeAll(async () => {
  provider = await startServer({ clock: () => now })
})
afterAll(() => provider.stop())

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const hs256 = (text: string, key: Uint8Array) =>
  createHmac('sha256', key).update(text).digest('base64url')

async function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >
}

test('[SEC-15] a session token has iss, aud, uid, sid, iat, exp and a fixed typ', async () => {
  now = started
  const { token, uid, sid } = await provider.session('norma')

  expect(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).toEqual({
    alg: 'HS256',
    typ: 'sesion+jwt',
    kid: expect.stringMatching(/^[\w-]{8}$/),
  })
  expect(await claimsOf(token)).toEqual({
    iss: 'mi-cobertura',
    aud: 'portal-afiliados',
    uid,
    sid,
    iat: now / 1000,
    exp: (now + SLIDING_MS) / 1000,
  })
})

test('[SEC-15] a token with another algorithm, key, audience, type, time or shape is refused', async () => {
  now = started
  const { token } = await provider.session('norma')
  const claims = await claimsOf(token)
  const [key] = provider.secrets.sesion
  const header = { alg: 'HS256', typ: 'sesion+jwt' }
  const sign = (h: object, c: object, k = key) => {
    const text = `${encode(h)}.${encode(c)}`
    return `${text}.${hs256(text, k)}`
  }
  const { privateKey } = await generateKeyPair('ES256')
  const es256 = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'sesion+jwt' })
    .sign(privateKey)
  expect((await get(provider.url, PATH, sign(header, claims))).status).toBe(200)

  const forged = {
    none: `${encode({ alg: 'none', typ: 'sesion+jwt' })}.${encode(claims)}.`,
    noneSigned: sign({ alg: 'none', typ: 'sesion+jwt' }, claims),
    otherAlgorithm: sign({ alg: 'HS512', typ: 'sesion+jwt' }, claims),
    publicKey: es256,
    otherKey: sign(header, claims, provider.secrets.credencial[0]),
    emptyKey: sign(header, claims, new Uint8Array(0)),
    otherType: sign({ alg: 'HS256', typ: 'JWT' }, claims),
    noType: sign({ alg: 'HS256' }, claims),
    otherAudience: sign(header, { ...claims, aud: 'otra' }),
    otherIssuer: sign(header, { ...claims, iss: 'otro' }),
    future: sign(header, { ...claims, iat: now / 1000 + 3_600 }),
    noEnd: sign(header, { ...claims, exp: undefined }),
    textUid: sign(header, { ...claims, uid: String(claims['uid']) }),
    brokenUid: sign(header, { ...claims, uid: 1.5 }),
    hugeUid: sign(header, { ...claims, uid: 1e15 }),
    noUid: sign(header, { ...claims, uid: 0 }),
    oddSid: sign(header, { ...claims, sid: "' or ''='" }),
    padded: `${token}=`,
    otherUid: sign(header, { ...claims, uid: 2 }),
    extraDots: `${token}.${token}`,
    empty: '..',
    critical: sign({ ...header, crit: ['x'] }, claims),
  }
  for (const [name, bad] of Object.entries(forged))
    expect([name, (await get(provider.url, PATH, bad)).status]).toEqual([name, 401])
})

test('[SEC-15] a token of a megabyte is refused without being read', async () => {
  expect(await verifyToken(provider.secrets.sesion, `a.${'b'.repeat(1_000_000)}.c`, now)).toEqual({
    state: 'bad',
  })
  expect((await get(provider.url, PATH, `a.${'b'.repeat(8_000)}.c`)).status).toBe(401)
})

test('[SEC-15][SEC-16] a token that was verified before is compared with time and key each time', async () => {
  now = started
  const { token } = await provider.session('norma')
  const { sesion } = provider.secrets
  const stateOf = async (text: string, keys = sesion, at = now) =>
    (await verifyToken(keys, text, at)).state
  expect(await stateOf(token)).toBe('good')

  const [head = '', body = '', signature = ''] = token.split('.')
  const claims = await claimsOf(token)
  const asAnother = `${head}.${encode({ ...claims, uid: 2 })}.${signature}`
  const stranger = deriveSecrets('another secret of at least thirty-two bytes').sesion

  expect(await stateOf(token, sesion, now + SLIDING_MS)).toBe('expired')
  expect(await stateOf(token, sesion, now - DAY)).toBe('bad')
  expect(await stateOf(token, stranger)).toBe('unknown')
  expect(await stateOf(asAnother)).toBe('bad')
  expect(await stateOf(`${head}.${body}.${'A'.repeat(43)}`)).toBe('bad')
  expect(await stateOf(token)).toBe('good')
})

test('[SEC-36] the list of verified tokens has an end: the oldest one makes room', () => {
  const key = new Uint8Array(32)
  const claims = { uid: 1, sid: 'x', iat: 1, exp: 2 }
  for (const hash of ['one', 'two', 'three']) remember(key, hash, claims, 2)

  expect(['one', 'two', 'three'].map((hash) => recall([key], hash) !== undefined)).toEqual([
    false,
    true,
    true,
  ])
  expect(recall([new Uint8Array(32)], 'three')).toBeUndefined()
})

test("[SEC-16][FLT-61] a token ends after 30 days, and the answer says 'expired'", async () => {
  now = started
  const { token } = await provider.session('norma')

  now = started + SLIDING_MS - 1_000
  expect((await get(provider.url, PATH, token)).status).toBe(200)
  now = started + SLIDING_MS
  const late = await get(provider.url, PATH, token)

  expect(late.status).toBe(401)
  expect(await late.json()).toMatchObject({ codigo: 'sesion-vencida' })
})

test('[SEC-16] the token of a closed session is reported as closed, even if it is also expired', async () => {
  now = started
  const { token, sid } = await provider.session('norma')
  await provider.endSession(sid)

  now = started + SLIDING_MS
  const late = await get(provider.url, PATH, token)
  now = started + ABSOLUTE_MS + 30 * DAY
  await cleanUp(provider.base.db, now)
  const forgotten = await get(provider.url, PATH, token)

  expect([late.status, forgotten.status]).toEqual([401, 401])
  expect(await late.json()).toMatchObject({ codigo: 'sesion-cerrada' })
  // The token expired months ago: no phone sends it, and the session's row is gone.
  expect(await forgotten.json()).toMatchObject({ codigo: 'sesion-vencida' })
})

test("[SEC-16] a token is 'expired' and not 'ended' if the table of sessions was lost", async () => {
  now = started
  const { token, sid } = await provider.session('norma')
  await provider.base.db.delete(sesiones).where(eq(sesiones.sid, sid))

  const answer = await get(provider.url, PATH, token)

  expect([answer.status, await answer.json()]).toEqual([
    401,
    expect.objectContaining({ codigo: 'sesion-vencida' }),
  ])
})

test("[SEC-15] a token is 'expired' and not 'ended' if the server has another secret", async () => {
  now = started
  const secrets = deriveSecrets('a secret that replaced the one of the tests')
  const changed = await startServer({ base: provider.base, clock: () => now, secrets })
  const { token } = await provider.session('norma')
  const [key] = provider.secrets.sesion
  const unnamed = `${encode({ alg: 'HS256', typ: 'sesion+jwt' })}.${token.split('.')[1]}`

  for (const one of [token, `${unnamed}.${hs256(unnamed, key)}`]) {
    expect((await get(provider.url, PATH, one)).status).toBe(200)
    const answer = await get(changed.url, PATH, one)
    expect([answer.status, await answer.json()]).toEqual([
      401,
      expect.objectContaining({ codigo: 'sesion-vencida' }),
    ])
  }
  await changed.stop()
})

test('[SEC-16][FLT-27] a phone that was off for 399 days is told that its session expired', async () => {
  now = started
  const { token } = await provider.session('norma')

  now = started + 399 * DAY
  await cleanUp(provider.base.db, now)
  const late = await get(provider.url, PATH, token)

  expect(late.status).toBe(401)
  expect(await late.json()).toMatchObject({ codigo: 'sesion-vencida' })
})

test('[SEC-16] a call one day after the last renewal renews the token, until 180 days after the sign-in', async () => {
  now = started
  let { token } = await provider.session('norma')
  expect((await get(provider.url, PATH, token)).headers.get('x-portal-token')).toBeNull()
  now = started + RENEW_AFTER_MS
  expect((await get(provider.url, PATH, token)).headers.get('x-portal-token')).toBeNull()

  for (let day = 20; day < 180; day += 20) {
    now = started + day * DAY
    const answer = await get(provider.url, PATH, token)
    expect(answer.status).toBe(200)
    token = answer.headers.get('x-portal-token') ?? 'not renewed'
  }

  expect((await claimsOf(token))['exp']).toBe((started + ABSOLUTE_MS) / 1000)
  now = started + ABSOLUTE_MS
  expect((await get(provider.url, PATH, token)).status).toBe(401)
})

test('[SEC-16] a provider that does not offer renewal renews no token', async () => {
  now = started
  const plain = await startServer({ base: provider.base, clock: () => now, capacidades: [] })
  const { token } = await provider.session('norma')
  now = started + 2 * DAY

  expect((await get(plain.url, PATH, token)).headers.get('x-portal-token')).toBeNull()
  await plain.stop()
})

test('[SEC-17] a token in a cookie or in the address is not a session', async () => {
  now = started
  const { token } = await provider.session('norma')
  const cookie = await fetch(provider.url + PATH, {
    headers: { Cookie: `token=${token}; Authorization=Bearer ${token}` },
  })
  const address = await fetch(
    `${provider.url}${PATH}?token=${token}&authorization=Bearer%20${token}`,
  )

  expect([cookie.status, address.status]).toEqual([401, 401])
  expect(cookie.headers.get('set-cookie')).toBeNull()
})
