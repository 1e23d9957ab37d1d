import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'

import type { SesionDePersona } from '#contract/extensiones/sesionesAbiertas.ts'

import { DAY_MS, KEYS_KEPT_MS } from '../base/clock.ts'
import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { notFound } from '../base/problem.ts'
import { sesiones } from './tables.ts'
import { ABSOLUTE_MS, SLIDING_MS } from './token.ts'

const MAX_LISTED = 50
const usedAt = sql<number>`greatest(${sesiones.creadaAt}, ${sesiones.ultimoUsoAt})`.mapWith(Number)

/** Sessions with a token that could still be valid. */
export const abiertas = (uid: number | typeof sesiones.uid, ahora: number) =>
  and(
    eq(sesiones.uid, uid),
    isNull(sesiones.terminadaAt),
    gt(sesiones.creadaAt, ahora - ABSOLUTE_MS),
    gt(usedAt, ahora - SLIDING_MS - 3_600_000),
  )

export async function sesionesAbiertas(
  db: Db,
  { uid, sid }: Persona,
  ahora: number,
): Promise<SesionDePersona[]> {
  const rows = await db
    .select({
      idSesion: sesiones.idSesion,
      sid: sesiones.sid,
      dispositivo: sesiones.dispositivo,
      creadaAt: sesiones.creadaAt,
      usedAt,
    })
    .from(sesiones)
    .where(abiertas(uid, ahora))
    .orderBy(desc(usedAt), desc(sesiones.idSesion))
    .limit(MAX_LISTED)
  return rows.map((row) => ({
    idSesion: row.idSesion,
    dispositivo: row.dispositivo || 'Otro dispositivo',
    desde: new Date(row.creadaAt).toISOString(),
    ultimoUso: new Date(row.usedAt).toISOString(),
    esta: row.sid === sid,
  }))
}

export async function cerrarSesion(
  db: Db,
  { uid }: Persona,
  idSesion: number,
  ahora: number,
): Promise<void> {
  const [ended] = await db
    .update(sesiones)
    .set({ terminadaAt: ahora })
    .where(
      and(eq(sesiones.uid, uid), eq(sesiones.idSesion, idSesion), isNull(sesiones.terminadaAt)),
    )
    .returning({ sid: sesiones.sid })
  if (!ended) throw notFound(idSesion)
}

/**
 * Expired sessions are stored as long as idempotency keys: their phone is told 'expired', not 'ended', and keeps its
 * data.
 */
export async function olvidarSesiones(db: Db, now: number): Promise<void> {
  await db
    .delete(sesiones)
    .where(
      or(
        lt(sesiones.creadaAt, now - KEYS_KEPT_MS),
        and(isNotNull(sesiones.terminadaAt), lt(sesiones.terminadaAt, now - 30 * DAY_MS)),
      ),
    )
}
