import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'

import { isPassing } from './databaseError.ts'
import { conPedido } from './pedido.ts'

/** The database or a transaction: services do not need to know which. */
export type Db = PgDatabase<PgQueryResultHKT>

export type Base = {
  db: Db
  close: () => Promise<void>
} & ({ kind: 'pglite'; lite: PGlite } | { kind: 'postgres'; pool: Pool })

const options = { casing: 'snake_case' } as const

/** A dead host is noticed this long after the statement should have ended. */
const UNANSWERED_MS = 5_000

/** `connections`: maximum. `statementMs`: a longer statement is ended, by the database or, if it is silent, here. */
export type PoolOptions = { connections?: number; statementMs?: number }

export function onPostgres(
  url: string,
  onError: (error: Error) => void = () => undefined,
  { connections = 10, statementMs = 30_000 }: PoolOptions = {},
): Base {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    query_timeout: statementMs + UNANSWERED_MS,
    // A statement, not a parameter of the connection: PgBouncer refuses those that it does not know.
    verify: (client, done) => {
      client.query(`set statement_timeout = ${statementMs}`, (error: Error | null) =>
        done(error ?? undefined),
      )
    },
  })
  // The pool replaces a connection that dies. Without a listener the error would end the process, even in the middle
  // of a transaction, whose query fails anyway.
  pool.on('error', onError)
  pool.on('connect', (client) => {
    client.on('error', onError)
    nameRequests(client)
  })
  nameRequests(pool)
  const db = drizzlePg(pool, options) as Db
  // Drizzle never returns a connection that is lost at 'begin': after ten losses the pool would be empty.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let lost = false
    try {
      return await (drizzlePg(client, options) as Db).transaction(work, config)
    } catch (error) {
      lost = isPassing(error)
      throw error
    } finally {
      // After a timeout the connection still works on the statement: another caller must not get it.
      client.release(lost)
    }
  }
  return { kind: 'postgres', pool, db, close: () => pool.end() }
}

/**
 * Names the request in each statement. On the pool too: a statement that waits for a connection is sent when another
 * request returns one.
 */
function nameRequests(asked: { query: Pool['query'] }): void {
  const query = asked.query.bind(asked) as (first: unknown, ...rest: unknown[]) => unknown
  const named = (first: unknown, ...rest: unknown[]) => query(withRequest(first), ...rest)
  asked.query = named as Pool['query']
}

/** Statements are texts, or objects with a text; a library's own kind sends itself and stays as it is. */
function withRequest(statement: unknown): unknown {
  if (typeof statement === 'string') return conPedido(statement)
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return statement
  return 'text' in statement && typeof statement.text === 'string'
    ? { ...statement, text: conPedido(statement.text) }
    : statement
}

/** Base on an open embedded database. */
export function onLite(lite: PGlite): Base {
  return { kind: 'pglite', lite, db: drizzleLite(lite, options) as Db, close: () => lite.close() }
}

/** True if the folder contains a database. */
export const hasBase = (dataDir: string) => existsSync(join(dataDir, 'base', 'PG_VERSION'))

/** Embedded database in a folder; a new one is a copy of the dump, if given. The caller holds the folder's lock. */
export async function onFolder(dataDir: string, dump?: Blob): Promise<Base> {
  const folder = join(dataDir, 'base')
  if (!hasBase(dataDir)) await makeWhole(folder, dump)
  return onLite(await PGlite.create(folder))
}

/** Works in a temporary place first: a start that is cut leaves no half-made database for the next one. */
async function makeWhole(folder: string, dump: Blob | undefined): Promise<void> {
  const draft = `${folder}.nueva`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const lite = await PGlite.create(draft, dump && { loadDataDir: dump })
  await lite.close()
  renameSync(draft, folder)
}

/** An embedded database in memory, a copy of a dump when one is given: for tests. */
export async function inMemory(dump?: Blob): Promise<Base> {
  return onLite(await (dump ? PGlite.create({ loadDataDir: dump }) : PGlite.create()))
}
