import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { BadEnvironment } from '../../server/src/base/badEnvironment.ts'
import { createLog } from '../../server/src/base/log.ts'
import { readPagesEnvironment, startPages } from '../../server/src/pagesOnly.ts'
import type { Served } from '../../server/src/serve.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { tabla } from '../../src/contract/tabla.ts'
import { SCRIPT, builtApp } from '../support/builtApp.ts'
import { testConfig } from '../support/config.ts'
import { freePort, waitUntilReady } from '../support/listening.ts'
import { type Provider, startServer } from '../support/server.ts'
import { spoken } from '../support/spoken.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const API = 'https://api.insurer.example'
const { appDir, remove } = builtApp()
const over = {
  appDir,
  base: API,
  provider: 'insurer',
  capacidades: [],
  sandbox: false,
  publicUrl: 'https://portal.example',
  contactoDeSeguridad: 'mailto:security@portal.example',
}

let pages: Served
let whole: Provider
beforeAll(async () => {
  pages = await startPages({ config: testConfig(over), log: createLog('silent') })
  whole = await startServer({ config: over })
})
afterAll(async () => {
  await pages.stop()
  await whole.stop()
  remove()
})

type Asked = [path: string, method?: string, headers?: Record<string, string>]

/** Status, headers and body; fetch would normalise the path and decode the body. */
function answerOf(port: number, [path, method = 'GET', headers = {}]: Asked) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const { date, ...rest } = answer.headers
          const body = Buffer.concat(parts).toString('latin1')
          resolve({ status: answer.statusCode ?? 0, headers: { ...rest, date: typeof date }, body })
        })
      })
      asked.on('error', reject)
      asked.end()
    },
  )
}

const RANGE = { Range: 'bytes=2-5' }

test.each<Asked>([
  ['/'],
  ['/', 'HEAD'],
  ['/', 'POST'],
  ['/', 'TRACE'],
  ['/', 'PROPFIND'],
  ['/', 'GET', { 'If-None-Match': '*, "x"' }],
  ['/index.html'],
  ['/grupo-familiar'],
  ['/verificar-contacto/7/norma%40correo.example'],
  ['/validar-credencial/i'],
  ['/validar-credencial', 'GET', { 'Accept-Encoding': 'gzip' }],
  ['/mostrador.html'],
  ['/sw.js'],
  ['/assets/main-abc.js'],
  ['/assets/main-abc.js', 'GET', { 'Accept-Encoding': 'gzip, br' }],
  ['/assets/main-abc.js', 'GET', { 'Accept-Encoding': 'gzip, br;q=0' }],
  ['/assets/worker-motor-abc.js'],
  ['/assets/r2/worker-lector-abc.js'],
  ['/assets/missing.js'],
  ['/missing.js'],
  ['/assets/main-abc.js.map'],
  ['/.git/config'],
  ['/..%2fcsp.json'],
  ['/%00'],
  ['/pelicula.mp4'],
  ['/pelicula.mp4', 'GET', RANGE],
  ['/pelicula.mp4', 'GET', { ...RANGE, 'If-Range': '"other"' }],
  ['/pelicula.mp4', 'GET', { Range: 'bytes=90-' }],
  ['/compartido', 'POST'],
  ['/compartido?fue=nada'],
  ['/portal-config.json'],
  ['/.well-known/security.txt'],
  ['/.well-known/portal-capacidades.json'],
  ['/health'],
  ['/ready'],
  ['/metrics'],
  ['/sandbox'],
  ['/v1/nothing'],
])(
  '[SEC-19, SEC-22, SEC-40] a server of pages only gives %s %s %j the same answer as the whole server',
  async (...asked) => {
    const [ours, theirs] = await Promise.all([
      answerOf(pages.port, asked),
      answerOf(whole.port, asked),
    ])

    expect(ours).toEqual(theirs)
  },
)

test('[SEC-19, API-02] on a server of pages only, documents allow and name the API’s address', async () => {
  const policy = async (path: string) =>
    (await answerOf(pages.port, [path])).headers['content-security-policy']

  for (const path of ['/', '/inicio', '/sw.js', '/mostrador.html', '/assets/worker-motor-abc.js'])
    expect(await policy(path)).toContain(`connect-src 'self' ${API};`)
  expect(await policy('/mostrador.html')).toContain(`script-src 'self' '${SCRIPT}'`)
  expect(JSON.parse((await answerOf(pages.port, ['/portal-config.json'])).body)).toEqual({
    base: API,
    provider: 'insurer',
    publicUrl: 'https://portal.example',
  })
})

test('[SEC-40] a server of pages only answers every call of the contract with a 404 as JSON', async () => {
  const calls = Object.values(tabla).flatMap((area) => Object.values<Endpoint>(area))
  expect(calls.length).toBeGreaterThan(100)

  for (const { method, path } of calls) {
    const { status, headers } = await answerOf(pages.port, [
      path.replaceAll(/\{\w+\}/g, '1'),
      method,
    ])
    expect([path, status, headers['content-type']]).toEqual([
      path,
      404,
      'application/json; charset=utf-8',
    ])
  }
})

test.each(['GET /ready HTTP/1.0\r\n\r\n', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n'])(
  '[SEC-47] a server of pages only answers the health check %j, which has no Host header',
  async (text) => {
    expect(await spoken(pages.port, text)).toMatch(/^http\/1\.1 200 [^]*\{"ok":true\}$/)
  },
)

test('a server of pages only needs no database and no secret, writes no file, and stops in order', async () => {
  const { folder, remove: removeFolder } = temporaryFolder()
  const dataDir = join(folder, 'data')
  const { PORTAL_SECRET: _secret, DATABASE_URL: _base, SANDBOX: _demo, ...rest } = process.env
  const port = await freePort()
  const env = { ...rest, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, APP_DIR: appDir }
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/pages.ts'], {
    env: { ...env, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  const exited = once(child, 'exit')
  await waitUntilReady(`http://127.0.0.1:${port}`, child, () => output)

  expect((await answerOf(port, ['/grupo-familiar'])).body).toContain('<title>portal</title>')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(existsSync(dataDir)).toBe(false)
  expect(output).toContain('"msg":"pages only"')
  removeFolder()
})

test('a server of pages only refuses a folder without the app, and demo settings, in words', async () => {
  const config = testConfig({ appDir: join(appDir, 'assets') })

  await expect(startPages({ config, log: createLog('silent') })).rejects.toThrow(
    /^APP_DIR: .* holds no built app/,
  )
  expect(() => readPagesEnvironment({ SANDBOX: '1' }, '/')).toThrow(BadEnvironment)
  expect(readPagesEnvironment({ CAPACIDADES: 'pases' }, '/').capacidades).toEqual([])
})
