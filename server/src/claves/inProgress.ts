import { sql } from 'drizzle-orm'

import { Problem } from '../base/problem.ts'

export const LOCK_NOT_AVAILABLE = '55P03'

/** Time that a transaction waits for a key held by another one. */
export const LOCK_WAIT = sql`set local lock_timeout = '1000ms'`

/** Another delivery with the same key is not finished. */
export const inProgress = () =>
  new Problem(409, 'Este cambio se está guardando.', { codigo: 'en-curso', retryAfter: 1 })
