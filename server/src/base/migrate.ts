import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator'
import { Client, type Pool } from 'pg'
import { array, create, is, literal, string, tuple, type } from 'superstruct'

import type { Base, Db } from './database.ts'
import { type Log, createLog } from './log.ts'
import { after } from './repartir.ts'

const KEPT_DUMPS = 14
const MIGRATION_LOCK = 7_261_001 // any fixed number: every process of ours asks for the same one

const Journal = type({ entries: array(type({ tag: string() })) })
const Free = tuple([type({ libre: literal(true) })])
/** Seconds between two lines of the log while waiting. */
const SAID_EVERY = 10
const Rows = type({ rows: array(type({ aplicadas: string() })) })

async function appliedTo(db: Pick<Db, 'execute'>): Promise<number> {
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
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const dump = await base.lite.dumpDataDir('gzip')
  const file = join(folder, `antes-de-${tag}.tar.gz`)
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 })
  const dumps = readdirSync(folder).filter((name) => name.startsWith('antes-de-'))
  for (const old of dumps.toSorted().slice(0, -KEPT_DUMPS)) rmSync(join(folder, old))
}

/**
 * If several processes start at once on one PostgreSQL, one migrates and the others wait. The lock ends with the
 * transaction of the migration: a pooler that shares connections (PgBouncer) cannot keep it behind an idle one.
 */
async function migratePool(pool: Pool, migrationsFolder: string, log: Log): Promise<void> {
  // A connection outside the pool, because the pool limits the time of a statement.
  const { connectionString, connectionTimeoutMillis } = pool.options
  const client = new Client({ connectionString, connectionTimeoutMillis })
  try {
    await client.connect()
    await client.query('begin')
    // A migration of large tables may take long.
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await takeLock(client, log)
    const db = drizzlePg(client)
    const before = await appliedTo(db)
    // PostgreSQL answers its 'begin' with a notice, because a transaction is open; its 'commit' ends that
    // transaction.
    await migratePg(db, { migrationsFolder })
    const now = await appliedTo(db)
    if (now > before) log.info({ desde: before, hasta: now }, 'migrated')
  } finally {
    await client.end()
  }
}

async function takeLock(client: Client, log: Log): Promise<void> {
  for (let waited = 0; ; waited++) {
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as libre', [
      MIGRATION_LOCK,
    ])
    if (is(rows, Free)) return
    if (waited % SAID_EVERY === 0)
      log.warn({ segundos: waited }, 'another process migrates the database: waiting for it')
    await after(1_000)
  }
}

/** Migrates the tables to this version. `dumps`: folder for copies of an embedded database. */
export async function migrate(
  base: Base,
  migrationsFolder: string,
  { dumps, log = createLog('silent') }: { dumps?: string; log?: Log } = {},
): Promise<void> {
  if (base.kind === 'postgres') return migratePool(base.pool, migrationsFolder, log)
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'))
  const { entries } = create(journal, Journal)
  const applied = await appliedTo(base.db)
  const next = entries[applied]
  if (!next) return
  if (applied > 0 && dumps) await dumpBefore(base, dumps, next.tag)
  await migrateLite(drizzleLite(base.lite), { migrationsFolder })
}
