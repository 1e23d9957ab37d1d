import { eq, lte, sql } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { Problem } from '../base/problem.ts'
import { intentos } from './tables.ts'

/** Wait after the 1st, 2nd… failure in a row; the last value stays. Never for ever: that would lock out the owner. */
export const WAITS_MS = [0, 0, 0, 30_000, 60_000, 120_000, 300_000, 900_000]
const FORGET_MS = 24 * 3_600_000

// The exact Spanish words of a wait: people read them while they wait.
export function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? '1 minuto' : `${minutes} minutos`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hora' : `${hours} horas`
}

export function tooMany(waitMs: number, codigo = 'demasiados-intentos'): Problem {
  return new Problem(429, `Demasiados intentos. Probá de nuevo en ${inWords(waitMs)}.`, {
    codigo,
    retryAfter: Math.ceil(waitMs / 1000),
    evento: 'limite',
  })
}

/**
 * Counts a try as failed before it is judged, so that a thousand at once are not all judged (SEC-08). Returns the
 * wait in ms if it may not be judged yet, else undefined.
 */
export async function reserveAttempt(
  db: Db,
  marca: string,
  now: number,
): Promise<number | undefined> {
  const stale = sql`${intentos.ultimoAt} < ${now - FORGET_MS}::bigint`
  const next = sql`case when ${stale} then 1 else ${intentos.fallos} + 1 end`
  const cases = WAITS_MS.map((ms, index) => sql`when ${index + 1}::int then ${ms}::bigint`)
  const wait = sql`case ${next} ${sql.join(cases, sql` `)} else ${WAITS_MS.at(-1)}::bigint end`
  // Of two simultaneous tries the later one may have read its clock first: a wait of 0 must not store a time.
  const until = sql`case when ${wait} = 0 then 0 else ${now}::bigint + ${wait} end`
  const [reserved] = await db
    .insert(intentos)
    .values({ marca, fallos: 1, esperaHasta: 0, ultimoAt: now })
    .onConflictDoUpdate({
      target: intentos.marca,
      set: { fallos: next, esperaHasta: until, ultimoAt: now },
      setWhere: lte(intentos.esperaHasta, now),
    })
    .returning({ marca: intentos.marca })
  if (reserved) return undefined
  const [blocked] = await db.select().from(intentos).where(eq(intentos.marca, marca))
  return Math.max(1_000, (blocked?.esperaHasta ?? now) - now)
}

/** After the right password, the count of wrong ones is reset. */
export async function clearAttempts(db: Db, marca: string): Promise<void> {
  await db.delete(intentos).where(eq(intentos.marca, marca))
}
