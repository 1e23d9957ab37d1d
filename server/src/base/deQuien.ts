import { sql } from 'drizzle-orm'
import { boolean, create, tuple, type } from 'superstruct'

import type { Db } from './database.ts'

const Found = type({ rows: tuple([type({ gateway: boolean(), proveedor: boolean() })]) })

/** Server to which a database belongs, by its tables; undefined for an empty one. */
export async function deQuienEs(db: Db): Promise<'proveedor' | 'gateway' | undefined> {
  const asked = sql`select to_regclass('public.enviadas') is not null as gateway,
    to_regclass('public.usuarios') is not null as proveedor`
  const { proveedor, gateway } = create(await db.execute(asked), Found).rows[0]
  if (proveedor) return 'proveedor'
  return gateway ? 'gateway' : undefined
}
