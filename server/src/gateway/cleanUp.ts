import { lt } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { forgetIdle } from './parts.ts'
import { enviadas } from './tables.ts'

/** Removes keys and uploads that are no longer needed. */
export async function cleanUp(db: Db, now: number): Promise<void> {
  await db.delete(enviadas).where(lt(enviadas.guardadaHasta, now))
  await forgetIdle(db, now)
}
