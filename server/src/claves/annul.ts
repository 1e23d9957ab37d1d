import { and, eq, inArray, ne } from 'drizzle-orm'

import { ANULADA, annulled, inProgress } from '../base/clave.ts'
import type { Db } from '../base/database.ts'
import { databaseCode } from '../http/failure.ts'
import { LOCK_NOT_AVAILABLE, LOCK_WAIT } from './lockWait.ts'
import { claves } from './tables.ts'

type Keys = { uid: number; claves: string[] }

/** Keys from this list that had their effect. */
export async function arrived(db: Db, { uid, claves: asked }: Keys): Promise<Set<string>> {
  const found = await db
    .select({ clave: claves.clave })
    .from(claves)
    .where(and(eq(claves.uid, uid), inArray(claves.clave, asked), ne(claves.operacion, ANULADA)))
  return new Set(found.map(({ clave }) => clave))
}

/** Marks unused keys as annulled, so that a delivery still on its way is refused; returns the keys that had already arrived. */
export async function annul(db: Db, { uid, claves: asked }: Keys, ahora: number) {
  // Sorted: two calls at once wait for each other without a deadlock.
  const rows = [...new Set(asked.map((clave) => clave.toLowerCase()))].toSorted().map((clave) => ({
    uid,
    clave,
    operacion: ANULADA,
    huella: '',
    respuesta: 'null',
    creadaAt: ahora,
  }))
  try {
    return await db.transaction(async (tx) => {
      // If a delivery with one of these keys has not committed yet, its result decides.
      await tx.execute(LOCK_WAIT)
      if (rows.length > 0) await tx.insert(claves).values(rows).onConflictDoNothing()
      return arrived(tx, { uid, claves: asked })
    })
  } catch (error) {
    if (databaseCode(error) === LOCK_NOT_AVAILABLE) throw inProgress()
    throw error
  }
}

/** Refuses a delivery if its key was annulled before. */
export function refuseAnnulled({ operacion }: { operacion: string }): void {
  if (operacion === ANULADA) throw annulled()
}

/** True if the change under this key was made; throws if the key was annulled. */
export async function hadItsEffect(
  db: Db,
  { uid, clave }: { uid: number; clave: string },
): Promise<boolean> {
  const [known] = await db
    .select({ operacion: claves.operacion })
    .from(claves)
    .where(and(eq(claves.uid, uid), eq(claves.clave, clave)))
  if (known) refuseAnnulled(known)
  return known !== undefined
}
