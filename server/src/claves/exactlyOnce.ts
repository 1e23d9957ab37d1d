import { createHash } from 'node:crypto'

import { and, eq, sql } from 'drizzle-orm'

import { canonical, inProgress, keyIn, otherContent } from '../base/clave.ts'
import type { Db } from '../base/database.ts'
import { databaseCode } from '../base/databaseError.ts'
import type { Portal } from '../base/portal.ts'
import { refuseAnnulled } from './annul.ts'
import { LOCK_NOT_AVAILABLE, LOCK_WAIT_MS } from './lockWait.ts'
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
      if (clave) await keep(tx, { ...write, clave }, result)
      else await tx.insert(efectos).values(hechoDe(write))
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

/** The usual answer is stored with its key by the first statement; any other answer needs a second statement. */
const USUAL = '{}'

const hechoDe = ({ uid, operacion, ahora: hechoAt }: Write) => ({ uid, operacion, hechoAt })

/**
 * Takes the key for this transaction and notes the effect, in one statement: each trip to the database costs as much as
 * its work. Returns the row of the key's earlier effect, if there is one.
 */
async function claim(tx: Db, { uid, clave, operacion, request, ahora }: Keyed) {
  const huella = createHash('sha256')
    .update(`${operacion}\n${canonical(request)}`)
    .digest('base64url')
  // If another process holds the key and has not committed yet: wait a moment, then answer 'in progress'.
  const { rows } = (await tx.execute(sql`
    with espera as materialized (select set_config('lock_timeout', ${LOCK_WAIT_MS}, true)),
    tomada as (
      insert into claves (uid, clave, operacion, huella, respuesta, creada_at)
      select ${uid}::int, ${clave}::uuid, ${operacion}, ${huella}, ${USUAL}, ${ahora}::bigint from espera
      on conflict do nothing returning uid, clave, operacion, creada_at)
    insert into efectos (uid, clave, operacion, hecho_at)
    select uid, clave, operacion, creada_at from tomada returning clave`)) as { rows: unknown[] } // both kinds of databases return rows
  if (rows.length > 0) return undefined
  const [known] = await tx
    .select()
    .from(claves)
    .where(and(eq(claves.uid, uid), eq(claves.clave, clave)))
  if (!known) throw inProgress() // the transaction that held it was just rolled back
  refuseAnnulled(known)
  if (known.huella !== huella) throw otherContent()
  return known
}

/** Stores the answer beside its key. */
async function keep(tx: Db, { uid, clave }: Keyed, answer: unknown): Promise<void> {
  const respuesta = JSON.stringify(answer)
  if (respuesta === USUAL) return
  await tx
    .update(claves)
    .set({ respuesta })
    .where(and(eq(claves.uid, uid), eq(claves.clave, clave)))
}
