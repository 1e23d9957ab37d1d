import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { NodePgSession, NodePgTransaction, drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient } from 'pg'

import { isPassing } from './databaseError.ts'
import { enEmbebida } from './embebida.ts'
import { nombrarPedidos } from './pedido.ts'
import { createNames, fromPool, onConnection } from './statements.ts'
import { unpack } from './unpack.ts'

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
export type PoolOptions = {
  connections?: number
  statementMs?: number
  /** True: repeated statements are prepared by name. Undefined: only if no pooler stands between. */
  prepared?: boolean | undefined
  /** Told of statements that take longer than a second. `pid`: process of the database. */
  onSlow?: (statement: { pedido: string | undefined; pid: number }) => void
}

export function onPostgres(
  url: string,
  onError: (error: Error) => void = () => undefined,
  { connections = 10, statementMs = 30_000, prepared, onSlow = () => undefined }: PoolOptions = {},
): Base {
  nombrarPedidos()
  const nameOf = createNames()
  async function prepare(client: PoolClient, done: (error?: Error) => void): Promise<void> {
    try {
      await client.query(`set statement_timeout = ${statementMs}`)
      const isNamed = prepared ?? (await isDirect(client))
      wrap(client, (query) =>
        onConnection(query, {
          nameOf: isNamed ? nameOf : undefined,
          onSlow: (pedido) => onSlow({ pedido, pid: Reflect.get(client, 'processID') as number }),
        }),
      )
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    query_timeout: statementMs + UNANSWERED_MS,
    // A statement, not a parameter of the connection: PgBouncer refuses those that it does not know.
    verify: (client, done) => void prepare(client, done),
  })
  // The pool replaces a connection that dies. Without a listener the error would end the process, even in the middle
  // of a transaction, whose query fails anyway.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  wrap(pool, fromPool)
  const db = drizzlePg(pool, options) as Db
  const handles = new WeakMap<PoolClient, Transaction>()
  // Drizzle never returns a connection that is lost at 'begin': after ten losses the pool would be empty.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    const tx = handles.get(client) ?? handleOf(client)
    handles.set(client, tx)
    let lost = false
    try {
      await client.query('begin')
      try {
        if (config) await tx.setTransaction(config)
        const value = await work(tx)
        await client.query('commit')
        return value
      } catch (error) {
        await client.query('rollback')
        throw error
      }
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

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

const dialect = new PgDialect(options)

/**
 * Handle for all transactions of a connection: Drizzle would make a new one for each of them, which builds each
 * statement again.
 */
const handleOf = (client: PoolClient): Transaction =>
  new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)

/** Puts something before each statement of a pool or connection. */
function wrap(
  asked: { query: Pool['query'] },
  around: (query: (...all: unknown[]) => unknown) => unknown,
): void {
  asked.query = around(asked.query.bind(asked) as (...all: unknown[]) => unknown) as Pool['query']
}

/**
 * True if this process is connected to PostgreSQL itself. A pooler may give each transaction another connection,
 * which does not know the names of prepared statements.
 */
async function isDirect(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ host: string | null; port: number | null; pid: number }>(
    'select host(inet_server_addr()) as host, inet_server_port() as port, pg_backend_pid() as pid',
  )
  const [seen] = rows
  const { stream } = Reflect.get(client, 'connection') as { stream: unknown }
  const { remoteAddress, remotePort } = stream instanceof Socket ? stream : {}
  const host = remoteAddress?.replace(/^::ffff:/, '') ?? null
  // Over Unix sockets neither side has an address.
  const isSamePlace = seen?.host === host && seen.port === (remotePort ?? null)
  return isSamePlace && seen.pid === Reflect.get(client, 'processID')
}

/**
 * True if a pooler like PgBouncer stands between: it tells each connection a process of its own. A relay of bytes like
 * HAProxy is none.
 */
export async function isPooled(pool: Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid !== Reflect.get(client, 'processID')
  } finally {
    client.release()
  }
}

/** Base on an open embedded database. */
export function onLite(lite: PGlite): Base {
  return { kind: 'pglite', lite, db: enEmbebida(lite), close: () => lite.close() }
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
  if (dump) await unpack(dump, draft)
  else await (await PGlite.create(draft)).close()
  if (!existsSync(join(draft, 'PG_VERSION'))) throw new Error('This file holds no database.')
  renameSync(draft, folder)
}

/** An embedded database in memory, a copy of a dump when one is given: for tests. */
export async function inMemory(dump?: Blob): Promise<Base> {
  return onLite(await (dump ? PGlite.create({ loadDataDir: dump }) : PGlite.create()))
}
