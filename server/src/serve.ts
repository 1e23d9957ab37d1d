import { type Server, createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

import { Problem } from './base/problem.ts'
import type { HttpEnv } from './http/environment.ts'
import { ALWAYS, API_POLICY } from './http/headers.ts'
import { SLOW, type Slow, cutSlowBodies } from './http/slow.ts'

const FINISH_MS = 8_000
/**
 * Longer than proxies keep an idle connection (usually a minute): otherwise this server could close one while a request
 * is sent.
 */
const KEPT_MS = 75_000

export type Served = { port: number; stop: () => Promise<void> }

const HEADERS = {
  ...ALWAYS,
  'Content-Security-Policy': API_POLICY,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
}
const BODY = JSON.stringify(new Problem(400).body)

/** Malformed HTTP never reaches the app; its answer has the same body and headers as the app's. */
const refuse = () => new Response(BODY, { status: 400, headers: HEADERS })

function refuseOnSocket(_error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const lines = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`)
  socket.write(
    `HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\nDate: ${new Date().toUTCString()}\r\nConnection: close\r\n\r\n${BODY}`,
  )
  // `end` alone is not enough: a client that never closes its half would keep the socket.
  socket.destroySoon()
}

/** Fails immediately if another program uses the port, before a database is created. */
export function assertPortFree({ host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** Addresses for monitoring: HAProxy and others call them in HTTP/1.0, without a Host header. */
const PROBES = new Set(['/health', '/ready'])

/** Opens the socket; resolves when it listens, rejects if it cannot. */
export function serve(
  app: Hono<HttpEnv>,
  { host, port }: { host: string; port: number },
  slow: Slow = SLOW,
): Promise<Served> {
  const options = { errorHandler: refuse }
  const listener = getRequestListener(app.fetch, options)
  const probed = getRequestListener(app.fetch, { ...options, hostname: 'localhost' })
  const server = createServer(
    {
      headersTimeout: slow.headersMs,
      // No limit for the whole request, since an upload over bad signal takes long: slow bodies are cut elsewhere
      // (slow.ts).
      requestTimeout: 0,
      connectionsCheckingInterval: slow.everyMs,
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      void (PROBES.has(incoming.url ?? '') ? probed : listener)(incoming, outgoing)
    },
  )
  server.keepAliveTimeout = KEPT_MS
  server.on('clientError', refuseOnSocket)
  cutSlowBodies(server, slow)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve({ port: (server.address() as AddressInfo).port, stop: () => close(server) })
    })
  })
}

/** Accepts no new connections; open requests have up to 8 seconds to finish. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), FINISH_MS)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}
