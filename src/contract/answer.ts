import { type Struct, StructError, create } from 'superstruct'

import type { CallFailure } from './callError.ts'
import type { Endpoint } from './endpoint.ts'
import { onlyKnown } from './known.ts'

type Body = Record<string, unknown>

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Result of an HTTP answer: the value of the contract, or the reason why there is none. */
export function readAnswer<Res>(
  { session, answer, response: struct }: Endpoint & { response: Struct<Res> },
  response: Response,
  bytes: ArrayBuffer,
): { value: Res } | CallFailure {
  if (isForeign(response)) return { kind: 'captive' }
  if (answer === 'file' && response.ok && !isPage(response))
    return { value: fileOf(response, bytes) as Res }
  const text = new TextDecoder().decode(bytes)
  const body = parse(text)
  if (!response.ok && !(body === NOT_JSON && isBrokenRefusal(response)))
    return ofStatus(response, body, session)
  if (body === NOT_JSON)
    return looksLikePage(response, text)
      ? { kind: 'captive' }
      : { kind: 'shape', detail: 'the answer is not JSON' }
  if (isBody(body) && (body['status'] === 'error' || body['status'] === 'warning'))
    return {
      kind: 'refused',
      message:
        textOf(body['message']) ??
        textOf(body['error']) ??
        textOf(statusTextOf(response)) ??
        'No se aceptó, y no dijeron por qué.',
    }
  return believe(body, struct)
}

/** A host's status text; 'OK' is the default of HTTP, and HTTP/2 has none. */
const statusTextOf = ({ statusText }: Response) => (statusText === 'OK' ? '' : statusText)

/** Redirects are never followed, since the token would travel; a host that redirects is not the provider. */
function isForeign({ type, status, redirected, headers }: Response): boolean {
  if (type === 'opaqueredirect' || redirected || (status >= 300 && status < 400)) return true
  // These statuses may come from a device between phone and provider, with any text.
  if (status === 407 || status === 511) return true
  if (status !== 401 && status !== 403) return false
  const ours =
    isJson(headers) || (status === 401 && /^bearer/i.test(headers.get('www-authenticate') ?? ''))
  return !ours
}

const isJson = (headers: Headers) => /\bjson\b/i.test(headers.get('content-type') ?? '')
const isPage = ({ headers }: Response) => /\bhtml\b/i.test(headers.get('content-type') ?? '')
const looksLikePage = (response: Response, text: string) => isPage(response) || /^\s*</.test(text)

/** A refusal without text and version would be taken for a final one: it is treated as broken, to be sent again. */
const isBrokenRefusal = ({ status, headers }: Response) =>
  status < 500 && isJson(headers) && !headers.has('retry-after')

/** True for the provider's own problems: JSON with status 'error', or with their text. */
const isProblem = (headers: Headers, body: unknown): boolean =>
  isJson(headers) &&
  isBody(body) &&
  (body['status'] === 'error' ||
    ['error', 'message', 'codigo'].some((name) => textOf(body[name]) !== undefined))

const NOT_JSON = Symbol('not JSON')

function parse(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return NOT_JSON // The meaning of the value depends on status and content type.
  }
}

function ofStatus(response: Response, body: unknown, session: boolean): CallFailure {
  const { status, statusText, headers } = response
  const said: Body = isBody(body) ? body : {}
  const codigo = textOf(said['codigo'])
  if (status === 401 && session)
    return { kind: codigo === 'sesion-vencida' ? 'session-expired' : 'session-over' }
  const words = textOf(said['status'] === 'error' ? said['message'] : undefined)
  const message =
    textOf(said['error']) ?? (status === 400 || status === 422 ? words : textOf(said['message']))
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), headers.get('date'))
  return {
    kind: 'status',
    status,
    statusText,
    ...(message !== undefined && { message }),
    ...(words !== undefined && { inWords: true }),
    ...(codigo !== undefined && { codigo }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(!isProblem(headers, body) && { foreign: true }),
    ...(status === 412 && 'actual' in said && { actual: said['actual'] }),
  }
}

/** Retry-After in ms: seconds, or a date measured against the server's own clock. */
export function readRetryAfter(header: string | null, date: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d+(\.\d+)?$/.test(header.trim())) return Number(header) * 1000
  const until = Date.parse(header) - (date === null ? Date.now() : Date.parse(date))
  return Number.isNaN(until) ? undefined : Math.max(0, until)
}

function believe<Res>(body: unknown, struct: Struct<Res>): { value: Res } | CallFailure {
  try {
    return { value: onlyKnown(create(body, struct), struct) }
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    // The path, never the value: this text may reach a log.
    return { kind: 'shape', detail: `${error.path.join('.') || 'answer'}: expected ${error.type}` }
  }
}

/** A file as the phone keeps it: bytes, type and name, never a Blob (WebKit refuses those in IndexedDB). */
function fileOf(
  { headers }: Response,
  bytes: ArrayBuffer,
): { bytes: ArrayBuffer; type: string; name: string } {
  const disposition = headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1]
  return {
    bytes,
    type: headers.get('content-type') ?? 'application/octet-stream',
    name: encoded ? decodeURIComponent(encoded) : (plain ?? 'archivo'),
  }
}
