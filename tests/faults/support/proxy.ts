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
  /** Of its body, as many as came. */
  bytes: number
  at: number
  /** When it was over, whatever became of it. */
  endedAt?: number
  /** All of the answer was given. */
  isWhole?: boolean
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>

/**
 * Stands in front of the server as the portal's origin, so that page, worker and service worker all pass through it.
 * `cut` is a lost signal: connections are reset, open ones included. `at`: the port of an origin that a browser knows already.
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

  /** The server answers this one now; its answer arrives after that of the next one of the same kind. */
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
    /** A request that came to another server of this process, whose connection is lost with the signal while it is under way. */
    handle(request: IncomingMessage, response: ServerResponse) {
      const { socket } = request
      if (isCut) return void socket.resetAndDestroy()
      sockets.add(socket)
      response.on('close', () => sockets.delete(socket))
      serve(request, response)
    },
    /** Adds a fault; the first rule that matches acts. */
    rule: (rule: Rule) => void rules.push({ ...rule, seen: 0 }),
    /** These faults from now on and no others: nothing gets through in between. */
    replace: (faults: Rule[]) => void (rules = faults.map((rule) => ({ ...rule, seen: 0 }))),
    /** Puts something before a script whenever it is fetched: what the browser is, no fault that ends. */
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
    /** Takes every fault away and lets connections through again. */
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
    /** What reached the proxy of exactly this method and path, oldest first. */
    sent: (match: string) => log.filter(({ method, path }) => `${method} ${path}` === match),
    /** What reached the proxy for this path, oldest first. */
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
