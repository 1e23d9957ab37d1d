import { and, eq, inArray, ne } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { Problem } from '../base/problem.ts'
import { databaseCode } from '../http/failure.ts'
import { LOCK_NOT_AVAILABLE, LOCK_WAIT, inProgress } from './inProgress.ts'
import { claves } from './tables.ts'

/** What stands in the place of a write's name under a key that nobody may use any more. */
const ANULADA = 'anulada'

type Keys = { uid: number; claves: string[] }

/** Which of these keys had their effect. */
export async function arrived(db: Db, { uid, claves: asked }: Keys): Promise<Set<string>> {
  const found = await db
    .select({ clave: claves.clave })
    .from(claves)
    .where(and(eq(claves.uid, uid), inArray(claves.clave, asked), ne(claves.operacion, ANULADA)))
  return new Set(found.map(({ clave }) => clave))
}

/** Takes the keys that nobody used, so that a delivery still on its way finds them taken; gives those that had arrived. */
export async function annul(db: Db, { uid, claves: asked }: Keys, ahora: number) {
  // Always in the same order: two of these at once wait for each other, and never in a circle.
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
      // A delivery that holds one of them has not committed yet: what becomes of it is the answer.
      await tx.execute(LOCK_WAIT)
      if (rows.length > 0) await tx.insert(claves).values(rows).onConflictDoNothing()
      return arrived(tx, { uid, claves: asked })
    })
  } catch (error) {
    if (databaseCode(error) === LOCK_NOT_AVAILABLE) throw inProgress()
    throw error
  }
}

/** The refusal of a delivery whose key was annulled before it. */
export function refuseAnnulled({ operacion }: { operacion: string }): void {
  if (operacion === ANULADA)
    throw new Problem(422, 'Este cambio se descartó antes de llegar: no se guardó.', {
      codigo: ANULADA,
    })
}

/** Whether the change under this key came to be; refused where it was annulled. */
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
