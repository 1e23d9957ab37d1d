// Makes the empty database that a first start copies, if tables or database version have changed since it was made.
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { inMemory } from '../server/src/base/database.ts'
import { migrate } from '../server/src/base/migrate.ts'
import { fileOfMolde } from '../server/src/base/molde.ts'

const DIST = resolve('dist')
const MIGRATIONS = resolve('server/drizzle')

const file = fileOfMolde(DIST, MIGRATIONS)
if (!existsSync(file)) {
  const base = await inMemory()
  await migrate(base, MIGRATIONS)
  if (base.kind !== 'pglite') throw new Error('The template is made on the embedded database.')
  const dump = await base.lite.dumpDataDir('gzip')
  await base.close()
  for (const old of readdirSync(DIST).filter((name) => /^base-\w+\.tar\.gz$/.test(name)))
    rmSync(join(DIST, old))
  writeFileSync(`${file}.parte`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${file}.parte`, file)
}
