import { createHash } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import { canonical, inProgress, keyIn, otherContent } from '../base/clave.ts'
import type { Db } from '../base/database.ts'
import { databaseCode } from '../base/databaseError.ts'
import type { Portal } from '../base/portal.ts'
import { refuseAnnulled } from './annul.ts'
import { LOCK_NOT_AVAILABLE, LOCK_WAIT } from './lockWait.ts'
import { claves, efectos } from './tables.ts'

export type Write = {
  uid: number
  operacion: string
  clave: string | undefined
  request: unknown
  ahora: number
}

/**
 * Runs a queued write so that each key has at most one effect, however often and to however many processes it is
 * sent. The key is stored in the transaction of the effect: a refusal undoes both, so that a retry can still succeed.
 */
export async function exactlyOnce(
  { db, hooks }: Pick<Portal, 'db' | 'hooks'>,
  write: Write,
  effect: (db: Db) => Promise<unknown>,
): Promise<unknown> {
  const clave = keyIn(write.clave)
  try {
    const answer = await db.transaction(async (tx) => {
      const known = clave && (await claim(tx, { ...write, clave }))
      if (known) return JSON.parse(known.respuesta) as unknown
      const result = (await effect(tx)) ?? null
      await record(tx, { ...write, clave }, result)
      await hooks.beforeCommit?.(clave)
      return result
    })
    await hooks.afterCommit?.(clave)
    return answer
  } catch (error) {
    if (databaseCode(error) === LOCK_NOT_AVAILABLE) throw inProgress()
    throw error
  }
}

type Keyed = Write & { clave: string }

/** Takes the key for this transaction, or returns the row of its earlier effect. */
async function claim(tx: Db, { uid, clave, operacion, request, ahora }: Keyed) {
  // If another process holds the key and has not committed yet: wait a moment, then answer 'in progress'.
  await tx.execute(LOCK_WAIT)
  const huella = createHash('sha256')
    .update(`${operacion}\n${canonical(request)}`)
    .digest('base64url')
  const [taken] = await tx
    .insert(claves)
    .values({ uid, clave, operacion, huella, respuesta: 'null', creadaAt: ahora })
    .onConflictDoNothing()
    .returning({ clave: claves.clave })
  if (taken) return undefined
  const [known] = await tx
    .select()
    .from(claves)
    .where(and(eq(claves.uid, uid), eq(claves.clave, clave)))
  if (!known) throw inProgress() // the transaction that held it was just rolled back
  refuseAnnulled(known)
  if (known.huella !== huella) throw otherContent()
  return known
}

async function record(
  tx: Db,
  { uid, clave, operacion, ahora }: Write,
  answer: unknown,
): Promise<void> {
  const hecho = tx.insert(efectos).values({ uid, clave: clave ?? null, operacion, hechoAt: ahora })
  if (!clave) {
    await hecho
    return
  }
  // Both in one statement: each trip to the database costs as much as its work.
  const efecto = tx.$with('efecto').as(hecho.returning({ idEfecto: efectos.idEfecto }))
  await tx
    .with(efecto)
    .update(claves)
    .set({ respuesta: JSON.stringify(answer) })
    .where(and(eq(claves.uid, uid), eq(claves.clave, clave)))
}
