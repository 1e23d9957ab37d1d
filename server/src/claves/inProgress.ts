import { sql } from 'drizzle-orm'

import { Problem } from '../base/problem.ts'

export const LOCK_NOT_AVAILABLE = '55P03'

/** How long a transaction waits for a key that another one holds. */
export const LOCK_WAIT = sql`set local lock_timeout = '1000ms'`

/** Another delivery of the same key has not ended yet. */
export const inProgress = () =>
  new Problem(409, 'Este cambio se está guardando.', { codigo: 'en-curso', retryAfter: 1 })
