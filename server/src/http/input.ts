import { type Struct, StructError, create } from 'superstruct'

import { type Endpoint, pathParams } from '#contract/endpoint.ts'

import type { Llegada } from '../base/grandes.ts'
import { Problem } from '../base/problem.ts'
import { masTarde } from '../base/turnos.ts'
import type { HttpContext } from './environment.ts'

const BODY_LIMIT = 64 * 1024
const MAX_DEPTH = 20
const MAX_INT = 2_147_483_647

/** The body of a call as it came, where it is one that the call may have. */
export async function readBody(
  context: HttpContext,
  { method, body: kind }: Endpoint,
  limit = BODY_LIMIT,
  llegada?: Llegada,
): Promise<Buffer> {
  if (method === 'GET') return Buffer.alloc(0)
  const { headers } = context.req.raw
  if (!(kind ? BYTES_TYPE : JSON_TYPE).test(headers.get('content-type') ?? ''))
    throw new Problem(415)
  if (headers.has('content-encoding')) throw new Problem(415)
  return readBytes(context.req.raw, limit, llegada)
}

/** Whatever was sent to an endpoint, merged and checked by its struct. */
export function requestIn(
  context: HttpContext,
  endpoint: Endpoint,
  whole: Buffer,
): Record<string, unknown> {
  const fromAddress = { ...paramsOf(context, endpoint), ...queryOf(context, endpoint) }
  const body = endpoint.method === 'GET' ? {} : bodyIn(whole, endpoint)
  const request: unknown = check({ ...body, ...fromAddress }, endpoint.request)
  refuseOddValues(request)
  return request as Record<string, unknown> // every request struct of the contract is an object()
}

function paramsOf(context: HttpContext, { path, request }: Endpoint): Record<string, unknown> {
  return Object.fromEntries(
    pathParams(path).map((name) => {
      const text =
        path.endsWith(`/{${name}}`) || path.includes(`/{${name}}/`)
          ? (context.req.param(name) ?? '')
          : restOf(context, path)
      return [name, typed(text, request, name)]
    }),
  )
}

/** What stands behind `/v1/files` in the address, as it was written: an odd spelling of a key is no key. */
const restOf = ({ req }: HttpContext, path: string) =>
  new URL(req.url).pathname.slice(path.indexOf('{'))

function queryOf(
  context: HttpContext,
  { method, query = [], request }: Endpoint,
): Record<string, unknown> {
  const given = Object.entries(context.req.query())
  return Object.fromEntries(
    given
      .filter(([name]) => method === 'GET' || query.includes(name))
      .map(([name, text]) => [name, typed(text, request, name)]),
  )
}

/** What travels in an address is text; where the struct wants a number it becomes one, if it is one. */
function typed(text: string, { schema }: Endpoint['request'], name: string): unknown {
  const wanted = (schema as Record<string, Struct | undefined> | null)?.[name]?.type
  if (wanted === 'number' && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (wanted === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

// A form of another site can send text/plain and multipart, never these: no CSRF (SEC-17).
const JSON_TYPE = /^application\/json\s*(;\s*charset=utf-8\s*)?$/i
const BYTES_TYPE = /^application\/octet-stream$/i

function bodyIn(whole: Buffer, { body: kind }: Endpoint): Record<string, unknown> {
  if (kind) return { bytes: new Uint8Array(whole).buffer }
  const text = asText(whole)
  if (text === '') return {}
  if (depth(text) > MAX_DEPTH) throw new Problem(400)
  const body = parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem(400)
  return body as Record<string, unknown>
}

async function readBytes(
  request: Request,
  limit: number,
  { cut, heard }: Partial<Llegada> = {},
): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Problem(413)
  const reader = request.body?.getReader()
  const stop = () => void reader?.cancel().catch(() => undefined)
  // What waits for the next piece of a body that is cut ends there.
  cut?.addEventListener('abort', stop)
  const chunks: Uint8Array[] = []
  let size = 0
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    heard?.()
    size += next.value.byteLength
    if (size > limit) {
      stop()
      throw new Problem(413)
    }
    chunks.push(next.value)
  }
  if (cut?.aborted) throw masTarde()
  return Buffer.concat(chunks)
}

function asText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem(400)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400)
  }
}

/** How deep lists and objects nest, read before the parser builds any of it. */
export function depth(text: string): number {
  let open = 0
  let deepest = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '[' || char === '{') deepest = Math.max(deepest, ++open)
    else if (char === ']' || char === '}') open--
  }
  return deepest
}

function check(value: unknown, struct: Endpoint['request']): unknown {
  try {
    return create(value, struct)
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    const field = error.path.filter((part) => typeof part === 'string').at(-1)
    const text = !field
      ? 'Datos inválidos'
      : error.value === undefined
        ? `Falta el dato «${nameOf(field)}».`
        : `El dato «${nameOf(field)}» no es válido.`
    throw new Problem(422, text)
  }
}

// The field may be one that the sender made up: only a plain name is said back.
const nameOf = (field: string) => (/^\w{1,40}$/.test(field) ? field : '?')

/** What no column can hold would be an error of the database: it is the sender's. */
function refuseOddValues(value: unknown): void {
  if (typeof value === 'number' && (!Number.isInteger(value) || Math.abs(value) > MAX_INT))
    throw new Problem(422)
  if (typeof value === 'string' && value.includes('\0')) throw new Problem(422)
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      refuseOddValues(key)
      refuseOddValues(inner)
    }
}
