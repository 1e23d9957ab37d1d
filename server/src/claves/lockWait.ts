import { sql } from 'drizzle-orm'

export const LOCK_NOT_AVAILABLE = '55P03'

/** Time that a transaction waits for a key held by another one. */
export const LOCK_WAIT = sql`set local lock_timeout = '1000ms'`
