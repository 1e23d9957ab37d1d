import { usarFormas } from '#contract/formas.ts'

import { type ExtraArea, canWrite, createApp } from './app.ts'
import { adjuntosDe } from './archivos/puerta.ts'
import { openBase, prepareFolder } from './base/abrir.ts'
import type { Clock } from './base/clock.ts'
import type { Base } from './base/database.ts'
import type { Config } from './base/environment.ts'
import type { Log } from './base/log.ts'
import { membreteDe } from './base/papel.ts'
import { createPasswords } from './base/passwords.ts'
import type { Hooks } from './base/portal.ts'
import { after } from './base/repartir.ts'
import { readSecret } from './base/secrets.ts'
import { keepClean } from './cleanup.ts'
import { createHechos } from './documento/hechos.ts'
import { openFigures } from './figures.ts'
import type { Post, Service } from './http/area.ts'
import { readiness } from './http/ready.ts'
import { atenderEncargos } from './mantenimiento/puerta.ts'
import { AREAS, documentos } from './registry.ts'
import { createLlavero } from './secretos/puerta.ts'
import { assertPortFree, serve } from './serve.ts'

const WHOLE_STOP_MS = 9_500

export type StartOptions = {
  config: Config
  env: NodeJS.ProcessEnv
  migrations: string
  log: Log
  clock?: Clock
  hooks?: Hooks
  areas?: readonly ExtraArea[]
  say?: (line: string) => void
}

async function seedDemo(
  base: Base,
  { config, clock = Date.now, say }: StartOptions,
): Promise<void> {
  if (config.seed === undefined) return
  // Loaded only for the demo: a production start never reads this code (SEC-42).
  const { isSeeded, sembrar } = await import('./sembrar.ts')
  if (await isSeeded(base.db)) return
  say?.('Cargando los datos de prueba…')
  await sembrar(base.db, { seed: config.seed, ahora: clock(), passwords: createPasswords() })
}

/** Services that the areas run beside the calls. */
async function startServices(post: Post): Promise<Service[]> {
  const begun: Service[] = []
  for (const { service } of AREAS) {
    const one = await service?.(post)
    if (one) begun.push(one)
  }
  return begun
}

export type Running = { port: number; base: Base; stop: () => Promise<void> }

/** Starts everything from folder to socket; if a step fails, closes the earlier ones. */
export async function start(options: StartOptions): Promise<Running> {
  const { config, env, log, clock = Date.now, hooks = {}, areas = [] } = options
  usarFormas(config.proveedor.formas)
  log.info({ modo: config.mode, base: config.databaseUrl ? 'postgresql' : 'pglite' }, 'starting')
  await assertPortFree(config)
  // A production process on PostgreSQL stores nothing itself: it may run on a read-only disk.
  if (!config.databaseUrl || config.mode === 'demo') prepareFolder(config.dataDir)
  const master = readSecret(config, env)
  const figures = await openFigures(config)
  const base = await openBase(options).catch(async (error: unknown) => {
    await figures.stop()
    throw error
  })
  try {
    await seedDemo(base, options)
    const llavero = await createLlavero({ db: base.db, clock, log, master })
    const { secrets } = llavero
    let stopping = false
    const hechos = createHechos({ membrete: membreteDe(config.proveedor) })
    const app = await createApp({
      db: base.db,
      clock,
      secrets,
      config,
      hooks,
      areas,
      log,
      metrics: figures.metrics,
      stopping: () => stopping,
      hechos,
    })
    const served = await serve(app, config)
    log.info({ port: served.port }, 'listening')
    const { db } = base
    const cleaning = keepClean({ db, clock, log, metrics: figures.metrics })
    figures.watch({
      clock,
      base,
      isReady: readiness({ stopping: () => stopping }, () => canWrite(db)),
      queues: () => Promise.all(AREAS.flatMap(({ queue }) => queue?.(db, clock()) ?? [])),
    })
    const adjuntos = (claves: readonly string[]) =>
      adjuntosDe({ db, config, hechos, documentos }, claves)
    const services = await startServices({
      db,
      clock,
      config,
      secrets,
      log,
      adjuntosDe: adjuntos,
    })
    const encargos =
      base.kind === 'pglite'
        ? [atenderEncargos({ base, config, master, conArchivo: !env['PORTAL_SECRET'], clock }, log)]
        : []
    const stop = async () => {
      const begun = performance.now()
      stopping = true
      log.info('stopping')
      // Accepts nothing new from here on; hanging work is dropped, and everything ends within ten seconds (SEC-47).
      await Promise.all(
        [served, cleaning, llavero, ...encargos, ...services].map((one) => one.stop()),
      )
      await Promise.race([
        base.close(),
        after(Math.max(0, WHOLE_STOP_MS - (performance.now() - begun))),
      ])
      await figures.stop()
      log.info({ ms: Math.round(performance.now() - begun) }, 'stopped')
    }
    return { port: served.port, base, stop }
  } catch (error) {
    await Promise.all([base.close(), figures.stop()])
    throw error
  }
}
