import { type IncomingMessage, type ServerResponse, request as ask } from 'node:http'
import { connect } from 'node:net'

import { withHostileTexts } from './hostileTexts.ts'

/** Place at which a body breaks off. */
export type Place = 'nothing' | 'first byte' | 'half' | 'last byte'

/** Action of the proxy on one request. */
export type Action =
  | { kind: 'pass' }
  | { kind: 'refuse' }
  | { kind: 'blackhole' }
  | { kind: 'cutRequest'; at: Place | 'headers' }
  | { kind: 'dropAnswer' }
  | { kind: 'cutAnswer'; at: Place }
  | { kind: 'stall'; ms: number }
  /** The server has answered; the answer is held back this long. */
  | { kind: 'stallAnswer'; ms: number }
  /** The server has answered; the answer is held back until the promise resolves. */
  | { kind: 'hold'; until: Promise<void> }
  | { kind: 'throttle'; bytesPerSecond: number }
  /** The request's body arrives at this speed. */
  | { kind: 'slowUpload'; bytesPerSecond: number }
  | { kind: 'status'; code: number; body?: string; headers?: Record<string, string> }
  | { kind: 'captive' }
  | { kind: 'redirect'; to: string; code?: 302 | 307 | 511 }
  | { kind: 'corrupt'; how: 'truncate' | 'type' | 'bytes' | 'gzip' }
  | { kind: 'twice' }
  /** Sends the request again, once the first was answered. */
  | { kind: 'again' }
  /** Puts code before a script, to imitate another browser. */
  | { kind: 'script'; before: string }
  /** Appends markup to every text of a JSON answer. */
  | { kind: 'hostileTexts' }
  | { kind: 'swap' }

export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  body: Buffer
  port: number
}

type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer }

const WIFI_PAGE =
  '<!doctype html><title>Wi-Fi del bar</title><h1>Aceptá las condiciones para navegar</h1>'

/** Carries out one action on one request. */
export async function act(action: Action, exchange: Exchange): Promise<void> {
  const { request, response } = exchange
  switch (action.kind) {
    case 'pass':
      return request.headers.accept === 'text/event-stream'
        ? flow(exchange)
        : send(response, await forward(exchange))
    case 'slowUpload':
    case 'swap':
      return send(response, await forward(exchange))
    case 'refuse':
      return void request.socket.resetAndDestroy()
    case 'blackhole':
      return gone(request)
    case 'cutRequest':
      await forwardPart(exchange, action.at)
      return void request.socket.destroy()
    case 'dropAnswer':
      await forward(exchange)
      return void request.socket.destroy()
    case 'cutAnswer':
      return cutAnswer(response, await forward(whole(exchange)), action.at)
    case 'stall':
      await wait(action.ms)
      return send(response, await forward(exchange))
    case 'stallAnswer': {
      const answer = await forward(exchange)
      await Promise.race([wait(action.ms), gone(request)])
      return send(response, answer)
    }
    case 'hold': {
      const answer = await forward(exchange)
      await Promise.race([action.until, gone(request)])
      return send(response, answer)
    }
    case 'throttle':
      return drip(response, await forward(exchange), action.bytesPerSecond)
    case 'status':
      response.writeHead(action.code, { 'content-type': 'application/json', ...action.headers })
      return void response.end(action.body ?? '{}')
    case 'captive':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      return void response.end(WIFI_PAGE)
    case 'redirect':
      response.writeHead(action.code ?? 302, {
        location: action.to,
        'content-type': 'text/html; charset=utf-8',
      })
      return void response.end(WIFI_PAGE)
    case 'corrupt':
      return send(response, spoiled(await forward(whole(exchange)), action.how))
    case 'twice': {
      const [first] = await Promise.all([forward(exchange), forward(exchange)])
      return send(response, first)
    }
    case 'again': {
      const first = await forward(exchange)
      await forward(exchange)
      return send(response, first)
    }
    case 'script':
      return send(response, withScript(await forward(plain(exchange)), action.before))
    case 'hostileTexts':
      return send(response, hostile(await forward(whole(plain(exchange)))))
  }
}

/** Streams an answer that never ends, such as events, as it arrives. */
function flow({ request, response, body, port }: Exchange): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = request
    const upstream = ask({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', reject)
      answer.on('end', resolve)
    })
    response.on('close', () => upstream.destroy())
    upstream.on('error', reject)
    upstream.on('close', resolve)
    upstream.end(body)
  })
}

function forward({ request, body, port }: Exchange): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = request
    const upstream = ask({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 502,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, value ?? '']),
          ),
          body: Buffer.concat(chunks),
        }),
      )
    })
    upstream.on('error', reject)
    upstream.end(body)
  })
}

/** Sends the head and at most the first bytes of the body to the server, then disconnects. */
function forwardPart({ request, body, port }: Exchange, at: Place | 'headers'): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      const head = Object.entries(request.headers).map(
        ([name, value]) => `${name}: ${String(value)}`,
      )
      const all = `${request.method} ${request.url} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`
      const part =
        at === 'headers'
          ? Buffer.from(all.slice(0, Math.floor(all.length / 2)))
          : Buffer.concat([Buffer.from(all), body.subarray(0, bytesUntil(at, body))])
      socket.write(part, () => {
        socket.destroy()
        resolve()
      })
    })
    socket.on('error', () => resolve())
  })
}

function send(response: ServerResponse, { status, headers, body }: Answer) {
  const { 'transfer-encoding': _chunked, ...rest } = headers
  response.writeHead(status, { ...rest, 'content-length': String(body.length) })
  response.end(body)
}

function cutAnswer(response: ServerResponse, { status, headers, body }: Answer, at: Place) {
  const { 'transfer-encoding': _chunked, ...rest } = headers
  response.writeHead(status, { ...rest, 'content-length': String(body.length) })
  response.write(body.subarray(0, bytesUntil(at, body)), () => response.destroy())
}

/** All places are before the end, so that a cut body never arrives whole. */
function bytesUntil(at: Place, { length }: Buffer): number {
  const bytes = {
    nothing: 0,
    'first byte': 1,
    half: Math.floor(length / 2),
    'last byte': length - 1,
  }
  return Math.max(0, Math.min(bytes[at], length - 1))
}

async function drip(
  response: ServerResponse,
  { status, headers, body }: Answer,
  bytesPerSecond: number,
) {
  const { 'transfer-encoding': _chunked, ...rest } = headers
  response.writeHead(status, { ...rest, 'content-length': String(body.length) })
  const step = Math.max(1, Math.floor(bytesPerSecond / 10))
  for (let sent = 0; sent < body.length && !response.destroyed; sent += step) {
    response.write(body.subarray(sent, sent + step))
    await wait(100)
  }
  response.end()
}

function spoiled(
  { status, headers, body }: Answer,
  how: 'truncate' | 'type' | 'bytes' | 'gzip',
): Answer {
  switch (how) {
    case 'truncate':
      return { status, headers, body: body.subarray(0, Math.floor(body.length / 2)) }
    case 'type':
      return {
        status,
        headers: { ...headers, 'content-type': 'text/html' },
        body: Buffer.from('<p>error</p>'),
      }
    case 'bytes':
      return {
        status,
        headers,
        body: Buffer.from(body.map((byte, index) => (index % 7 === 3 ? byte ^ 0x15 : byte))),
      }
    case 'gzip':
      return {
        status,
        headers: { ...headers, 'content-encoding': 'gzip' },
        body: Buffer.from('no es gzip'),
      }
  }
}

/** Request without conditional headers: a 'not modified' has no bytes that could be damaged. */
function whole(exchange: Exchange): Exchange {
  const { 'if-none-match': _get, 'x-if-none-match': _post, ...headers } = exchange.request.headers
  return withHeaders(exchange, headers)
}

/** Request without compression and conditional headers. */
function plain(exchange: Exchange): Exchange {
  const { 'if-none-match': _known, ...headers } = exchange.request.headers
  return withHeaders(exchange, { ...headers, 'accept-encoding': 'identity' })
}

function withHeaders(exchange: Exchange, headers: IncomingMessage['headers']): Exchange {
  const request = Object.create(exchange.request, {
    headers: { value: headers },
  }) as IncomingMessage // This request without those headers.
  return { ...exchange, request }
}

function hostile(answer: Answer): Answer {
  if (!String(answer.headers['content-type']).startsWith('application/json')) return answer
  const { etag: _etag, ...headers } = answer.headers
  const told = withHostileTexts(JSON.parse(answer.body.toString()))
  return { ...answer, headers, body: Buffer.from(JSON.stringify(told)) }
}

/** The file list no longer contains hashes, since this file may be changed as well. */
function withScript({ status, headers, body }: Answer, before: string): Answer {
  const { etag: _etag, ...rest } = headers
  const text = body.toString().replaceAll(/"?integrity"?:\s*["'`][\w+/=]{44}["'`],?/g, '')
  return { status, headers: rest, body: Buffer.from(`${before};\n${text}`) }
}

/** The sender of the request has disconnected. */
const gone = ({ socket }: IncomingMessage) =>
  new Promise<void>((resolve) => socket.on('close', () => resolve()))

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
