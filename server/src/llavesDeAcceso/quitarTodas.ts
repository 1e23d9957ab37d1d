import { eq } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { llavesDeAcceso } from './tables.ts'

/** Removes all passkeys of an account: a new password ends every other way in. */
export async function quitarTodas(tx: Db, uid: number): Promise<void> {
  await tx.delete(llavesDeAcceso).where(eq(llavesDeAcceso.uid, uid))
}
