import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { BadEnvironment } from '../../server/src/base/badEnvironment.ts'
import { readEnvironment } from '../../server/src/base/environment.ts'
import { createLog } from '../../server/src/base/log.ts'
import { deriveSecrets, readSecret } from '../../server/src/base/secrets.ts'
import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { start } from '../../server/src/start.ts'
import { MIGRATIONS } from '../support/seededBase.ts'
import { get, post } from '../support/server.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

/** Creates a whole database from nothing: slow while other tests run. */
const WHOLE_START = 180_000
const GOOD = randomBytes(32).toString('base64url')
const production = (env: Record<string, string> = {}) => ({
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  ...env,
})

const refused = (env: Record<string, string>) => {
  const config = readEnvironment(env, '/')
  return () => readSecret(config, env)
}

test('[SEC-42] the server refuses to start in production with the sandbox or the seed', () => {
  for (const demo of [{ SANDBOX: '1' }, { SEED: '1' }])
    expect(() => readEnvironment(production(demo), '/')).toThrow(/SANDBOX/)
  expect(readEnvironment({}, '/').mode).toBe('production')
  expect(readEnvironment({ SANDBOX: '1' }, '/')).toMatchObject({
    mode: 'demo',
    seed: 1,
    sandbox: true,
  })
})

test.each([
  ['missing', undefined],
  ['short', GOOD.slice(0, 31)],
  ['an example', 'change-me-change-me-change-me-change-me-123'],
  ['repeated', 'ababababababababababababababababababab'],
])(
  '[SEC-41] the server refuses to start in production with a secret that is %s',
  (_what, secret) => {
    expect(refused(production(secret === undefined ? {} : { PORTAL_SECRET: secret }))).toThrow(
      BadEnvironment,
    )
  },
)

test.each([
  { PORT: 'x' },
  { PORT: '-1' },
  { BASE: 'portal' },
  { BASE: 'https://api.example/v2' },
  { BASE: 'https://user@api.example' },
  { PUBLIC_URL: 'javascript:1' },
  { PUBLIC_URL: 'https://portal.example/socios/' },
  { API_URL: 'api.example' },
  { API_URL: 'https://api.example/v1' },
  { PROXIES: 'proxy' },
  { PROXIES: '10.0.0.0/33' },
  { PROXIES: '2001:db8::/129' },
  { PROXIES: '10.0.0.1, 10.0.0.0/x' },
  { PROXIES: '0.0.0.0/0' },
  { PROVIDER: 'a/b' },
  { CORS_ORIGINS: '*' },
  { RECAPTCHA_SECRET: 'secret' },
  { RECAPTCHA_SITE_KEY: 'site' },
  { RECAPTCHA_SITE_KEY: "site'; script-src *", RECAPTCHA_SECRET: 'secret' },
])('the server refuses to start with %j, and says why', (env) => {
  expect(() => readEnvironment(production(env as Record<string, string>), '/')).toThrow(
    BadEnvironment,
  )
})

test.each([
  [{}, false],
  [{ PUBLIC_URL: 'https://portal.example' }, true],
  [{ PUBLIC_URL: 'https://192.0.2.1' }, false],
  [{ PUBLIC_URL: 'http://portal.example' }, false],
  [{ PUBLIC_URL: 'http://localhost:8080' }, true],
])(
  'with %j passkeys are announced: %s, as browsers make them for secure names only',
  (env, offered) => {
    const { capacidades } = readEnvironment(production(env), '/')

    expect(capacidades.includes('llaves-de-acceso')).toBe(offered)
  },
)

test('[SEC-12] links to a page of the server lead to the portal, or to API_URL where it is named', () => {
  const app = { PUBLIC_URL: 'https://app.example' }
  const read = (env: Record<string, string>) => readEnvironment(production(env), '/')

  expect(read(app).enlacesDeApi).toBe('https://app.example')
  expect(read({ ...app, API_URL: 'https://api.example/' })).toMatchObject({
    enlaces: 'https://app.example',
    enlacesDeApi: 'https://api.example',
  })
})

test('[API-21] reCAPTCHA needs both of its keys, or none', () => {
  const keys = { RECAPTCHA_SITE_KEY: 'site_1-a', RECAPTCHA_SECRET: 'secret' }

  expect(readEnvironment(production(), '/').recaptcha).toBeUndefined()
  expect(readEnvironment(production(keys), '/').recaptcha).toMatchObject({
    sitio: 'site_1-a',
    secret: 'secret',
  })
})

test('[SEC-15] each purpose has its own key', () => {
  const keys = Object.values(deriveSecrets(GOOD)).flat()

  expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(keys.length)
  expect(keys.every(({ byteLength }) => byteLength >= 32)).toBe(true)
})

test(
  '[SEC-42] a server in production has no sandbox, no demo people and no mailbox',
  { timeout: WHOLE_START, tags: ['largo'] },
  async () => {
    const { folder, remove } = temporaryFolder()
    const env = production({ DATA_DIR: folder, PORTAL_SECRET: GOOD })
    const running = await start({
      config: readEnvironment(env, '/'),
      env,
      migrations: MIGRATIONS,
      log: createLog('silent'),
    })
    const url = `http://127.0.0.1:${running.port}`

    for (const path of ['/sandbox', '/sandbox/', '/sandbox/correos', '/hooks', '/metrics'])
      expect((await get(url, path)).status).toBe(404)
    for (const { usuario, password } of Object.values(PERSONAS_DE_PRUEBA))
      expect(
        (await post(url, '/v1/auth/portal-afiliados/signin', { nombre: usuario, password })).status,
      ).toBe(401)
    expect(existsSync(join(folder, 'secreto'))).toBe(false)
    await running.stop()
    remove()
  },
)

test('[SEC-41] a demo server creates its secret once, in a file that only its owner can read', () => {
  const { folder, remove } = temporaryFolder()
  const config = readEnvironment({ SANDBOX: '1', DATA_DIR: folder }, '/')

  expect(readSecret(config, {})).toBe(readSecret(config, {}))
  expect(statSync(join(folder, 'secreto')).mode & 0o077).toBe(0)
  remove()
})

test('[SEC-41][SEC-43] the build contains no secret, no demo password and no source map', () => {
  const folder = 'dist/app'
  if (!existsSync(folder)) {
    console.warn('dist/app is not built: its files were not searched.')
    return
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([])
  for (const { parentPath, name } of files.filter((file) =>
    /\.(js|html|css|json)$/.test(file.name),
  ))
    expect(readFileSync(join(parentPath, name), 'utf8')).not.toMatch(
      /PORTAL_SECRET|demo1234|demo5678|sourceMappingURL/,
    )
})

test('the server names the part of an address that it would drop', () => {
  const env = production({ BASE: 'https://api.example/v2' })

  expect(() => readEnvironment(env, '/')).toThrow(
    'BASE must end after the host: "https://api.example", not "https://api.example/v2".',
  )
  expect(readEnvironment(production({ BASE: 'https://API.example:443/' }), '/').base).toBe(
    'https://api.example',
  )
})
