import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * File with the empty, migrated embedded database that the build makes: making one takes 5 s, copying it 1 s. Its
 * name contains the versions of tables and database, so that a file that does not fit is never used.
 */
export function fileOfMolde(dist: string, migrations: string): string {
  const hash = createHash('sha256').update(versionOfLite())
  for (const name of readdirSync(migrations).filter((one) => one.endsWith('.sql')))
    hash.update(`${name}\n`).update(readFileSync(join(migrations, name)))
  return join(dist, `base-${hash.digest('hex').slice(0, 16)}.tar.gz`)
}

/** Database to start from; undefined if the build made none, or for other tables. */
export function readMolde(dist: string, migrations: string): Blob | undefined {
  const file = fileOfMolde(dist, migrations)
  return existsSync(file) ? new Blob([readFileSync(file)]) : undefined
}

function versionOfLite(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')
}
