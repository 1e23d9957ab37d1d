import { randomBytes } from 'node:crypto'

import { and, desc, eq, gt } from 'drizzle-orm'

import { diaDe } from '#formato/instantes.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { notFound } from '../base/problem.ts'
import { exigirCupo, VIDEOCONSULTA, teleconsultas, unoPorVez } from '../ordenes/puerta.ts'

/**
 * Time that a person waits for a doctor: meanwhile the same link is returned, and no further consultation is used up.
 */
export const VIDA_MS = 30 * 60_000
const SALA_BYTES = 16
const SALA = /^[\w-]{22}$/

/** Waiting room of this member's video consultation: the open one, or a new one within the limits. */
export function abrirSala(
  db: Db,
  { uid, grupo }: Persona,
  idAfiliado: number,
  ahora: number,
): Promise<string> {
  if (!grupo.includes(idAfiliado)) throw notFound(idAfiliado)
  return db.transaction(async (tx) => {
    await unoPorVez(tx, idAfiliado)
    const [open] = await tx
      .select({ sala: teleconsultas.sala })
      .from(teleconsultas)
      .where(and(eq(teleconsultas.idAfiliado, idAfiliado), gt(teleconsultas.venceAt, ahora)))
      .orderBy(desc(teleconsultas.idTeleconsulta))
    if (open) return open.sala
    const fecha = diaDe(ahora)
    await exigirCupo(tx, { idAfiliado, idPractica: VIDEOCONSULTA }, fecha)
    const sala = randomBytes(SALA_BYTES).toString('base64url')
    const venceAt = ahora + VIDA_MS
    await tx
      .insert(teleconsultas)
      .values({ uid, idAfiliado, idPractica: VIDEOCONSULTA, sala, fecha, venceAt })
    return sala
  })
}

/** A text that cannot be a room's name is refused before the database is asked. */
export async function estaAbierta(db: Db, sala: string, ahora: number): Promise<boolean> {
  if (!SALA.test(sala)) return false
  const rows = await db
    .select({ id: teleconsultas.idTeleconsulta })
    .from(teleconsultas)
    .where(and(eq(teleconsultas.sala, sala), gt(teleconsultas.venceAt, ahora)))
  return rows.length > 0
}
