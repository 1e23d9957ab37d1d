import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { Socket } from 'node:net'

import { type Action, type Exchange, act } from './actions.ts'

export type Rule = {
  /** 'POST /v1/…', or only the path; compared from the start. */
  match: string
  do: Action
  /** Only the nth matching request (from 1) … */
  nth?: number
  /** … or the first so many; without either, all of them. */
  times?: number
}

export type Logged = {
  method: string
  path: string
  key: string | undefined
  authorization: string | undefined
  body: string
  at: number
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>

/**
 * Stands in front of the server as the portal's origin, so that page, worker and service worker all pass through it.
 * `cut` is a lost signal: connections are reset, open ones included.
 */
export async function startProxy(target: () => number) {
  const log: Logged[] = []
  const sockets = new Set<Socket>()
  let rules: (Rule & { seen: number })[] = []
  let isCut = false
  let held: (() => void) | undefined

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => request.socket.destroy())
  })
  server.on('connection', (socket) => {
    if (isCut) return void socket.resetAndDestroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy got no port')
  const { port } = address

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const exchange: Exchange = { request, response, body: await bodyOf(request), port: target() }
    const { method = 'GET', url = '/', headers } = request
    const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined)
    log.push({
      method,
      path: url,
      key: header('idempotency-key'),
      authorization: header('authorization'),
      body: exchange.body.toString(),
      at: Date.now(),
    })
    const action = take(`${method} ${url}`, url)
    if (action.kind === 'swap') return swap(exchange)
    await act(action, exchange)
    held?.()
    held = undefined
  }

  /** Holds this one until the next one has been answered. */
  async function swap(exchange: Exchange) {
    if (held) return act({ kind: 'pass' }, exchange)
    await new Promise<void>((resolve) => (held = resolve))
    await act({ kind: 'pass' }, exchange)
  }

  function take(asked: string, path: string): Action {
    const matching = rules.filter(({ match }) => asked.startsWith(match) || path.startsWith(match))
    for (const rule of matching) rule.seen += 1
    const acting = matching.find(
      ({ seen, nth = seen, times = seen }) => seen === nth && seen <= times,
    )
    return acting?.do ?? { kind: 'pass' }
  }

  return {
    port,
    url: `http://localhost:${port}`,
    log,
    /** Adds a fault; the first rule that matches acts. */
    rule: (rule: Rule) => void rules.push({ ...rule, seen: 0 }),
    /** Takes every fault away and lets connections through again. */
    heal() {
      rules = []
      isCut = false
    },
    cut() {
      isCut = true
      for (const socket of sockets) socket.resetAndDestroy()
    },
    restore() {
      isCut = false
    },
    /** What reached the proxy for this path, oldest first. */
    asked: (path: string) => log.filter((entry) => entry.path.startsWith(path)),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
