import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { Socket } from 'node:net'

import { type Action, type Exchange, act } from './actions.ts'

export type Rule = {
  /** 'POST /v1/…', or only the path; compared from the start. */
  match: string
  do: Action
  /** Only the nth matching request (from 1) … */
  nth?: number
  /** … or the first `times`; without either, all of them. */
  times?: number
}

export type Logged = {
  method: string
  path: string
  key: string | undefined
  authorization: string | undefined
  body: string
  /** Received bytes of its body. */
  bytes: number
  at: number
  /** Time when it ended, for any reason. */
  endedAt?: number
  /** The whole answer was delivered. */
  isWhole?: boolean
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>

/**
 * Proxy in front of the server, with the portal's origin, so that page, worker and service worker all pass through
 * it. `cut` is a lost signal: connections are reset, open ones included. `at`: port of an origin that a browser knows
 * already.
 */
export async function startProxy(target: () => number, at = 0) {
  const log: Logged[] = []
  const sockets = new Set<Socket>()
  let rules: (Rule & { seen: number })[] = []
  const altered: { match: string; before: string }[] = []
  let isCut = false
  let waiting: { rules: typeof rules; isCut: boolean } | undefined
  const held = new Map<string, () => void>()

  const serve = (request: IncomingMessage, response: ServerResponse) =>
    void answer(request, response).catch(() => request.socket.destroy())
  const server = createServer(serve)
  server.on('connection', (socket) => {
    if (isCut) return void socket.resetAndDestroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy got no port')
  const { port } = address

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/', headers } = request
    const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined)
    const entry: Logged = {
      method,
      path: url,
      key: header('idempotency-key'),
      authorization: header('authorization'),
      body: '',
      bytes: 0,
      at: Date.now(),
    }
    log.push(entry)
    const action = take(`${method} ${url}`, url)
    response.on('close', () => {
      entry.endedAt = Date.now()
      entry.isWhole = response.writableFinished
    })
    const body = await bodyOf(request, action)
    entry.body = body.toString()
    entry.bytes = body.length
    const exchange: Exchange = { request, response, body, port: target() }
    const name = `${method} ${url}`
    if (action.kind === 'swap' && !held.has(name)) return swap(exchange, name)
    await act(action, exchange)
    held.get(name)?.()
    held.delete(name)
  }

  /** Delivers the answer of this request after that of the next one of the same kind. */
  async function swap(exchange: Exchange, name: string) {
    const next = new Promise<void>((resolve) => held.set(name, resolve))
    await act({ kind: 'hold', until: next }, exchange)
  }

  function take(asked: string, path: string): Action {
    const matching = rules.filter(({ match }) => asked.startsWith(match) || path.startsWith(match))
    for (const rule of matching) rule.seen += 1
    const acting = matching.find(
      ({ seen, nth = seen, times = seen }) => seen === nth && seen <= times,
    )
    if (acting) return acting.do
    const before = altered.filter(({ match }) => asked.startsWith(match)).map((one) => one.before)
    return before.length > 0 ? { kind: 'script', before: before.join('\n') } : { kind: 'pass' }
  }

  return {
    port,
    url: `http://localhost:${port}`,
    log,
    /** Handles a request to another server of this process; its connection is lost with the signal while it is open. */
    handle(request: IncomingMessage, response: ServerResponse) {
      const { socket } = request
      if (isCut) return void socket.resetAndDestroy()
      sockets.add(socket)
      response.on('close', () => sockets.delete(socket))
      serve(request, response)
    },
    /** Adds a fault; the first matching rule acts. */
    rule: (rule: Rule) => void rules.push({ ...rule, seen: 0 }),
    /** Replaces all faults at once: nothing gets through in between. */
    replace: (faults: Rule[]) => void (rules = faults.map((rule) => ({ ...rule, seen: 0 }))),
    /** Puts code before a script at every fetch: a property of the browser, which `heal` does not end. */
    alter: (match: string, before: string) => void altered.push({ match, before }),
    /** Keeps the faults for later: nothing goes wrong until they are resumed. */
    suspend() {
      waiting = { rules, isCut }
      rules = []
      isCut = false
    },
    resume() {
      if (waiting) ({ rules, isCut } = waiting)
      waiting = undefined
    },
    /** Ends every fault and allows connections again. */
    heal() {
      rules = []
      waiting = undefined
      isCut = false
    },
    cut() {
      isCut = true
      for (const socket of sockets) socket.resetAndDestroy()
    },
    restore() {
      isCut = false
    },
    /** Requests with exactly this method and path that reached the proxy, oldest first. */
    sent: (match: string) => log.filter(({ method, path }) => `${method} ${path}` === match),
    /** Requests for this path that reached the proxy, oldest first. */
    asked: (path: string) => log.filter((entry) => entry.path.startsWith(path)),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage, action: Action): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) {
    chunks.push(chunk as Buffer)
    if (action.kind === 'slowUpload')
      await wait(((chunk as Buffer).length / action.bytesPerSecond) * 1000)
  }
  return Buffer.concat(chunks)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
