import { sql } from 'drizzle-orm'

export const LOCK_NOT_AVAILABLE = '55P03'

/** Time that a transaction waits for a key held by another one, as PostgreSQL writes it. */
export const LOCK_WAIT_MS = '1000ms'

export const LOCK_WAIT = sql`select set_config('lock_timeout', ${LOCK_WAIT_MS}, true)`
