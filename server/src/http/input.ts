import { type Struct, StructError, create } from 'superstruct'

import { type Endpoint, pathParams } from '#contract/endpoint.ts'

import type { Llegada } from '../base/grandes.ts'
import { Problem } from '../base/problem.ts'
import { masTarde } from '../base/turnos.ts'
import type { HttpContext } from './environment.ts'

const BODY_LIMIT = 64 * 1024
const MAX_DEPTH = 20
const MAX_INT = 2_147_483_647

/** Body of a call in its raw form, if the call may have one. */
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

/** Parameters, query and body in one object, checked by the struct of the endpoint. */
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

/** Rest of the address after `/v1/files`, undecoded: an odd spelling of a key is not a key. */
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

/** Values in an address are text; a number or boolean of the struct is converted if the text is one. */
function typed(text: string, { schema }: Endpoint['request'], name: string): unknown {
  const wanted = (schema as Record<string, Struct | undefined> | null)?.[name]?.type
  if (wanted === 'number' && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (wanted === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

// Forms of other sites cannot send these types, only text/plain and multipart: no CSRF (SEC-17).
const JSON_TYPE = /^application\/json\s*(;\s*charset=utf-8\s*)?$/i
const BYTES_TYPE = /^application\/octet-stream$/i

/** Fields of a body; a body that is no JSON object is refused. */
export function bodyIn(
  whole: Buffer,
  { body: kind }: Pick<Endpoint, 'body'>,
): Record<string, unknown> {
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
  const declared = request.headers.get('content-length')
  if (Number(declared ?? 0) > limit) throw new Problem(413)
  // Node delivers no more than the declared length, and whole bodies cost a quarter of pieces.
  if (declared !== null && !heard) {
    const whole = Buffer.from(await request.arrayBuffer())
    if (whole.length > limit) throw new Problem(413)
    return whole
  }
  const reader = request.body?.getReader()
  const stop = () => void reader?.cancel().catch(() => undefined)
  // An aborted body ends the wait for its next piece.
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

/** Nesting depth of lists and objects, measured before the parser builds them. */
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

// The sender may have invented the field: only a plain name is repeated in the message.
const nameOf = (field: string) => (/^\w{1,40}$/.test(field) ? field : '?')

/** Values that no column can hold are refused here as the sender's error, before the database fails. */
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
