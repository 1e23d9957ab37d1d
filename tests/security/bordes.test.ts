import { request } from 'node:http'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { pagePolicy } from '../../server/src/http/headers.ts'
import { depth } from '../../server/src/http/input.ts'
import { COUNTER_STYLE, SCRIPT, STYLE, builtApp } from '../support/builtApp.ts'
import { type Provider, get, newKey, post, startServer } from '../support/server.ts'
import { spoken } from '../support/spoken.ts'

const { appDir, remove } = builtApp()

let provider: Provider
beforeAll(async () => {
  provider = await startServer({ appDir })
})
afterAll(async () => {
  await provider.stop()
  remove()
})

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}
const SEC_19 = `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' '${STYLE}'; style-src-attr 'none'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self'; media-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default`

/** Sends the path unchanged; fetch would normalise it. */
function raw(path: string, method = 'GET', headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port: provider.port, path, method, headers },
        (answer) => {
          let body = ''
          answer.on('data', (chunk) => (body += String(chunk)))
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          )
        },
      )
      asked.on('error', reject)
      asked.end()
    },
  )
}

describe('a film', () => {
  const part = async (Range: string, mas = {}) => {
    const { status, headers, body } = await raw('/pelicula.mp4', 'GET', { Range, ...mas })
    return { status, range: headers['content-range'], body }
  }

  test('[SEC-40, SHELL-09] a video is sent in the byte ranges that iPhones ask for', async () => {
    const whole = await raw('/pelicula.mp4')
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' })
    expect(await part('bytes=0-1')).toEqual({ status: 206, range: 'bytes 0-1/10', body: '01' })
    expect(await part('bytes=8-')).toEqual({ status: 206, range: 'bytes 8-9/10', body: '89' })
    expect(await part('bytes=8-99')).toEqual({ status: 206, range: 'bytes 8-9/10', body: '89' })
    expect(await part('bytes=-3')).toEqual({ status: 206, range: 'bytes 7-9/10', body: '789' })
    const same = { 'If-Range': String(whole.headers['etag']) }
    expect((await part('bytes=0-1', same)).status).toBe(206)
  })

  test.each(['bytes=5-2', 'bytes=-', 'bytes=0-1,4-5', 'pages=0-1', 'bytes=x-'])(
    '[SEC-40, SHELL-09] a video is sent whole for %s',
    async (range) => {
      expect(await part(range)).toMatchObject({ status: 200, body: '0123456789' })
    },
  )

  test('[SEC-40, SHELL-09] a byte range of a replaced video gets the new video whole; a range outside is refused', async () => {
    expect((await part('bytes=0-1', { 'If-Range': '"otra"' })).status).toBe(200)
    expect(await part('bytes=10-')).toMatchObject({ status: 416, range: 'bytes */10' })
    expect(await part('bytes=-0')).toMatchObject({ status: 416 })
  })
})

describe('headers', () => {
  test.each(['/', '/grupo-familiar', '/sw.js', '/assets/worker-motor-abc.js'])(
    '[SEC-19] %s has exactly the content policy of a page',
    async (path) => {
      const { headers } = await get(provider.url, path)

      expect(headers.get('content-security-policy')).toBe(SEC_19)
    },
  )

  test('[SEC-19, SEC-21] only the worker that reads QR codes may compile WebAssembly', async () => {
    const { headers } = await get(provider.url, '/assets/r2/worker-lector-abc.js')

    expect(headers.get('content-security-policy')).toBe(
      SEC_19.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
    )
  })

  test('[SEC-19] files that are no page have a short content policy, to save bytes on slow links', async () => {
    const { headers } = await get(provider.url, '/assets/main-abc.js')

    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
  })

  test('[SEC-19, SEC-23] with reCAPTCHA configured the content policy allows Google’s addresses and no others', async () => {
    const keys = { sitio: 'site', secret: 'secret', url: 'http://127.0.0.1:9/' }
    const own = await startServer({ appDir, base: provider.base, config: { recaptcha: keys } })

    const { headers } = await get(own.url, '/')

    expect(headers.get('content-security-policy')).toBe(
      SEC_19.replace(
        "script-src 'self'",
        "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      )
        .replace(
          "frame-src 'self'",
          "frame-src 'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
        )
        .replace('trusted-types default', 'trusted-types *'),
    )
    await own.stop()
  })

  test.each([
    ['GET', '/'],
    ['GET', '/assets/missing.js'],
    ['GET', '/v1/afiliados/afiliado'],
    ['GET', '/v1/app/version/25'],
    ['GET', '/health'],
    ['GET', '/portal-config.json'],
    ['GET', '/sandbox'],
    ['DELETE', '/v1/afiliados/afiliado'],
    ['OPTIONS', '/v1/afiliados/afiliado'],
    ['TRACE', '/'],
    ['PROPFIND', '/'],
  ])('[SEC-22] the answer to %s %s has every security header', async (method, path) => {
    const { headers } = await raw(path, method)

    expect(headers).toMatchObject(ALWAYS)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(headers['date']).toBeDefined()
    expect(headers['set-cookie']).toBeUndefined()
  })

  test.each([
    'GET /%00\\.. HTTP/1.1\r\nHost: a\r\n\r\n',
    'nonsense\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
  ])(
    '[SEC-22][SEC-40] the malformed HTTP request %j is refused with every security header',
    async (text) => {
      const answer = await spoken(provider.port, text)

      expect(answer).toMatch(/^http\/1\.1 40[04] /)
      for (const name of Object.keys(ALWAYS)) expect(answer).toContain(`${name}:`)
      expect(answer).toContain("content-security-policy: default-src 'none'")
    },
  )

  test('[SEC-22] HSTS is sent only on encrypted connections', async () => {
    const secure = await startServer({
      base: provider.base,
      config: { publicUrl: 'https://portal.example' },
    })

    expect((await get(secure.url, '/health')).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    )
    const forged = await raw('/health', 'GET', { 'X-Forwarded-Proto': 'https' })
    expect(forged.headers['strict-transport-security']).toBeUndefined()
    await secure.stop()
  })

  test('[SEC-19] an inline script is allowed by its hash in its own document only', async () => {
    const answer = await get(provider.url, '/mostrador.html')

    expect(answer.headers.get('content-security-policy')).toBe(
      SEC_19.replace("script-src 'self'", `script-src 'self' '${SCRIPT}'`).replace(
        STYLE,
        COUNTER_STYLE,
      ),
    )
  })

  test('[SEC-19] an API on another host is allowed by name, for connections only', () => {
    const policy = pagePolicy({}, 'https://api.example')

    expect(policy).toContain("connect-src 'self' https://api.example;")
    expect(policy.match(/api\.example/g)).toHaveLength(1)
  })

  test('[SEC-18] another origin may read answers only if it is listed exactly', async () => {
    const open = await startServer({
      base: provider.base,
      config: { corsOrigins: ['https://portal.example'] },
    })
    const allowed = async (url: string, origin: string) =>
      (await fetch(`${url}/v1/app/version/25`, { headers: { Origin: origin } })).headers.get(
        'access-control-allow-origin',
      )

    expect(await allowed(provider.url, 'https://portal.example')).toBeNull()
    expect(await allowed(open.url, 'https://portal.example')).toBe('https://portal.example')
    for (const origin of ['https://portal.example.evil', 'http://portal.example', 'null', '*'])
      expect(await allowed(open.url, origin)).toBeNull()
    const preflight = await fetch(`${open.url}/v1/afiliados/afiliado`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://portal.example' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-credentials')]).toEqual([
      204,
      null,
    ])
    const asked = (preflight.headers.get('access-control-allow-headers') ?? '').split(/, ?/)
    expect(asked).toEqual(expect.arrayContaining(['Authorization', 'Idempotency-Key', 'If-Match']))
    const stranger = await fetch(`${open.url}/v1/afiliados/afiliado`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://portal.example.evil' },
    })
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
    const refused = await fetch(`${open.url}/v1/afiliados/grupo-familiar`, {
      headers: { Origin: 'https://portal.example' },
    })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://portal.example')
    expect(refused.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
    expect(refused.headers.get('vary')).toContain('Origin')
    await open.stop()
  })

  test('[SEC-30] personal answers are never cached', async () => {
    const { token } = await provider.session('norma')

    for (const path of [
      '/v1/afiliados/grupo-familiar',
      '/v1/contacto/correo',
      '/v1/usuarios/afiliados/notificaciones-pendientes',
    ])
      expect((await get(provider.url, path, token)).headers.get('cache-control')).toBe('no-store')
    expect((await get(provider.url, '/v1/afiliados/afiliado')).headers.get('cache-control')).toBe(
      'no-store',
    )
  })
})

describe('bodies', () => {
  const PATH = '/v1/auth/portal-afiliados/signin'
  const send = (body: string, type: string, headers: Record<string, string> = {}) =>
    fetch(provider.url + PATH, {
      method: 'POST',
      headers: { 'Content-Type': type, ...headers },
      body,
    })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=latin1',
    '',
  ])(
    '[SEC-17] a body of type "%s" is refused: no form of another site can send a request',
    async (type) => {
      expect((await send('{"nombre":"1","password":"2"}', type)).status).toBe(415)
    },
  )

  test.each([
    ['not JSON', '{', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['too deep', `{"nombre":${'['.repeat(30)}${']'.repeat(30)}}`, 400],
    ['too large', JSON.stringify({ nombre: 'x'.repeat(70_000), password: 'x' }), 413],
    ['without a field', '{"nombre":"1"}', 422],
    ['of another type', '{"nombre":1,"password":"2"}', 422],
    ['with a NUL', '{"nombre":"\\u0000","password":"2"}', 422],
    ['of a foreign prototype', '{"nombre":"1","password":"2","__proto__":{"activo":true}}', 422],
  ])('[SEC-36][SEC-39] a body %s is refused in the standard form', async (_what, body, status) => {
    const answer = await send(body, 'application/json')

    expect(answer.status).toBe(status)
    const said = (await answer.json()) as Record<string, unknown>
    expect(said).toMatchObject({ status: 'error', error: expect.any(String) })
    expect(said['error']).toBe(said['message'])
    expect(said['error']).not.toMatch(/Error \(/)
  })

  test('[SEC-36] compressed bodies and invalid UTF-8 are refused', async () => {
    expect((await send('x', 'application/json', { 'Content-Encoding': 'gzip' })).status).toBe(415)
    const invalid = await fetch(provider.url + PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    })
    expect(invalid.status).toBe(400)
  })

  test('[SEC-36] brackets inside JSON strings do not count towards the maximal depth', () => {
    expect(depth('{"a":[1,{"b":"[[[[\\"[["}]}')).toBe(3)
  })

  test.each([4_294_967_297, -1, 1e9, '1 OR 1', 1.5, '1', null, [1], { a: 1 }, true, 2_147_483_648])(
    "[SEC-39] the id %j gives a refusal or 'not found', never a server error",
    async (idAfiliado) => {
      const { token } = await provider.session('norma')
      const path = '/v1/afiliados/credencial/generar-token'

      const answer = await post(provider.url, path, { afiliado: { idAfiliado } }, { token })

      expect([404, 422]).toContain(answer.status)
    },
  )

  test.each([
    "'; drop table usuarios; --",
    '%',
    '\\',
    '" or ""="',
    "1'||pg_sleep(5)||'",
    '\u{1F600}ñ',
    '\uD800',
  ])(
    '[SEC-39] the hostile text %j in every field changes nothing and is answered as fast as any other',
    async (text) => {
      const { token } = await provider.session('norma')
      const begun = performance.now()

      const signIn = await post(provider.url, PATH, { nombre: text, password: text })
      const dismissal = await post(
        provider.url,
        '/v1/afiliados/deshabilitar-notificacion-pendiente',
        { notificacion: { idSolicitud: 1, tipoNotificacion: text, numeroNotificacion: text } },
        { token, clave: newKey() },
      )
      const card = await get(
        provider.url,
        `/v1/afiliados/credencial/validar-token/${encodeURIComponent(text.toWellFormed())}`,
      )

      expect([signIn.status, dismissal.status, card.status]).toEqual([401, 404, 404])
      expect(performance.now() - begun).toBeLessThan(4_000)
    },
  )
})

describe('addresses', () => {
  test.each([
    '/v1',
    '/v1/',
    '/v1/nada',
    '/v1/files/../../package.json',
    '/assets/missing.js',
    '/assets/',
    '/sandbox/otra',
    '/health/x',
    '/.well-known/otra',
    '/portal-config.json/x',
    '/metrics',
    '/missing.js',
    '/index.html.br',
  ])('[SEC-40] %s gives a 404 as JSON, never the app’s document', async (path) => {
    const { status, headers, body } = await raw(path)

    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    expect(JSON.parse(body)).toEqual({
      status: 'error',
      message: 'No se encontró el recurso.',
      error: 'No se encontró el recurso.',
    })
  })

  test.each(['norma%40correo.example', 'norma.quiroga@correo.com.js'])(
    '[VERI-01] the confirmation link of the contact %s opens the app, although the contact contains dots',
    async (contacto) => {
      const { status, body } = await raw(`/verificar-contacto/7/${contacto}`)
      expect([status, body]).toEqual([200, '<!doctype html><title>portal</title>'])
    },
  )

  test.each([
    '/assets/main-abc.js.map',
    '/.git/config',
    '/.env',
    '/.vite/manifest.json',
    '/assets/..%2f..%2fcsp.json',
    '/../csp.json',
    '/..%2fcsp.json',
    '/%2e%2e/csp.json',
    '//etc/passwd',
    '/assets\\..\\..\\csp.json',
    '/server/src/main.ts',
    '/csp.json',
    '/%00',
  ])('[SEC-43] the address %s does not show a file of the server', async (path) => {
    const { status, body } = await raw(path)

    expect(body).not.toContain('sha256')
    expect([400, 404].includes(status) || body.includes('<title>portal</title>')).toBe(true)
  })

  test('[SEC-40] a known address with another method is refused with the allowed methods', async () => {
    const answer = await raw('/v1/afiliados/afiliado', 'DELETE')

    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET'])
    expect((await raw('/', 'POST')).status).toBe(405)
    expect((await raw('/v1/afiliados/afiliado', 'TRACE')).status).toBe(405)
  })

  test('[SEC-40] a file shared without a service worker is not stored, and the page says so', async () => {
    const answer = await raw('/compartido', 'POST')

    expect([answer.status, answer.headers['location']]).toEqual([303, '/compartido?fue=nada'])
  })

  test('[SEC-40] an error contains the request’s id and no internals', async () => {
    const answer = await raw('/v1/afiliados/afiliado', 'GET', { 'X-Request-Id': 'abcdefgh-1234' })
    const made = await raw('/v1/afiliados/afiliado', 'GET', { 'X-Request-Id': 'a b<script>' })

    expect(answer.headers['x-request-id']).toBe('abcdefgh-1234')
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.body).not.toMatch(/at |\.ts|select|node_modules/)
  })

  test('[SEC-47] /health and /ready answer only ok', async () => {
    for (const path of ['/health', '/ready'])
      expect(await (await get(provider.url, path)).text()).toBe('{"ok":true}')
  })

  test.each([
    'GET /ready HTTP/1.0\r\n\r\n',
    'GET /health HTTP/1.0\r\n\r\n',
    'HEAD /ready HTTP/1.0\r\n\r\n',
    'GET /ready HTTP/1.1\r\nConnection: close\r\n\r\n',
  ])('[SEC-47] the health check %j, which has no Host header, is answered', async (text) => {
    expect(await spoken(provider.port, text)).toMatch(/^http\/1\.1 200 /)
  })

  test('[SHELL-25] hashed files are cached for ever, document and service worker are revalidated', async () => {
    const caching = async (path: string) =>
      (await get(provider.url, path)).headers.get('cache-control')

    expect(await caching('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable')
    for (const path of [
      '/',
      '/sw.js',
      '/index.html',
      '/portal-config.json',
      '/.well-known/portal-capacidades.json',
    ])
      expect(await caching(path)).toBe('no-cache')
    const { headers } = await raw('/assets/main-abc.js', 'GET', { 'Accept-Encoding': 'gzip, br' })
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'Accept-Encoding'])
    const known = await raw('/', 'GET', {
      'If-None-Match': String((await raw('/')).headers['etag']),
    })
    expect([known.status, known.body]).toEqual([304, ''])
    expect((await raw('/', 'HEAD')).body).toBe('')
  })

  test('[API-02] the app reads its configuration from the server at run time', async () => {
    expect(await (await get(provider.url, '/portal-config.json')).json()).toEqual({
      base: '',
      provider: 'portal-afiliados',
      publicUrl: '',
    })
  })
})
