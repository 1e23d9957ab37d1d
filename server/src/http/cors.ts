import type { MiddlewareHandler } from 'hono'

import { CABECERAS, cabeceraDeConocida } from '#contract/capacidades.ts'

import type { HttpEnv } from './environment.ts'

/** No origins by default; a portal on another host is listed by its exact origin (SEC-18). */
export function cors(origins: readonly string[]): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const origin = context.req.header('Origin')
    const welcome = origin !== undefined && origins.includes(origin)
    if (welcome && context.req.method === 'OPTIONS')
      context.res = new Response(null, { status: 204 })
    else await next()
    if (origins.length > 0) context.res.headers.append('Vary', 'Origin')
    if (!welcome) return
    const { headers } = context.res
    headers.set('Access-Control-Allow-Origin', origin)
    headers.set('Access-Control-Allow-Methods', 'GET, POST')
    headers.set(
      'Access-Control-Allow-Headers',
      `Authorization, Content-Type, ${CABECERAS.clave}, ${CABECERAS.pedido}, ${CABECERAS.version}, ${CABECERAS.comprobante}, ${CABECERAS.conocida}, ${cabeceraDeConocida('POST')}`,
    )
    headers.set(
      'Access-Control-Expose-Headers',
      `Date, Retry-After, Content-Disposition, ${CABECERAS.token}, ${CABECERAS.pedido}, ${CABECERAS.marca}`,
    )
    headers.set('Access-Control-Max-Age', '600')
  }
}
