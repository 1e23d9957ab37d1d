import type { Hono } from 'hono'

import { autorizaciones } from '#contract/autorizaciones.ts'
import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts'
import { claves } from '#contract/extensiones/claves.ts'
import { PARTE, partes } from '#contract/extensiones/partes.ts'
import { tabla } from '#contract/tabla.ts'

import type { HttpContext, HttpEnv } from '../http/environment.ts'
import { readBody, requestIn } from '../http/input.ts'
import { mountCalls } from '../http/mountCalls.ts'
import { annul, consult } from './annul.ts'
import { type Call, type Gateway, forward } from './forward.ts'
import { keepPart, startOf } from './parts.ts'
import type { Asker } from './session.ts'

/** Extensions that a gateway adds to an API of the specification. */
export const ADDED = ['idempotencia', 'etag', 'partes', 'pedido', 'hora'] as const

/** A request with its files in it: three steps of 4 MB, in base64. */
const WITH_FILES = 17 * 1024 * 1024

type Own = Call & {
  /** The request was checked by the struct of its endpoint. */
  answer: (gateway: Gateway, asker: Asker, request: RequestOf<Endpoint>) => Promise<unknown>
}

const own = <E extends Endpoint>(
  endpoint: E,
  answer: (gateway: Gateway, asker: Asker, request: RequestOf<E>) => Promise<ResponseOf<E>>,
  limit?: number,
): Own => ({
  endpoint,
  limit,
  answer,
})

const OWN: readonly Own[] = [
  own(claves.consultar, (gateway, { who }, { claves: asked }) =>
    consult(gateway, { who, claves: asked }),
  ),
  own(claves.anular, (gateway, { who }, { claves: asked }) => {
    gateway.mayAnnul(who, asked.length)
    return annul(gateway, { who, claves: asked })
  }),
  own(partes.recibidas, startOf),
  own(partes.guardar, keepPart, PARTE),
]

const SPECIFIED: readonly Call[] = Object.values(tabla)
  .flatMap((area) => Object.values<Endpoint>(area))
  .filter(({ capability }) => capability === undefined)
  .map((endpoint) => ({
    endpoint,
    limit: endpoint.path === autorizaciones.guardar.path ? WITH_FILES : undefined,
  }))

/** Mounts the calls of the specification, which go to the insurer, and the calls of the added extensions. */
export function mountGateway(app: Hono<HttpEnv>, gateway: Gateway, provider: string): void {
  mountCalls(app, provider, OWN, (context, call) => ownAnswer(context, call, gateway))
  mountCalls(app, provider, SPECIFIED, (context, call) => forward(context, call, gateway))
}

async function ownAnswer(
  context: HttpContext,
  { endpoint, limit, answer }: Own,
  gateway: Gateway,
): Promise<Response> {
  const asker = await gateway.sessions.check(context.req.header('Authorization'))
  const request: RequestOf<Endpoint> = requestIn(
    context,
    endpoint,
    await readBody(context, endpoint, limit),
  )
  const value = await answer(gateway, asker, request)
  return context.json(value as object, 200, { 'Cache-Control': 'no-store' })
}
