import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { openBase, prepareFolder } from './base/abrir.ts'
import { BadEnvironment } from './base/badEnvironment.ts'
import type { Clock } from './base/clock.ts'
import type { Base, Db } from './base/database.ts'
import { inLog } from './base/databaseError.ts'
import { deQuienEs } from './base/deQuien.ts'
import { type Config, readEnvironment } from './base/environment.ts'
import { createGrandes } from './base/grandes.ts'
import type { Log } from './base/log.ts'
import { after } from './base/repartir.ts'
import { queue } from './base/turnos.ts'
import { openFigures } from './figures.ts'
import {
  ADDED,
  type Gateway,
  cleanUp,
  createInsurer,
  createLimit,
  createSessions,
  mountGateway,
} from './gateway/puerta.ts'
import { mountDocuments } from './http/documents.ts'
import { mountPages } from './http/pages.ts'
import { readiness } from './http/ready.ts'
import { mountSecurityTxt } from './http/securityTxt.ts'
import { createWeb } from './http/web.ts'
import { type Served, assertPortFree, serve } from './serve.ts'

const CLEANUP_MS = 6 * 3_600_000
/** Large requests at once: each is in memory until the insurer has answered. */
const LARGE_AT_ONCE = 4
/** Longer than phones wait: they ask again under the same key for a late answer. */
const ANSWER_MS = 100_000
const WHOLE_STOP_MS = 9_500
const FINISH_MS = 8_000
/** The limits are those of the provider (SEC-05). */
const ANNULMENTS = 3_000
const AN_HOUR = 3_600_000

/** `api`: origin of the insurer's API, which the phones never see. */
export type GatewayConfig = Config & { api: string }

/** Environment of a gateway: the app asks its own address, and BASE is the insurer's. */
export function readGatewayEnvironment(env: NodeJS.ProcessEnv, root: string): GatewayConfig {
  const config = readEnvironment(
    { ...env, NODE_ENV: 'production', DATA_DIR: env['DATA_DIR'] || '.data-gateway' },
    root,
  )
  const { base: api, publicUrl } = config
  if (!api) throw new BadEnvironment('BASE is missing: the origin of the API behind this gateway.')
  if (api === publicUrl)
    throw new BadEnvironment('BASE and PUBLIC_URL are the same: the gateway would call itself.')
  return { ...config, api, base: '', capacidades: ADDED }
}

/** A provider's database has migrations of its own, which would hide the gateway's. */
async function refuseProviders(db: Db): Promise<void> {
  if ((await deQuienEs(db)) === 'proveedor')
    throw new BadEnvironment(
      'This database belongs to a provider. A gateway needs a DATABASE_URL or a DATA_DIR of its own.',
    )
}

export type GatewayOptions = {
  config: GatewayConfig
  migrations: string
  log: Log
  clock?: Clock
  /** Time that the insurer has to answer a change. */
  answerMs?: number
  /** Keys that one person may annul in an hour. */
  annulments?: number
  /** Defaults to the configured database. */
  base?: Base
}

/** Serves the app, and the insurer's API with keys, marks and uploads in parts: a change is carried out once. */
export async function startGateway({
  config,
  migrations,
  log,
  clock = Date.now,
  answerMs = ANSWER_MS,
  annulments = ANNULMENTS,
  base: given,
}: GatewayOptions): Promise<Served & { base: Base }> {
  const { api, appDir, dataDir, databaseUrl, provider } = config
  if (!existsSync(join(appDir, 'index.html')))
    throw new BadEnvironment(`APP_DIR: ${appDir} holds no built app. npm run build makes it.`)
  await assertPortFree(config)
  if (!databaseUrl && !given) prepareFolder(dataDir)
  const base = given ?? (await openBase({ config, migrations, log }))
  const insurer = createInsurer(api)
  const figures = await openFigures(config)
  try {
    const { db } = base
    await refuseProviders(db)
    let stopping = false
    const web = { clock, config, log, metrics: figures.metrics, stopping: () => stopping }
    // Without the insurer the pages still work: its failure takes no gateway out of service.
    const isReady = readiness(web, () => db.execute(sql`select 1`))
    const app = createWeb(web)
    const gateway: Gateway = {
      db,
      clock,
      insurer,
      sessions: createSessions(insurer, clock),
      bigs: createGrandes({ worked: LARGE_AT_ONCE }),
      inTurn: queue(LARGE_AT_ONCE),
      answerMs,
      mayAnnul: createLimit(clock, { max: annulments, windowMs: AN_HOUR }),
      inHand: new Set(),
    }
    mountGateway(app, gateway, provider)
    mountDocuments(app, web, isReady)
    mountSecurityTxt(app, web)
    mountPages(app, web)
    const served = await serve(app, config)
    figures.watch({ clock, base, isReady })
    const clean = () =>
      cleanUp(db, clock())
        .then(() => figures.metrics.cleaned(clock()))
        .catch((error: unknown) => log.error(inLog(error), 'cleanUp'))
    let cleaning = clean()
    const timer = setInterval(() => {
      cleaning = clean()
    }, CLEANUP_MS)
    log.info({ port: served.port, api }, 'gateway')
    const stop = async () => {
      const begun = performance.now()
      stopping = true
      clearInterval(timer)
      // Also waits for changes whose phone has disconnected: a stored answer prevents a doubtful change.
      const rest = Promise.allSettled([...gateway.inHand, cleaning])
      await Promise.all([served.stop(), Promise.race([rest, after(FINISH_MS)])])
      insurer.close()
      await figures.stop()
      if (!given)
        await Promise.race([
          base.close(),
          after(Math.max(0, WHOLE_STOP_MS - (performance.now() - begun))),
        ])
    }
    return { port: served.port, base, stop }
  } catch (error) {
    insurer.close()
    await figures.stop()
    if (!given) await base.close()
    throw error
  }
}
