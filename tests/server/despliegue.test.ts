// @module-tag largo
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type Server, createServer, request } from 'node:http'
import { type ClientHttp2Session, connect } from 'node:http2'
import { connect as connectSocket } from 'node:net'
import { Writable } from 'node:stream'
import { connect as connectTls } from 'node:tls'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createLog } from '../../server/src/base/log.ts'
import { startPages } from '../../server/src/pagesOnly.ts'
import type { Served } from '../../server/src/serve.ts'
import { builtApp } from '../support/builtApp.ts'
import { testConfig } from '../support/config.ts'
import { freePort } from '../support/listening.ts'
import {
  PROXIES,
  type Ports,
  isInstalled,
  makeCertificate,
  startProxy,
} from '../support/sampleProxies.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const { folder, remove } = temporaryFolder('portal-proxies-')
const { appDir, remove: removeApp } = builtApp()
const UPLOAD = 17 * 1024 * 1024
/** Another address of this machine: a person's, as the proxy sees it. */
const PERSON = '127.9.8.7'

let certificate = ''
/** The insurer's API: says who asked, and how many bytes came. */
let api: { server: Server; port: number; begun: () => number }
beforeAll(async () => {
  certificate = makeCertificate(folder)
  api = await startApi()
})
afterAll(() => {
  api.server.close()
  remove()
  removeApp()
})

async function startApi() {
  let bytes = 0
  const server = createServer((incoming, outgoing) => {
    bytes = 0
    incoming.on('data', (part: Buffer) => (bytes += part.byteLength))
    incoming.on('end', () => {
      const from = incoming.headers['x-forwarded-for']
      outgoing.setHeader('Content-Type', 'application/json').end(JSON.stringify({ bytes, from }))
    })
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { server, port, begun: () => bytes }
}

/** Pages only behind a sample; `lines` is their log. */
async function behind(name: (typeof PROXIES)[number]) {
  const ports: Ports = {
    http: await freePort(),
    https: await freePort(),
    portal: await freePort(),
    api: api.port,
  }
  const lines: Record<string, unknown>[] = []
  const write = (text: Buffer, _encoding: unknown, done: () => void) => {
    lines.push(JSON.parse(String(text)) as Record<string, unknown>)
    done()
  }
  const pages: Served = await startPages({
    config: testConfig({ appDir, capacidades: [], port: ports.portal, proxies: ['127.0.0.0/29'] }),
    log: createLog('info', new Writable({ write })),
  })
  const proxy = await startProxy(name, folder, ports)
  return { ports, pages, proxy, lines }
}

function open(port: number): ClientHttp2Session {
  return connect('https://portal.example', {
    createConnection: () =>
      connectTls({
        socket: connectSocket({ host: '127.0.0.1', port, localAddress: PERSON }),
        servername: 'portal.example',
        ca: certificate,
        ALPNProtocols: ['h2'],
      }),
  })
}

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** One request over HTTP/2; a body may come in two halves, the second one when `between` is over. */
function ask(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body?: Buffer,
  between?: () => Promise<void>,
): Promise<Answer> {
  return new Promise((done, failed) => {
    const stream = session.request({ ':authority': 'portal.example', ...headers })
    let got: Record<string, unknown> = {}
    let text = ''
    stream.on('response', (answered) => (got = { ...answered }))
    stream.on('data', (part) => (text += String(part)))
    stream.on('end', () => done({ status: Number(got[':status']), headers: got, body: text }))
    stream.on('error', failed)
    if (!body) stream.end()
    else
      stream.write(body.subarray(0, UPLOAD / 2), () => {
        void Promise.resolve(between?.()).then(() => stream.end(body.subarray(UPLOAD / 2)))
      })
  })
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((done) => setTimeout(done, 20))
}

test('[SEC-48] the container has the programs of PostgreSQL that a backup needs', () => {
  const last = readFileSync('deploy/Containerfile', 'utf8')
    .split(/^FROM /m)
    .at(-1)

  expect(last).toMatch(/^RUN .*apt-get install .*\bpostgresql-client\b/m)
})

describe.each(PROXIES)('the sample configuration for %s', (name) => {
  // Skipped by its name where the machine has no such proxy.
  const here = isInstalled(name)
  let running: Awaited<ReturnType<typeof behind>>
  let session: ClientHttp2Session
  beforeAll(async () => {
    if (!here) return
    running = await behind(name)
    session = open(running.ports.https)
  })
  afterAll(async () => {
    if (!here) return
    session.close()
    await running.proxy.stop()
    await running.pages.stop()
  })

  test.skipIf(!here)(
    '[SEC-22] documents come over HTTP/2 with every header of the portal',
    async () => {
      const answer = await ask(session, { ':path': '/grupo-familiar' })

      expect(session.alpnProtocol).toBe('h2')
      expect(answer).toMatchObject({ status: 200, body: '<!doctype html><title>portal</title>' })
      expect(answer.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      })
      expect(answer.headers['x-powered-by']).toBeUndefined()
    },
  )

  test.skipIf(!here)(
    '[SHELL-25] a file that is stored compressed is not compressed again',
    async () => {
      const asked = { ':path': '/assets/main-abc.js', 'accept-encoding': 'gzip, br, zstd' }
      const { headers, body } = await ask(session, asked)
      const plain = await ask(session, { ...asked, ':path': '/sw.js' })

      expect([headers['content-encoding'], headers['vary'], body]).toEqual([
        'br',
        'Accept-Encoding',
        'brotli',
      ])
      expect([plain.headers['content-encoding'], plain.body]).toEqual([
        undefined,
        'self.skipWaiting()',
      ])
      const known = await ask(session, { ...asked, 'if-none-match': String(headers['etag']) })
      expect([known.status, known.body]).toEqual([304, ''])
    },
  )

  test.skipIf(!here)(
    '[SEC-40] a missing file is a 404 as JSON, and a video is sent in byte ranges',
    async () => {
      const missing = await ask(session, { ':path': '/assets/missing.js' })
      const film = await ask(session, { ':path': '/pelicula.mp4', range: 'bytes=2-5' })

      expect([missing.status, missing.headers['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ])
      expect([film.status, film.body]).toEqual([206, '2345'])
    },
  )

  test.skipIf(!here)(
    '[SEC-46] the server sees the person’s address, and ignores a forged one',
    async () => {
      const asked = { ':path': '/reparar', 'x-forwarded-for': '203.0.113.9' }
      await ask(session, asked)

      expect(running.lines.at(-1)).toMatchObject({ msg: 'pedido', direccion: '127.9.8.x' })
      expect(running.lines.filter(({ level }) => level === 40)).toEqual([])
    },
  )

  test.skipIf(!here)('an upload of 17 MB reaches the API while it is being sent', async () => {
    const asked = { ':path': '/v1/upload', ':method': 'POST', 'content-type': 'application/json' }
    const half = () => until(() => api.begun() > UPLOAD / 4)
    const answer = await ask(session, asked, Buffer.alloc(UPLOAD, 'x'), half)

    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { bytes: UPLOAD, from: PERSON }])
  })

  test.skipIf(!here)('an http address redirects to https', async () => {
    const answered = await new Promise<{ status?: number; location?: string }>((done, failed) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: running.ports.http,
          path: '/a?b=c',
          headers: { Host: 'portal.example' },
        },
        (answer) => {
          answer.resume()
          const { statusCode: status, headers } = answer
          done({
            ...(status && { status }),
            ...(headers.location && { location: headers.location }),
          })
        },
      )
      asked.on('error', failed)
      asked.end()
    })

    expect([301, 308]).toContain(answered.status)
    expect(answered.location).toMatch(/^https:\/\/portal\.example(:\d+)?\/a\?b=c$/)
  })

  test.skipIf(!here)(
    'while no process is ready, the answer is a 503 as JSON with Retry-After',
    async () => {
      await running.pages.stop()

      const answer = await ask(session, { ':path': '/' })

      expect(answer.status).toBe(503)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'retry-after': '5',
        'cache-control': 'no-store',
      })
      expect(JSON.parse(answer.body)).toEqual({
        status: 'error',
        message: 'Error en el servidor. Disculpe las molestias.',
        error: 'Error en el servidor. Disculpe las molestias.',
      })
    },
  )
})

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd accepts the service file', () => {
  const verify = () => execFileSync('systemd-analyze', ['verify', 'deploy/portal.service'])

  expect(verify).not.toThrow()
})
