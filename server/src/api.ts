import type { Hono } from 'hono'
import { type Struct, validate } from 'superstruct'

import { CABECERAS, cabeceraDeConocida } from '#contract/capacidades.ts'
import type { Endpoint } from '#contract/endpoint.ts'

import type { Context, Handler, Persona } from './base/endpointHandler.ts'
import { isBig } from './base/grandes.ts'
import type { Archivo } from './base/papel.ts'
import type { Portal } from './base/portal.ts'
import { Problem } from './base/problem.ts'
import { answeredOnce, exactlyOnce } from './claves/puerta.ts'
import type { HttpContext, HttpEnv } from './http/environment.ts'
import { etagOf, knows } from './http/etag.ts'
import { audit } from './http/failure.ts'
import { readBody, requestIn } from './http/input.ts'
import { mountCalls } from './http/mountCalls.ts'
import { authenticate } from './sesiones/puerta.ts'

/** A body that takes longer may have been held back until its session was ended: the session is looked up again. */
const HELD_MS = 1_000

type Call = {
  name: string
  endpoint: Endpoint
  handler: Handler<Endpoint>
  limit: number | undefined
}

const offered = ({ capability }: Endpoint, { config }: Portal) =>
  capability === undefined || config.capacidades.includes(capability)

/** Mounts each call of the contract at its address. */
export function mountApi(
  app: Hono<HttpEnv>,
  portal: Portal,
  table: Record<string, Record<string, Endpoint>>,
  handlers: Record<string, Record<string, Handler<Endpoint>>>,
  limits: Record<string, number> = {},
): void {
  const calls = Object.entries(table).flatMap(([area, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, endpoint]): Call[] => {
      const handler = handlers[area]?.[name]
      return handler && offered(endpoint, portal)
        ? [{ name: `${area}.${name}`, endpoint, handler, limit: limits[endpoint.path] }]
        : []
    }),
  )
  mountCalls(app, portal.config.provider, calls, (context, call) => answer(context, portal, call))
}

async function answer(context: HttpContext, portal: Portal, call: Call): Promise<Response> {
  const { endpoint, limit } = call
  const whoAsks = () => authenticate(portal, context.req.header('Authorization'))
  const session = endpoint.session ? await whoAsks() : undefined
  context.set('uid', session?.persona.uid)
  context.set('sid', session?.persona.sid)
  const headers: Cabeceras = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  }
  if (session?.renewed && portal.config.capacidades.includes('token-renovado'))
    headers[CABECERAS.token] = session.renewed
  if (portal.config.capacidades.includes('epoca')) headers[CABECERAS.epoca] = await portal.epoca()
  const bodyFrom = portal.clock()
  const attend = async (whole: Buffer): Promise<Response> => {
    const isHeld = portal.clock() - bodyFrom > HELD_MS
    const persona = (session && isHeld ? await whoAsks() : session)?.persona
    const request = requestIn(context, endpoint, whole)
    const asked = about(context, portal, request, persona, headers)
    return respond(context, { asked, headers, call })
  }
  return isBig(context.req.raw, limit)
    ? portal.grandes(
        session?.persona.uid,
        (llegada) => readBody(context, endpoint, limit, llegada),
        attend,
      )
    : attend(await readBody(context, endpoint, limit))
}

/** A plain object, because creating the platform's Headers costs as much time as a statement. */
type Cabeceras = Record<string, string>

type Asked = { asked: Context; headers: Cabeceras; call: Call }

async function respond(
  context: HttpContext,
  { asked, headers, call: { name, endpoint, handler } }: Asked,
): Promise<Response> {
  const { portal } = asked
  const uid = context.get('uid')
  const keyed = { name, endpoint, clave: keyOf(context, portal), uid }
  const value = await run(handler, asked, keyed)
  if (portal.config.mode !== 'production') assertAnswer(name, value, endpoint.response)
  if (endpoint.answer === 'file') return file(value as Archivo, headers)
  const body = JSON.stringify(value ?? null)
  if (endpoint.kind === 'synced-read' && portal.config.capacidades.includes('etag')) {
    const etag = etagOf(body, uid)
    headers[CABECERAS.marca] = etag
    if (knows(context, etag, cabeceraDeConocida(endpoint.method))) {
      delete headers['Content-Type']
      return new Response(null, { status: endpoint.method === 'GET' ? 304 : 204, headers })
    }
  }
  return new Response(body, { headers })
}

/** Sent as an attachment, never shown in the browser, with a readable file name (SEC-38). */
function file({ bytes, type, name }: Archivo, headers: Cabeceras): Response {
  headers['Content-Type'] = type
  headers['Content-Disposition'] =
    `attachment; filename="archivo"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)}`
  return new Response(new Uint8Array(bytes), { headers })
}

const keyOf = (context: HttpContext, { config }: Portal) =>
  config.capacidades.includes('idempotencia') ? context.req.header(CABECERAS.clave) : undefined

const versionOf = (context: HttpContext, { config }: Portal): number | undefined => {
  const header = config.capacidades.includes('versiones')
    ? context.req.header(CABECERAS.version)
    : undefined
  if (header === undefined) return undefined
  const version = /^"(\d{1,9})"$/.exec(header)?.[1]
  if (version === undefined) throw new Problem(400)
  return Number(version)
}

function run(
  handler: Handler<Endpoint>,
  asked: Context,
  {
    name,
    endpoint,
    clave,
    uid,
  }: { name: string; endpoint: Endpoint; clave: string | undefined; uid: number | undefined },
): Promise<unknown> {
  const { portal, request, ahora } = asked
  if (endpoint.conClave !== undefined)
    return answeredOnce(portal, { uid, operacion: name, clave, request }, () => handler(asked))
  if (endpoint.kind !== 'queued-write') return handler(asked)
  const { persona } = asked
  const write = { uid: persona.uid, operacion: name, clave, request, ahora }
  // `persona` is a getter of the context; named here so that the copy keeps it.
  return exactlyOnce(portal, write, (db) => handler({ ...asked, persona, db }))
}

function about(
  context: HttpContext,
  portal: Portal,
  request: unknown,
  persona: Persona | undefined,
  headers: Cabeceras,
): Context {
  return {
    db: portal.db,
    request,
    version: versionOf(context, portal),
    ahora: portal.clock(),
    portal,
    direccion: context.get('direccion'),
    pedida: (name) => context.req.header(name),
    header: (name, value) => {
      headers[name] = value
    },
    audit: (evento, fields) => audit(context, portal, evento, fields),
    get persona(): Persona {
      if (!persona)
        throw new Error(`${context.get('ruta')} needs no session: there is no person to ask for.`)
      return persona
    },
  }
}

function assertAnswer(name: string, value: unknown, struct: Struct): void {
  const [error] = validate(value, struct)
  if (error)
    throw new TypeError(`${name} answers what the contract does not say: ${error.path.join('.')}`)
}
