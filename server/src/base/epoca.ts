import { randomBytes } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import type { Clock } from './clock.ts'
import type { Db } from './database.ts'
import { hechos } from './tables.ts'

const NOMBRE = 'epoca'
const READ_EVERY_MS = 30_000
/** More than any table gets between a backup and its return. */
const APART = 100_000

const newName = () => randomBytes(6).toString('base64url')

/**
 * Random name of this database; a restored backup gets a new one. Every answer has it, and a phone that sees another
 * name asks if the database still has its changes (FLT-28).
 */
export function createEpoca(db: Db, clock: Clock): () => Promise<string> {
  let known: { name: string; at: number } | undefined
  return async () => {
    const now = clock()
    if (!known || Math.abs(now - known.at) >= READ_EVERY_MS)
      known = { name: await epocaDe(db), at: now }
    return known.name
  }
}

async function epocaDe(db: Db): Promise<string> {
  const read = async () =>
    (await db.select().from(hechos).where(eq(hechos.nombre, NOMBRE)))[0]?.valor
  const found = await read()
  if (found !== undefined) return found
  // Two processes may start at once: the first name counts.
  await db.insert(hechos).values({ nombre: NOMBRE, valor: newName() }).onConflictDoNothing()
  return (await read()) ?? ''
}

/**
 * Begins another life of the database. Its numbers go on far behind the last ones: rows that the backup does not have
 * had some of the next numbers, and phones still show these.
 */
export async function nuevaEpoca(db: Db): Promise<void> {
  const valor = newName()
  await db.transaction(async (tx) => {
    await tx
      .insert(hechos)
      .values({ nombre: NOMBRE, valor })
      .onConflictDoUpdate({ target: hechos.nombre, set: { valor } })
    await tx.execute(sql`
      select setval(format('%I.%I', schemaname, sequencename)::regclass,
        least(coalesce(last_value, 0) + ${APART}::bigint, max_value))
      from pg_sequences where schemaname = 'public'`)
  })
}
