import type { Db } from './base/database.ts'
import { AREAS } from './registry.ts'

/** Removes rows that are no longer needed. Each area is cleaned before the areas that its rows refer to. */
export async function cleanUp(db: Db, now: number): Promise<void> {
  for (const { cleanUp: own } of AREAS.toReversed()) await own?.(db, now)
}
