import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { boolean, create, tuple, type } from 'superstruct'

import type { Db } from './database.ts'

const LOCK = 7_261_004 // any fixed number: every process of ours uses the same one
const Turn = type({ rows: tuple([type({ mio: boolean() })]) })
const TANDA = 5_000

/** Deletes the rows of a table that meet a condition. */
export type Borrar = (table: PgTable, which: SQL | undefined) => Promise<void>

/**
 * Deletes in short transactions of some thousand rows, so that no call waits for long, and in one process at a time: a
 * second one leaves the table to the first. Rows in use are left for the next time.
 */
export function borrarDe(db: Db, tanda = TANDA): Borrar {
  return async (table, which) => {
    let deleted = tanda
    while (deleted === tanda)
      deleted = await db.transaction(async (tx) => {
        const asked = sql`select pg_try_advisory_xact_lock(${LOCK}) as mio`
        if (!create(await tx.execute(asked), Turn).rows[0].mio) return 0
        const some = sql`select ctid from ${table} where ${which} limit ${tanda} for update skip locked`
        const gone = await tx
          .delete(table)
          .where(sql`ctid = any(array(${some}))`)
          .returning({ una: sql`1` })
        return gone.length
      })
  }
}
