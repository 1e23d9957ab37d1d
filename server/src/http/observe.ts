import { randomUUID } from 'node:crypto'

import type { MiddlewareHandler } from 'hono'

import { CABECERAS } from '#contract/capacidades.ts'

import { shortAddress } from '../base/log.ts'
import { enPedido } from '../base/pedido.ts'
import type { Web } from '../base/portal.ts'
import { proxiesOf } from '../base/proxies.ts'
import { clientAddress, isSecure, unbelieved } from './client.ts'
import type { HttpEnv } from './environment.ts'
import { ALWAYS, API_POLICY, HSTS } from './headers.ts'

const SAFE_ID = /^[\w-]{8,64}$/

/** Adds an id to each request, headers to each answer, and a line to the log. */
export function observe({
  clock,
  config,
  log,
  metrics,
  stopping,
}: Web): MiddlewareHandler<HttpEnv> {
  const isProxy = proxiesOf(config.proxies)
  let hasWarned = false
  return async (context, next) => {
    const begun = performance.now()
    const asked = context.req.header(CABECERAS.pedido)
    const pedido = asked && SAFE_ID.test(asked) ? asked : randomUUID()
    context.set('pedido', pedido)
    context.set('direccion', clientAddress(context, isProxy))
    context.set('ruta', 'sin-ruta')
    const stranger = unbelieved(context, isProxy)
    // Logged once: any stranger can send this header, and must not fill the log.
    if (stranger !== undefined && !hasWarned) {
      hasWarned = true
      log.warn(
        { direccion: shortAddress(stranger) },
        'X-Forwarded-For is not believed: PROXIES does not list the address that sent it',
      )
    }
    // The database's statements name the request that they belong to.
    await enPedido(pedido, next)
    const { headers, status } = context.res
    for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value)
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', API_POLICY)
    if (isSecure(context, isProxy, config.publicUrl)) headers.set('Strict-Transport-Security', HSTS)
    headers.set('Date', new Date(clock()).toUTCString())
    if (config.capacidades.includes('pedido')) headers.set(CABECERAS.pedido, pedido)
    if (stopping()) headers.set('Connection', 'close')
    const ruta = context.get('ruta')
    const ms = Math.round(performance.now() - begun)
    metrics.answered({ ruta, estado: status, ms })
    const entry = {
      pedido,
      metodo: context.req.method,
      ruta,
      estado: status,
      ms,
      uid: context.get('uid'),
      direccion: shortAddress(context.get('direccion')),
    }
    log[status >= 500 ? 'error' : 'info'](entry, 'pedido')
  }
}
