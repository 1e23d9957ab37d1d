import { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { serve as listen } from '@hono/node-server'
import type { Hono } from 'hono'

import type { HttpEnv } from './http/environment.ts'

const HEADERS_MS = 20_000
const FINISH_MS = 9_000

export type Served = { port: number; stop: () => Promise<void> }

/** Opens the socket; resolves when it listens, rejects when it cannot. */
export function serve(
  app: Hono<HttpEnv>,
  { host, port }: { host: string; port: number },
): Promise<Served> {
  return new Promise((resolve, reject) => {
    const server = listen(
      { fetch: app.fetch, hostname: host, port, overrideGlobalObjects: false },
      (address: AddressInfo) => {
        server.off('error', reject)
        resolve({ port: address.port, stop: () => close(server) })
      },
    )
    server.once('error', reject)
    if (server instanceof Server) server.headersTimeout = HEADERS_MS
  })
}

/** No new connections; the requests that are in get their answers, for 9 seconds at most. */
function close(server: ReturnType<typeof listen>): Promise<void> {
  return new Promise((resolve) => {
    const http = server instanceof Server ? server : undefined
    const late = setTimeout(() => http?.closeAllConnections(), FINISH_MS)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    http?.closeIdleConnections()
  })
}
