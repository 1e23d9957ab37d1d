import { lte, sql } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { limites } from './tables.ts'

/** Counts one more event, or some. Returns the wait in ms if the limit of this window is exceeded, else undefined. */
export async function take(
  db: Db,
  clave: string,
  { max, windowMs }: { max: number; windowMs: number },
  now: number,
  cuantos = 1,
): Promise<number | undefined> {
  const over = lte(limites.desdeAt, now - windowMs)
  const more = sql`${cuantos}::int`
  const [counted] = await db
    .insert(limites)
    .values({ clave, desdeAt: now, cuenta: cuantos })
    .onConflictDoUpdate({
      target: limites.clave,
      set: {
        desdeAt: sql`case when ${over} then ${now}::bigint else ${limites.desdeAt} end`,
        cuenta: sql`case when ${over} then ${more} else least(${limites.cuenta}, ${max}::int) + ${more} end`,
      },
    })
    .returning({ cuenta: limites.cuenta, desdeAt: limites.desdeAt })
  if (!counted || counted.cuenta <= max) return undefined
  return counted.desdeAt + windowMs - now
}
