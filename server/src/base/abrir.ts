import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { FIJO } from '#contract/fijo.ts'

import { BadEnvironment } from './badEnvironment.ts'
import { type Base, hasBase, onFolder, onPostgres } from './database.ts'
import { inLog, isPassing } from './databaseError.ts'
import type { Config } from './environment.ts'
import { lockFolder } from './folderLock.ts'
import type { Log } from './log.ts'
import { migrate } from './migrate.ts'
import { readMolde } from './molde.ts'
import { after } from './repartir.ts'
import { projectRoot } from './root.ts'

const MARKER = `.${FIJO}`
/** Longest pause between two tries to reach the database. */
const MAX_WAIT_S = 10

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

type Opening = {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'conexiones' | 'consultaMs' | 'preparadas'>
  migrations: string
  log: Log
  say?: (line: string) => void
}

/** The migrated database, and a function that closes everything. */
export async function openBase({ config, migrations, log, say }: Opening): Promise<Base> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl) {
    const base = onPostgres(
      databaseUrl,
      (error) => log.warn(inLog(error), 'lost a database connection'),
      {
        connections: config.conexiones,
        statementMs: config.consultaMs,
        prepared: config.preparadas,
        onSlow: (statement) => log.warn(statement, 'a statement takes longer than a second'),
      },
    )
    try {
      await untilThere(() => migrate(base, migrations, { log }), { log, say })
    } catch (error) {
      await base.close()
      throw error
    }
    return base
  }
  const release = lockFolder(dataDir)
  try {
    const isNew = !hasBase(dataDir)
    if (isNew) say?.('Creando la base de datos…')
    const dist = join(projectRoot(), 'dist')
    const base = await onFolder(dataDir, isNew ? readMolde(dist, migrations) : undefined)
    await migrate(base, migrations, { dumps: join(dataDir, 'respaldos'), log })
    return { ...base, close: () => base.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** A database that is away, or still read-only, is waited for: it may start after this process, or fail over now. */
async function untilThere(
  work: () => Promise<void>,
  { log, say }: { log: Log; say: Opening['say'] | undefined },
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error)) throw error
      log.warn({ ...inLog(error), intento: tries }, 'the database does not answer: waiting for it')
      if (tries === 1) say?.('La base de datos no responde. Se espera hasta que responda…')
      await after(Math.min(tries, MAX_WAIT_S) * 1_000)
    }
  }
}
