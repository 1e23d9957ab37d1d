import type { IncomingMessage, Server } from 'node:http'

/** Limits for the time that a request takes to arrive (SEC-36). */
export type Slow = {
  headersMs: number
  /** After this time the average speed must be 1 KB/s or more. */
  bodyMs: number
  /** Interval of the checks. */
  everyMs: number
}

export const SLOW: Slow = { headersMs: 20_000, bodyMs: 60_000, everyMs: 5_000 }

const BYTES_PER_MS = 1024 / 1000

type Arriving = { since: number; from: number }

/** Cuts requests whose bodies arrive very slowly: a sender of single bytes would hold a connection for nothing. */
export function cutSlowBodies(server: Server, { bodyMs, everyMs }: Slow): void {
  const arriving = new Map<IncomingMessage, Arriving>()
  server.on('request', (incoming: IncomingMessage) => {
    arriving.set(incoming, { since: performance.now(), from: incoming.socket.bytesRead })
    incoming.once('close', () => arriving.delete(incoming))
  })
  const looking = setInterval(() => {
    const now = performance.now()
    for (const [{ complete, socket }, { since, from }] of arriving) {
      const took = now - since
      if (!complete && took > bodyMs && socket.bytesRead - from < took * BYTES_PER_MS)
        socket.destroy()
    }
  }, everyMs)
  looking.unref()
  server.once('close', () => clearInterval(looking))
}
