import type { Db } from './base/database.ts'
import { AREAS } from './registry.ts'

/** Removes rows that have served their time; each area goes before the areas that it refers to. */
export async function cleanUp(db: Db, now: number): Promise<void> {
  for (const { cleanUp: own } of AREAS.toReversed()) await own?.(db, now)
}
