import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator'
import type { Pool } from 'pg'
import { array, create, string, type } from 'superstruct'

import type { Base, Db } from './database.ts'

const KEPT_DUMPS = 14
const MIGRATION_LOCK = 7_261_001 // any fixed number: every process of ours asks for the same one

const Journal = type({ entries: array(type({ tag: string() })) })
const Rows = type({ rows: array(type({ aplicadas: string() })) })

async function appliedTo(db: Db): Promise<number> {
  const found = create(
    await db.execute(
      sql`select (to_regclass('drizzle.__drizzle_migrations') is not null)::text as aplicadas`,
    ),
    Rows,
  )
  if (found.rows[0]?.aplicadas !== 'true') return 0
  const counted = create(
    await db.execute(sql`select count(*)::text as aplicadas from drizzle.__drizzle_migrations`),
    Rows,
  )
  return Number(counted.rows[0]?.aplicadas)
}

/** Copies the embedded database first, so that a failed migration can be undone. */
async function dumpBefore(
  base: Base & { kind: 'pglite' },
  folder: string,
  tag: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const dump = await base.lite.dumpDataDir('gzip')
  writeFileSync(join(folder, `antes-de-${tag}.tar.gz`), Buffer.from(await dump.arrayBuffer()))
  const dumps = readdirSync(folder).filter((name) => name.startsWith('antes-de-'))
  for (const old of dumps.toSorted().slice(0, -KEPT_DUMPS)) rmSync(join(folder, old))
}

/** If several processes start at once on one PostgreSQL, one migrates and the others wait. */
async function migratePool(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePg(drizzlePg(pool), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  }
}

/** Migrates the tables to this version. `dumps`: folder for copies of an embedded database. */
export async function migrate(base: Base, migrationsFolder: string, dumps?: string): Promise<void> {
  if (base.kind === 'postgres') return migratePool(base.pool, migrationsFolder)
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'))
  const { entries } = create(journal, Journal)
  const applied = await appliedTo(base.db)
  const next = entries[applied]
  if (!next) return
  if (applied > 0 && dumps) await dumpBefore(base, dumps, next.tag)
  await migrateLite(drizzleLite(base.lite), { migrationsFolder })
}
