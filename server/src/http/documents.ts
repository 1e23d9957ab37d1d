import type { Hono } from 'hono'

import { RUTA_DE_CAPACIDADES } from '#contract/capacidades.ts'
import { RUTA_DE_CONFIGURACION } from '#contract/configuracion.ts'

import type { Web } from '../base/portal.ts'
import { Problem } from '../base/problem.ts'
import type { HttpEnv } from './environment.ts'

/** Addresses that are neither calls nor pages: for the app's start and for monitoring. */
export function mountDocuments(
  app: Hono<HttpEnv>,
  { config }: Pick<Web, 'config'>,
  isReady: () => Promise<boolean>,
): void {
  app.get(RUTA_DE_CAPACIDADES, (context) => {
    if (config.capacidades.length === 0) throw new Problem(404)
    return context.json({ capacidades: config.capacidades }, 200, { 'Cache-Control': 'no-cache' })
  })
  app.get(RUTA_DE_CONFIGURACION, (context) =>
    context.json(
      { base: config.base, provider: config.provider, publicUrl: config.publicUrl },
      200,
      { 'Cache-Control': 'no-cache' },
    ),
  )
  // Only 'ok' or not: version and host name would help only attackers (SEC-47).
  app.get('/health', (context) => context.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/ready', async (context) => {
    if (!(await isReady())) throw new Problem(503, undefined, { retryAfter: 2 })
    return context.json({ ok: true }, 200, { 'Cache-Control': 'no-store' })
  })
}
