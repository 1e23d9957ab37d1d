import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { FIJO } from '#contract/fijo.ts'

import { BadEnvironment } from './badEnvironment.ts'
import { type Base, hasBase, onFolder, onPostgres } from './database.ts'
import type { Config } from './environment.ts'
import { lockFolder } from './folderLock.ts'
import type { Log } from './log.ts'
import { migrate } from './migrate.ts'
import { readMolde } from './molde.ts'
import { projectRoot } from './root.ts'

const MARKER = `.${FIJO}`

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
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
  migrations: string
  log: Log
  say?: (line: string) => void
}

/** The migrated database, and a function that closes everything. */
export async function openBase({ config, migrations, log, say }: Opening): Promise<Base> {
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
