import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { enPalabras } from '../../server/src/sesiones/dispositivo.ts'
import { sesiones } from '../../server/src/sesiones/tables.ts'
import { type Provider, get, post, startServer } from '../support/server.ts'

const LIST = '/v1/portal/sesiones'
const HOUR = 3_600_000
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

let now = Date.now()
let provider: Provider
beforeAll(async () => {
  provider = await startServer({ clock: () => now })
})
afterAll(() => provider.stop())

type Listed = { idSesion: number; dispositivo: string; ultimoUso: string; esta: boolean }
const list = async (token: string) =>
  (await (await get(provider.url, LIST, token)).json()) as Listed[]
const open = async (token: string) =>
  (await get(provider.url, '/v1/afiliados/afiliado', token)).status

test('the list of sessions names each device and marks the present one, without session ids', async () => {
  const { usuario: nombre, password } = PERSONAS_DE_PRUEBA.sola
  const other = await provider.session('sola')
  await post(
    provider.url,
    '/v1/auth/portal-afiliados/signin',
    { nombre, password },
    { headers: { 'User-Agent': ANDROID } },
  )

  const listed = await list(other.token)

  expect(listed).toHaveLength(2)
  expect(listed.filter(({ esta }) => esta)).toHaveLength(1)
  expect(listed.find(({ esta }) => !esta)?.dispositivo).toBe('Chrome en Android')
  expect(JSON.stringify(listed)).not.toContain(other.sid)
})

test('[SEC-16] a session closed by its person is refused at its next call and leaves the list', async () => {
  const phone = await provider.session('norma')
  const lost = await provider.session('norma')
  const stranger = await provider.session('derivado')
  const [other] = (await list(phone.token)).filter(({ esta }) => !esta)
  const close = (token: string, idSesion = other?.idSesion) =>
    post(provider.url, `${LIST}/cerrar`, { idSesion }, { token })

  expect((await close(stranger.token)).status).toBe(404)
  expect(await open(lost.token)).toBe(200)
  expect((await close(phone.token)).status).toBe(200)

  expect(await open(lost.token)).toBe(401)
  expect(await list(phone.token)).toHaveLength(1)
  expect((await close(phone.token)).status).toBe(404)
})

test('[SEC-16] a person can close all of their other sessions at once', async () => {
  const own = await provider.session('voluntaria')
  const others = [await provider.session('voluntaria'), await provider.session('voluntaria')]
  const stranger = await provider.session('recetas')

  await post(provider.url, `${LIST}/cerrar-otras`, {}, { token: own.token })

  for (const { token } of others) expect(await open(token)).toBe(401)
  expect([await open(own.token), await open(stranger.token)]).toEqual([200, 200])
})

test("the time of a session's last use is stored once an hour at most", async () => {
  const { token, sid } = await provider.session('norma')
  const used = async () => {
    await open(token)
    const [row] = await provider.base.db.select().from(sesiones).where(eq(sesiones.sid, sid))
    return row?.ultimoUsoAt
  }

  expect(await used()).toBe(0)
  now += HOUR + 1
  const first = now
  expect(await used()).toBe(first)
  now += HOUR - 1
  expect(await used()).toBe(first)
  expect((await list(token)).find(({ esta }) => esta)?.ultimoUso).toBe(
    new Date(first).toISOString(),
  )
})

test('a session whose token has expired is not in the list of sessions', async () => {
  const before = await provider.session('derivado')
  now += 31 * 24 * HOUR
  const { token } = await provider.session('derivado')

  expect((await list(token)).map(({ esta }) => esta)).toEqual([true])
  expect(await open(before.token)).toBe(401)
})

test.each([
  [ANDROID, 'Chrome en Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari en iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox en Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge en Windows',
  ],
  ['<script>alert(1)</script>', 'Otro dispositivo'],
  ['', 'Otro dispositivo'],
])("the user agent '%s' is shown as %s", (agente, words) => {
  expect(enPalabras(agente)).toBe(words)
})
