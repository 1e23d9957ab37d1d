import { create } from 'superstruct'

import { readAnswer } from './answer.ts'
import { CallError } from './callError.ts'
import { CABECERAS, cabeceraDeConocida } from './capacidades.ts'
import { deadline } from './deadline.ts'
import type { Endpoint, RequestOf, ResponseOf } from './endpoint.ts'
import { pathParams } from './endpoint.ts'

export type CallOptions = {
  /** Idempotency-Key of a queued write; sent where the host announces it. */
  key?: string | undefined
  /** Session of the call: in any other session it is not made. */
  generation?: number | undefined
  /** The version that a save was edited from; sent where the host announces versions. */
  version?: number | undefined
  /** Voucher of the bot check for this call; sent only if the host announces the check. */
  comprobante?: string | undefined
  /** Extensions that this change was sent with before: they are sent again, even if the host does not announce them now. */
  carried?: readonly string[] | undefined
  /** Called at the last moment before the request leaves, with its extensions; throws if it must not leave. */
  before?: (carries: string[]) => Promise<void>
  /** ETag of the copy on this phone; sent if the host announces ETags. If it is still valid, the call throws Unchanged. */
  etag?: string | undefined
  /** Called with the ETag of the answer, if the host announces ETags. */
  marked?: (etag: string) => void
  signal?: AbortSignal
}

/** The provider has the same as this phone: neither a failure nor an answer. */
export class Unchanged extends Error {}

/** Makes one call of the contract and gives its checked answer; every failure is a CallError. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
) => Promise<ResponseOf<E>>

export type CallWorld = {
  base: string
  provider: string
  fetch: typeof fetch
  /** The session's token and its end in ms; undefined if no person is signed in. */
  token: () => { token: string; expiresAt: number } | undefined
  /** Now, corrected to the server's clock. */
  clock: () => number
  /** True if the host announces this extension. */
  has: (capability: string) => boolean
  /** Called with the headers of every answer of the provider: they carry clock, renewed token and epoch. */
  heard?: (headers: Headers) => void
  /** Called for every exchange, with the bytes of the bodies sent and received. */
  measured?: (sent: number, received: number) => void
}

/** Composes the one function through which every request to the API is made. */
export function makeCall(world: CallWorld): Call {
  return async (endpoint, input, options = {}) => {
    const asked = `${endpoint.method} ${endpoint.path}`
    const request: Record<string, unknown> = create(input, endpoint.request) ?? {}
    if (endpoint.capability !== undefined && !world.has(endpoint.capability))
      throw new CallError(asked, { kind: 'not-offered' })
    const session = endpoint.session ? world.token() : undefined
    if (endpoint.session && session && session.expiresAt <= world.clock())
      throw new CallError(asked, { kind: 'session-expired' })
    if (endpoint.session && !session) throw new CallError(asked, { kind: 'session-over' })

    const etag = world.has('etag') ? options.etag : undefined
    const body = bodyOf(endpoint, request)
    const carries = extensionsOf(options, world)
    await options.before?.(carries)
    const { signal, timedOut, done } = deadline(timeoutFor(endpoint, body), options.signal)
    try {
      const response = await world.fetch(addressOf(endpoint, request, world), {
        method: endpoint.method,
        headers: headersOf(
          endpoint,
          body,
          session?.token,
          { ...options, etag },
          { ...world, carries },
        ),
        ...(body !== undefined && { body }),
        redirect: 'manual',
        // There is no cookie to send; 'omit' would also refuse the Clear-Site-Data of a sign-out.
        credentials: 'same-origin',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        signal,
      })
      const bytes = await response.arrayBuffer()
      world.measured?.(body === undefined ? 0 : new Blob([body]).size, bytes.byteLength)
      if (isUnchanged(response, bytes, etag)) {
        world.heard?.(response.headers)
        throw new Unchanged()
      }
      const answer = readAnswer(endpoint, response, bytes)
      // A refusal contains the server's time too; a page from a device in between does not.
      if ('value' in answer || answer.kind !== 'captive') world.heard?.(response.headers)
      if (!('value' in answer)) throw new CallError(asked, answer)
      const mark = response.headers.get(CABECERAS.marca)
      if (mark !== null && world.has('etag')) options.marked?.(mark)
      return answer.value as ResponseOf<typeof endpoint>
    } catch (error) {
      if (error instanceof CallError || error instanceof Unchanged) throw error
      throw new CallError(asked, { kind: 'no-answer', timedOut: timedOut() })
    } finally {
      done()
    }
  }
}

function addressOf(
  { method, path, query = [] }: Endpoint,
  request: Record<string, unknown>,
  { base, provider }: CallWorld,
): string {
  const inPath = pathParams(path)
  let address = path.replace('{provider}', encodeURIComponent(provider))
  for (const name of inPath)
    address = address.replace(`{${name}}`, segment(path, name, request[name]))
  const inQuery =
    method === 'GET' ? Object.keys(request).filter((name) => !inPath.includes(name)) : query
  const search = new URLSearchParams()
  for (const name of inQuery)
    if (request[name] !== undefined)
      search.set(name, `${request[name] as string | number | boolean}`)
  return `${base}${address}${search.size > 0 ? `?${search}` : ''}`
}

/** `/v1/files{path}` takes a whole path; every other parameter is one segment. */
function segment(path: string, name: string, value: unknown): string {
  const text = String(value)
  return path.includes(`/{${name}}`)
    ? encodeURIComponent(text)
    : text.split('/').map(encodeURIComponent).join('/')
}

function bodyOf(
  { method, path, query = [], body }: Endpoint,
  request: Record<string, unknown>,
): string | ArrayBuffer | undefined {
  if (method === 'GET') return undefined
  if (body) return request['bytes'] as ArrayBuffer // The request's struct has checked the value.
  const elsewhere = new Set([...pathParams(path), ...query])
  return JSON.stringify(
    Object.fromEntries(Object.entries(request).filter(([name]) => !elsewhere.has(name))),
  )
}

/** Extensions that make a repetition harmless: a change that was sent with them is never sent without. */
function extensionsOf({ key, version, carried = [] }: CallOptions, { has }: CallWorld): string[] {
  const goes = (name: string) => has(name) || carried.includes(name)
  return [
    ...(key !== undefined && goes('idempotencia') ? ['idempotencia'] : []),
    ...(version !== undefined && goes('versiones') ? ['versiones'] : []),
  ]
}

/** Only with the ETag that was asked about: an answer without it is not from the provider. */
const isUnchanged = ({ headers }: Response, bytes: ArrayBuffer, etag: string | undefined) =>
  bytes.byteLength === 0 && etag !== undefined && headers.get(CABECERAS.marca) === etag

function headersOf(
  { method }: Endpoint,
  body: string | ArrayBuffer | undefined,
  token: string | undefined,
  { key, version, comprobante, etag }: CallOptions,
  { has, carries }: CallWorld & { carries: string[] },
) {
  return {
    Accept: 'application/json',
    // Sent also on calls without a body, because the specification has it on all of them.
    'Content-Type': `application/${typeof body === 'object' ? 'octet-stream' : 'json'}`,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(key !== undefined && carries.includes('idempotencia') && { [CABECERAS.clave]: key }),
    ...(version !== undefined &&
      carries.includes('versiones') && { [CABECERAS.version]: `"${version}"` }),
    ...(comprobante !== undefined &&
      has('comprobacion') && { [CABECERAS.comprobante]: comprobante }),
    ...(etag !== undefined && { [cabeceraDeConocida(method)]: etag }),
    ...(has('pedido') && { [CABECERAS.pedido]: crypto.randomUUID() }),
  }
}

/** Reads 15 s, live calls 20 s, writes and calls with bytes 30 s and one more for every KB. */
export function timeoutFor({ kind }: Endpoint, body: string | ArrayBuffer | undefined): number {
  const size = typeof body === 'string' ? body.length : (body?.byteLength ?? 0)
  if (kind === 'synced-read') return 15_000
  if (kind === 'live' && typeof body !== 'object') return 20_000
  return 30_000 + Math.ceil(size / 1024) * 1000
}
