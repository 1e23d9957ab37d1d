import type { Db } from './base/database.ts'
import { AREAS } from './registry.ts'

/** Removes what has served its time, in each area before those that it stands on. */
export async function cleanUp(db: Db, now: number): Promise<void> {
  for (const { cleanUp: own } of AREAS.toReversed()) await own?.(db, now)
}
