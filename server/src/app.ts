import { Hono } from 'hono'

import { tabla } from '#contract/tabla.ts'

import { type Passwords, createPasswords } from './acceso/passwords.ts'
import { createLog } from './base/log.ts'
import { mountApi } from './http/api.ts'
import { cors } from './http/cors.ts'
import { mountDocuments } from './http/documents.ts'
import type { HttpEnv } from './http/environment.ts'
import { failure } from './http/failure.ts'
import { observe } from './http/observe.ts'
import { mountPages } from './http/pages.ts'
import { Problem } from './http/problem.ts'
import type { Portal } from './portal.ts'
import { rutas } from './rutas.ts'

export type AppOptions = Pick<Portal, 'db' | 'clock' | 'secrets' | 'config'> &
  Partial<Pick<Portal, 'hooks' | 'log' | 'stopping'>> & { passwords?: Passwords }

/** The whole provider as one function from request to answer: no socket, no clock and no folder of its own. */
export async function createApp(options: AppOptions): Promise<Hono<HttpEnv>> {
  const portal: Portal = {
    hooks: {},
    log: createLog('silent'),
    stopping: () => false,
    passwords: createPasswords(),
    ...options,
  }
  const app = new Hono<HttpEnv>()
  app.onError(failure(portal))
  app.notFound(() => {
    throw new Problem(404)
  })
  app.use(observe(portal))
  app.use(cors(portal.config.corsOrigins))
  app.use(async ({ req }, next) => {
    if (req.method === 'TRACE' || req.method === 'CONNECT') throw new Problem(405)
    await next()
  })
  mountApi(app, portal, tabla, rutas)
  mountDocuments(app, portal)
  if (portal.config.sandbox) {
    // Loaded only where it is asked for: a production start never reads this code (SEC-42).
    const { mountSandbox } = await import('./sandbox/routes.ts')
    mountSandbox(app, portal)
  }
  mountPages(app, portal)
  return app
}
