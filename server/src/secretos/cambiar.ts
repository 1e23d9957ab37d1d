import { ne, sql } from 'drizzle-orm'

import { BadEnvironment } from '../base/badEnvironment.ts'
import { DAY_MS } from '../base/clock.ts'
import type { Db } from '../base/database.ts'
import { HONRADO_MS, abiertosCon, exigirPropio, fila, filasDe, nombreDe } from './cadena.ts'
import { MIRADA_MS } from './llavero.ts'
import { secretos } from './tables.ts'

const LOCK = 7_261_005 // any fixed number: every process of ours uses the same one
/** Time until every process has read the new secret. */
const AVISO_MS = 6 * MIRADA_MS
/** After a leak the operator has this time to give the new secret to every process. */
const PLAZO_MS = DAY_MS

export type Cambio = {
  /** A secret of this installation, from which the present one is found. */
  master: string
  nuevo: string
  ahora: number
  /** The present and all former secrets are known to strangers: none of them is accepted any more. */
  filtrado?: boolean
  avisoMs?: number
}

/**
 * Makes another secret the signing one in all running processes. They find it in the database, sealed under their
 * present secret, some seconds before it signs. A process that starts with the new secret finds the former ones in
 * the same way.
 */
export async function cambiarSecreto(
  db: Db,
  { master, nuevo, ahora, filtrado = false, avisoMs = AVISO_MS }: Cambio,
): Promise<{ desdeAt: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const filas = await filasDe(tx)
    exigirPropio(master, filas)
    const known = abiertosCon(master, filas)
    // An earlier change may not sign yet: it still counts as the present one.
    const last = known.at(-1) ?? { master, nombre: nombreDe(master), desdeAt: 0, filtradoAt: null }
    if (known.some((one) => one.master === nuevo))
      throw new BadEnvironment('PORTAL_SECRET_NUEVO ya se usó: hace falta otro.')
    const desdeAt = Math.max(ahora, last.desdeAt) + avisoMs
    const next = { master: nuevo, nombre: nombreDe(nuevo), desdeAt, filtradoAt: null }
    const opensUntil = desdeAt + (filtrado ? PLAZO_MS : HONRADO_MS)
    await tx
      .insert(secretos)
      .values([fila(next, nuevo), fila(next, last.master, opensUntil), fila(last, nuevo)])
    if (filtrado)
      await tx.update(secretos).set({ filtradoAt: desdeAt }).where(ne(secretos.nombre, next.nombre))
    return { desdeAt }
  })
}

/**
 * Joins a former secret to the present one, after a change by hand or the restore of an older backup: its tokens and
 * seals are accepted again.
 */
export async function reconocerSecreto(
  db: Db,
  { master, anterior, ahora }: { master: string; anterior: string; ahora: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const filas = await filasDe(tx)
    const found = abiertosCon(anterior, filas)
    const own = abiertosCon(master, filas).at(-1)
    const desdeAt = own?.desdeAt || ahora
    const rows = [
      ...found.map((one) => fila({ ...one, desdeAt: Math.min(one.desdeAt, desdeAt - 1) }, master)),
      fila({ master, nombre: nombreDe(master), desdeAt, filtradoAt: null }, master),
    ]
    for (const row of rows)
      await tx
        .insert(secretos)
        .values(row)
        .onConflictDoUpdate({ target: [secretos.nombre, secretos.bajo], set: row })
  })
}
