import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { FIJO } from '#contract/fijo.ts'

import { type ExtraArea, createApp } from './app.ts'
import { adjuntosDe } from './archivos/puerta.ts'
import { BadEnvironment } from './base/badEnvironment.ts'
import type { Clock } from './base/clock.ts'
import { type Base, hasBase, onFolder, onPostgres } from './base/database.ts'
import type { Config } from './base/environment.ts'
import { lockFolder } from './base/folderLock.ts'
import type { Log } from './base/log.ts'
import { migrate } from './base/migrate.ts'
import { readMolde } from './base/molde.ts'
import { membreteDe } from './base/papel.ts'
import { createPasswords } from './base/passwords.ts'
import type { Hooks } from './base/portal.ts'
import { after } from './base/repartir.ts'
import { projectRoot } from './base/root.ts'
import { readSecrets } from './base/secrets.ts'
import { cleanUp } from './cleanup.ts'
import { createHechos } from './documento/hechos.ts'
import type { Post, Service } from './http/area.ts'
import { AREAS, documentos } from './registry.ts'
import { assertPortFree, serve } from './serve.ts'

export const MARKER = `.${FIJO}`
const CLEANUP_MS = 6 * 3_600_000
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

/** Creates the folder of this installation with our marker: --fresh deletes only folders with the marker. */
export function prepareFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  const marker = join(dataDir, MARKER)
  if (existsSync(marker)) return
  if (readdirSync(dataDir).some((name) => !name.startsWith('en-uso.lock')))
    throw new BadEnvironment(
      `${dataDir} holds something else. DATA_DIR names an empty folder or one of ours.`,
    )
  writeFileSync(marker, 'Datos del portal. npm start -- --fresh borra esta carpeta.\n')
}

/** The migrated database, and a function that closes everything. */
export async function openBase({ config, migrations, log, say }: StartOptions): Promise<Base> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl) {
    const base = onPostgres(databaseUrl, (error) =>
      log.warn({ error: error.name }, 'lost a database connection'),
    )
    await migrate(base, migrations)
    return base
  }
  const release = lockFolder(dataDir)
  try {
    const isNew = !hasBase(dataDir)
    if (isNew) say?.('Creando la base de datos…')
    const dist = join(projectRoot(), 'dist')
    const base = await onFolder(dataDir, isNew ? readMolde(dist, migrations) : undefined)
    await migrate(base, migrations, join(dataDir, 'respaldos'))
    return { ...base, close: () => base.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
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
  await assertPortFree(config)
  // A production process on PostgreSQL stores nothing itself: it may run on a read-only disk.
  if (!config.databaseUrl || config.mode === 'demo') prepareFolder(config.dataDir)
  const secrets = readSecrets(config, env)
  const base = await openBase(options)
  try {
    await seedDemo(base, options)
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
      stopping: () => stopping,
      hechos,
    })
    const served = await serve(app, config)
    await cleanUp(base.db, clock())
    const cleaning = setInterval(() => {
      cleanUp(base.db, clock()).catch((error: unknown) =>
        log.error({ error: String(error) }, 'cleanUp'),
      )
    }, CLEANUP_MS)
    const { db } = base
    const { enlaces } = config
    const adjuntos = (claves: readonly string[]) =>
      adjuntosDe({ db, enlaces, hechos, documentos }, claves)
    const services = await startServices({
      db,
      clock,
      config,
      secrets,
      log,
      adjuntosDe: adjuntos,
    })
    const stop = async () => {
      const begun = performance.now()
      stopping = true
      clearInterval(cleaning)
      // Accepts nothing new from here on; hanging work is dropped, and everything ends within ten seconds (SEC-47).
      await Promise.all([served, ...services].map((one) => one.stop()))
      await Promise.race([
        base.close(),
        after(Math.max(0, WHOLE_STOP_MS - (performance.now() - begun))),
      ])
    }
    return { port: served.port, base, stop }
  } catch (error) {
    await base.close()
    throw error
  }
}
