import { Readable } from 'node:stream'

import { CABECERAS, cabeceraDeConocida } from '#contract/capacidades.ts'
import type { Endpoint } from '#contract/endpoint.ts'

import { canonical, keyIn } from '../base/clave.ts'
import { type Clock, DAY_MS, KEYS_KEPT_MS } from '../base/clock.ts'
import type { Db } from '../base/database.ts'
import { type Grandes, isBig } from '../base/grandes.ts'
import { Problem } from '../base/problem.ts'
import type { queue } from '../base/turnos.ts'
import type { HttpContext } from '../http/environment.ts'
import { etagOf, knows } from '../http/etag.ts'
import { bodyIn, readBody } from '../http/input.ts'
import { type Answer, type Arriving, type Insurer, Unanswered, Unsent, whole } from './insurer.ts'
import { type Kept, type Sent, once } from './once.ts'
import { forget, uploadIn, withFiles } from './parts.ts'
import { idOf } from './sealed.ts'
import { type Asker, type Sessions, askerOf } from './session.ts'
import { verdictOf } from './verdict.ts'

/** Parts of a running gateway. */
export type Gateway = {
  db: Db
  clock: Clock
  insurer: Insurer
  sessions: Sessions
  bigs: Grandes
  /** Uploads are put together a few at a time. */
  inTurn: ReturnType<typeof queue>
  /** Time that the insurer has to begin its answer to a change. */
  answerMs: number
  /** Throws if this person annuls too many keys: each is a row that stays. */
  mayAnnul: (who: string, keys: number) => void
  /** Changes under way, whether or not their phones still wait. */
  inHand: Set<Promise<unknown>>
}

export type Call = { endpoint: Endpoint; limit: number | undefined }

/** Longer than a phone waits for a read. */
const READ_MS = 30_000
/** A repetition of a queued write waits this long for the first one, and a person in front of a live call longer. */
const PATIENCE = { queued: 1_000, live: 10_000 }
/** Time between storing the key as sent and waiting for the insurer: the body has to arrive as well. */
const MARGIN_MS = 20_000

const ASKED = ['Accept', 'Accept-Language', 'Authorization', 'Content-Type', 'User-Agent']
const TOLD = ['Content-Disposition', 'Content-Type', 'Retry-After', 'WWW-Authenticate']

/** Answers a call of the specification with the insurer's answer. */
export async function forward(
  context: HttpContext,
  { endpoint, limit }: Call,
  gateway: Gateway,
): Promise<Response> {
  const asker = askerOf(context.req.header('Authorization'))
  const attend = (body: Buffer) => attended({ context, endpoint, gateway, asker, body })
  return isBig(context.req.raw, limit)
    ? gateway.bigs(asker.sesion, (llegada) => readBody(context, endpoint, limit, llegada), attend)
    : attend(await readBody(context, endpoint, limit))
}

type Request = {
  context: HttpContext
  endpoint: Endpoint
  gateway: Gateway
  asker: Asker
  body: Buffer
}

async function attended(request: Request): Promise<Response> {
  const { context, endpoint } = request
  const clave = keyIn(context.req.header(CABECERAS.clave))
  const isChange = endpoint.kind === 'queued-write' || endpoint.conClave !== undefined
  if (clave !== undefined && isChange) return change(request, clave)
  const arriving = await orProblem(ask(request, request.body, isChange))
  if (endpoint.answer === 'file') return streamed(context, arriving)
  return told(request, await orProblem(whole(arriving)))
}

/** A change goes to the insurer once for each key. */
async function change(request: Request, clave: string): Promise<Response> {
  const { context, endpoint, gateway, asker, body } = request
  const { db, sessions, answerMs, inTurn } = gateway
  const isQueued = endpoint.kind === 'queued-write'
  const content = bodyIn(body, endpoint)
  const upload = uploadIn(content)
  const write = {
    llave: { who: endpoint.session ? asker.who : '', clave },
    request: `${endpoint.method} ${addressOf(context)}\n${canonical(content)}`,
    leaseMs: answerMs + MARGIN_MS,
    patienceMs: isQueued ? PATIENCE.queued : PATIENCE.live,
    keptMs: isQueued ? KEYS_KEPT_MS : DAY_MS,
  }
  const steps = {
    prepare: async () => {
      if (upload === undefined) return () => sentNow(request, body)
      const complete = Buffer.from(JSON.stringify(await withFiles(db, asker.who, content)))
      return async () => {
        const sent = await sentNow(request, complete)
        // Also if there is no answer: nothing is sent again under this key.
        if (sent.state === 'keep' || sent.state === 'unknown')
          await forget(db, idOf({ who: asker.who, clave: upload.toLowerCase() }))
        return sent
      }
    },
    mayKnow: async () =>
      endpoint.session ? sessions.check(context.req.header('Authorization')) : undefined,
  }
  const run = () => once(gateway, write, steps)
  return answered(context, await inHand(gateway, upload === undefined ? run() : inTurn(run)))
}

/** Registers a change until its answer is stored: a process that stops waits for it. */
async function inHand<T>({ inHand: all }: Gateway, work: Promise<T>): Promise<T> {
  all.add(work)
  try {
    return await work
  } finally {
    all.delete(work)
  }
}

/** Sends a change, and returns the new state of its key. */
async function sentNow(request: Request, body: Buffer): Promise<Sent> {
  const { endpoint } = request
  try {
    const answer = await whole(await ask(request, body, true))
    const verdict = verdictOf(endpoint, answer)
    if (verdict === 'unknown') return { state: verdict }
    // A live call keeps its refusal too: a repetition would count as another try.
    const isKept = verdict === 'made' || (verdict === 'refused' && endpoint.kind === 'live')
    return { state: isKept ? 'keep' : 'pass', answer: keptOf(answer) }
  } catch (error) {
    if (error instanceof Unsent) return { state: 'unsent' }
    if (error instanceof Unanswered) return { state: 'unknown' }
    throw error
  }
}

function ask(
  { context, endpoint: { method }, gateway: { insurer, answerMs } }: Request,
  body: Buffer,
  isChange: boolean,
): Promise<Arriving> {
  return insurer.ask({
    method,
    path: addressOf(context),
    headers: headersFor(context),
    ...(method === 'POST' && { body }),
    waitMs: isChange ? answerMs : READ_MS,
    isChange,
  })
}

const addressOf = ({ req }: HttpContext): string => {
  const { pathname, search } = new URL(req.url)
  return pathname + search
}

/** A list of the headers that are passed on, so that a new header does not reach the insurer by accident. */
function headersFor(context: HttpContext): Record<string, string> {
  const given = ASKED.flatMap((name) => {
    const value = context.req.header(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(given),
    'Accept-Encoding': 'identity',
    'X-Forwarded-For': context.get('direccion'),
    [CABECERAS.pedido]: context.get('pedido'),
  }
}

/** Answer to a read, or to a change without a key. */
function told(request: Request, answer: Answer): Response {
  const { context, endpoint, asker } = request
  const { status, headers, bytes } = answer
  if (endpoint.kind !== 'synced-read' || status !== 200 || !isJson(headers))
    return passed(context, answer, bytes)
  const etag = etagOf(bytes, asker.who)
  context.header(CABECERAS.marca, etag)
  return knows(context, etag, cabeceraDeConocida(endpoint.method))
    ? context.body(null, endpoint.method === 'GET' ? 304 : 204, { 'Cache-Control': 'no-store' })
    : passed(context, answer, bytes)
}

const isJson = (headers: Headers) => /\bjson\b/i.test(headers.get('Content-Type') ?? '')

/** A file is passed on piece by piece. */
const streamed = (context: HttpContext, arriving: Arriving): Response =>
  passed(context, arriving, Readable.toWeb(arriving.body) as ReadableStream<Uint8Array>, [
    'Content-Encoding',
    'Content-Length',
  ])

function passed(
  context: HttpContext,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  also: readonly string[] = [],
): Response {
  // A redirection would lead the phone, with its token, to an unchecked address.
  if (status < 200 || status > 599 || (status >= 300 && status < 400)) throw new Problem(502)
  for (const name of [...TOLD, ...also]) {
    const value = headers.get(name)
    if (value !== null) context.header(name, value)
  }
  context.header('Cache-Control', 'no-store')
  if (status === 204 || status === 205) return context.body(null, 204)
  return body instanceof ReadableStream
    ? context.body(body, status as 200)
    : context.body(body, status as 200)
}

const keptOf = ({ status, headers, bytes }: Answer): Kept => ({
  status,
  type: headers.get('Content-Type') ?? 'application/json',
  retryAfter: headers.get('Retry-After'),
  bytes,
})

const answered = (context: HttpContext, { status, type, retryAfter, bytes }: Kept): Response =>
  context.body(bytes, status as 200, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    ...(retryAfter !== null && { 'Retry-After': retryAfter }),
  })

/** The answer, or a failure in the form of this server. */
async function orProblem<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Unsent) throw new Problem(503, undefined, { retryAfter: 5 })
    if (error instanceof Unanswered) throw new Problem(504)
    throw error
  }
}
