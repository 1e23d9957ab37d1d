import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { is, literal, tuple, type } from 'superstruct'

import type { Endpoint } from '#contract/endpoint.ts'
import { usarFormas } from '#contract/formas.ts'
import { tabla } from '#contract/tabla.ts'

import { mountApi } from './api.ts'
import type { Db } from './base/database.ts'
import type { Handler } from './base/endpointHandler.ts'
import { createEpoca } from './base/epoca.ts'
import { createGrandes } from './base/grandes.ts'
import { createLog } from './base/log.ts'
import { NO_METRICS } from './base/metrics.ts'
import { membreteDe } from './base/papel.ts'
import { type Passwords, createPasswords } from './base/passwords.ts'
import type { Portal } from './base/portal.ts'
import { createHechos } from './documento/hechos.ts'
import { corsFor } from './http/cors.ts'
import { mountDocuments } from './http/documents.ts'
import type { HttpEnv } from './http/environment.ts'
import { mountPages } from './http/pages.ts'
import { readiness } from './http/ready.ts'
import { mountSecurityTxt } from './http/securityTxt.ts'
import { createWeb } from './http/web.ts'
import { AREAS, bodyLimits, documentos } from './registry.ts'
import { rutas } from './rutas.ts'

const Writable = type({ rows: tuple([type({ lee: literal('off') })]) })

/** Extra area outside the contract: only tests bring one. */
export type ExtraArea = {
  name: string
  endpoints: Record<string, Endpoint>
  handlers: Record<string, Handler<Endpoint>>
  /** Larger body limits, by path. */
  limits?: Record<string, number>
  prepare?: (db: Db) => Promise<void>
}

export type AppOptions = Pick<Portal, 'db' | 'clock' | 'secrets' | 'config'> &
  Partial<Pick<Portal, 'hooks' | 'log' | 'metrics' | 'stopping' | 'hechos' | 'grandes'>> & {
    passwords?: Passwords
    areas?: readonly ExtraArea[]
  }

/** Fails if the database is away, or only reads: a standby, or a leader that was replaced. */
export async function canWrite(db: Db): Promise<void> {
  const answer = await db.execute(sql`select current_setting('transaction_read_only') as lee`)
  if (!is(answer, Writable)) throw new Error('The database only reads.')
}

/** The whole provider as a function from request to answer: socket, clock and folder come from outside. */
export async function createApp({ areas = [], ...options }: AppOptions): Promise<Hono<HttpEnv>> {
  usarFormas(options.config.proveedor.formas)
  const portal: Portal = {
    hooks: {},
    log: createLog('silent'),
    metrics: NO_METRICS,
    stopping: () => false,
    passwords: createPasswords(),
    hechos: createHechos({ membrete: membreteDe(options.config.proveedor) }),
    grandes: createGrandes(),
    documentos,
    epoca: createEpoca(options.db, options.clock),
    ...options,
  }
  const app = createWeb(portal)
  const { corsOrigins } = portal.config
  if (corsOrigins.length > 0) app.use(corsFor(corsOrigins))
  mountApi(app, portal, tabla, rutas, bodyLimits)
  for (const { name, endpoints, handlers, limits, prepare } of areas) {
    await prepare?.(portal.db)
    mountApi(app, portal, { [name]: endpoints }, { [name]: handlers }, limits)
  }
  mountDocuments(
    app,
    portal,
    readiness(portal, () => canWrite(portal.db)),
  )
  mountSecurityTxt(app, portal)
  for (const { pages } of AREAS) pages?.(app, portal)
  if (portal.config.sandbox) {
    // Loaded only if enabled: a production start never reads this code (SEC-42).
    const { mountSandbox } = await import('./sandbox/routes.ts')
    mountSandbox(app, portal)
  }
  mountPages(app, portal)
  return app
}
