import {
  type PGlite,
  type QueryOptions,
  TransactionAbortedError,
  parse,
  protocol,
} from '@electric-sql/pglite'
import { PgDialect } from 'drizzle-orm/pg-core'
import { PgliteSession, PgliteTransaction, drizzle } from 'drizzle-orm/pglite'

import type { Db } from './database.ts'
import { databaseCode } from './databaseError.ts'
import { createNames } from './statements.ts'

const { serialize } = protocol
const options = { casing: 'snake_case' } as const

/** Nothing gathers statistics here: a plan that was made for a small table must not stay. */
const FRESH_MS = 300_000
/** 'Cached plan must not change result type', and a name that the database does not know. */
const STALE = new Set(['0A000', '26000'])

type Told = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Described = { types: number[]; row: Told[number] | undefined; at: number }
type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/**
 * The embedded database for Drizzle. Its own `query` enters the database six times for each statement and plans it
 * anew, which costs more than most statements take: here a repeated statement has a name and one entry. Locks are those
 * of its own `query` and `transaction`.
 */
export function enEmbebida(lite: PGlite): Db {
  const nameOf = createNames()
  const known = new Map<string, Described>()
  // Drizzle passes the same parsers each time; joining them to the database's own ones costs as much as a plan.
  let parsers: PGlite['parsers'] | undefined

  /** The beginning of a transaction waits here for its first statement, to enter the database together with it. */
  const opening: Uint8Array[] = []

  // Neither a folder nor memory has anything to sync.
  async function send(...parts: Uint8Array[]): Promise<Told> {
    const first = opening.splice(0)
    const told = await lite.execProtocolStream(Buffer.concat([...first, ...parts]), {
      syncToFs: false,
    })
    return first.length === 0
      ? told
      : told.slice(told.findIndex(({ name }) => name === 'readyForQuery') + 1)
  }

  async function describe(text: string, name: string): Promise<Described> {
    const told = await send(
      // No error if there is none; an earlier user of the same database may have left one.
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const described = {
      types: parse.parseDescribeStatementResults(told),
      row: told.find((one) => one.name === 'rowDescription'),
      at: performance.now(),
    }
    if (name !== '') known.set(name, described)
    return described
  }

  async function run(text: string, params: unknown[] = [], asked?: QueryOptions) {
    await lite._checkReady()
    const name = nameOf(text) ?? ''
    const before = known.get(name)
    const seen = before && performance.now() - before.at < FRESH_MS ? before : undefined
    const { types, row } = seen ?? (await describe(text, name))
    const values = params.map((one, n) =>
      one === null || one === undefined ? null : (lite.serializers[types[n] ?? 0] ?? String)(one),
    )
    try {
      const told = await send(
        serialize.bind({ statement: name, values }),
        serialize.execute(),
        serialize.sync(),
      )
      parsers ??= { ...lite.parsers, ...asked?.parsers }
      const rowMode = asked?.rowMode
      return parse.parseResults(row ? [row, ...told] : told, parsers, rowMode && { rowMode })[0]
    } catch (error) {
      if (!seen || !STALE.has(databaseCode(error) ?? '')) throw error
      known.delete(name)
      // Refused before it had an effect. In a transaction every further statement fails.
      if (lite.isInTransaction()) throw error
      return run(text, params, asked)
    }
  }

  const query = (...all: Parameters<typeof run>) =>
    lite._runExclusiveTransaction(() => lite.runExclusive(() => run(...all)))

  const inTransaction = (...all: Parameters<typeof run>) =>
    lite.runExclusive(() => {
      if (opening.length === 0 && !lite.isInTransaction())
        throw new Error('This transaction has ended.')
      return run(...all)
    })

  /** Sends commit or rollback; returns the database's word for it, which is ROLLBACK for a failed commit. */
  const say = (text: string) =>
    lite.runExclusive(async () => {
      const told = await send(serialize.query(text))
      const done = told.find(({ name }) => name === 'commandComplete')
      return done && 'text' in done ? done.text : undefined
    })

  const db = drizzle({ client: clientOf(query), ...options }) as Db
  const dialect = new PgDialect(options)
  const session = new PgliteSession(clientOf(inTransaction), dialect, undefined)
  // One handle for all transactions: a new one would build each statement again.
  const tx: Transaction = new PgliteTransaction(dialect, session, undefined)
  db.transaction = (work, config) =>
    lite._runExclusiveTransaction(async () => {
      await lite._checkReady()
      opening.push(serialize.query('begin'))
      try {
        if (config) await tx.setTransaction(config)
        const value = await work(tx)
        if ((await say('commit')) === 'ROLLBACK') throw new TransactionAbortedError()
        return value
      } catch (error) {
        opening.length = 0
        if (lite.isInTransaction()) await say('rollback')
        throw error
      }
    })
  return db
}

/** Drizzle calls nothing else of its client than `query` and `transaction`, and the latter is replaced above. */
const clientOf = (query: unknown) => ({ query }) as PGlite
