import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { compiled } from '../base/compiled.ts'
import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import type { Portal } from '../base/portal.ts'
import { Problem } from '../base/problem.ts'
import { afiliados, suAfiliado } from '../padron/puerta.ts'
import { sesiones, usuarios } from './tables.ts'
import { ABSOLUTE_MS, type Claims, RENEW_AFTER_MS, signToken, verifyToken } from './token.ts'

const refusal = (codigo?: string) =>
  new Problem(401, undefined, {
    ...(codigo && { codigo }),
    headers: { 'WWW-Authenticate': 'Bearer' },
    evento: 'sesion-denegada',
  })

const USE_KEPT_MS = 3_600_000

export type Authenticated = { persona: Persona; renewed: string | undefined }

/**
 * Person with this token. The session is read at each call: if it was ended elsewhere, it is refused immediately
 * (SEC-16).
 */
export async function authenticate(
  portal: Portal,
  authorization: string | undefined,
): Promise<Authenticated> {
  const now = portal.clock()
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  if (!token) throw refusal()
  const verdict = await verifyToken(portal.secrets.sesion, token, now)
  if (verdict.state === 'bad') throw refusal()
  if (verdict.state === 'unknown') throw refusal('sesion-vencida')
  const { claims } = verdict
  // The session is read before its end is checked: after 'expired' a phone keeps its data, after 'ended' it must not.
  const { creadaAt, usedAt, ...persona } = await lookUp(portal, claims)
  if (verdict.state === 'expired' || now >= creadaAt + ABSOLUTE_MS) throw refusal('sesion-vencida')
  if (now - usedAt > USE_KEPT_MS) await noteUse(portal, claims.sid, now)
  const old = now - claims.iat * 1000 > RENEW_AFTER_MS
  const renewed = old
    ? await signToken(portal.secrets.sesion, { ...claims, creadaAt }, now)
    : undefined
  return { persona, renewed }
}

/**
 * True if the session's row is gone: forgotten long after its end, or lost with the table after a restored backup. The
 * person can sign in again, so the phone keeps its data.
 */
const isLost = async (db: Db, sid: string) =>
  (await db.$count(sesiones, eq(sesiones.sid, sid))) === 0

const member = alias(afiliados, 'integrante')
const session = compiled((db) =>
  db
    .select({
      terminadaAt: sesiones.terminadaAt,
      creadaAt: sesiones.creadaAt,
      ultimoUsoAt: sesiones.ultimoUsoAt,
      bloqueado: usuarios.bloqueado,
      idAfiliado: afiliados.idAfiliado,
      integrante: member.idAfiliado,
    })
    .from(sesiones)
    .innerJoin(usuarios, eq(usuarios.uid, sesiones.uid))
    .innerJoin(...suAfiliado(usuarios.idAfiliado))
    .innerJoin(member, and(eq(member.idGrupo, afiliados.idGrupo), eq(member.activo, true)))
    .where(
      and(
        eq(sesiones.sid, sql.placeholder('sid')),
        eq(sesiones.uid, sql.placeholder('uid')),
        eq(afiliados.activo, true),
      ),
    )
    .prepare('sesion'),
)

async function lookUp(
  { db }: Portal,
  { sid, uid }: Claims,
): Promise<Persona & { creadaAt: number; usedAt: number }> {
  const rows = await session(db).execute({ sid, uid })
  const [row] = rows
  if (!row) throw refusal((await isLost(db, sid)) ? 'sesion-vencida' : 'sesion-cerrada')
  if (row.terminadaAt !== null || row.bloqueado) throw refusal('sesion-cerrada')
  return {
    uid,
    sid,
    idAfiliado: row.idAfiliado,
    grupo: rows.map(({ integrante }) => integrante),
    creadaAt: row.creadaAt,
    usedAt: Math.max(row.creadaAt, row.ultimoUsoAt),
  }
}

/** Refuses a call whose session was ended while the call was under way (SEC-16). */
export async function exigirAbierta(tx: Db, sid: string): Promise<void> {
  const isOpen = and(eq(sesiones.sid, sid), isNull(sesiones.terminadaAt))
  if ((await tx.$count(sesiones, isOpen)) === 0) throw refusal('sesion-cerrada')
}

/** Stores the time of last use once an hour at most, to avoid a write at each read. */
async function noteUse({ db }: Portal, sid: string, now: number): Promise<void> {
  await db
    .update(sesiones)
    .set({ ultimoUsoAt: now })
    .where(and(eq(sesiones.sid, sid), lt(sesiones.ultimoUsoAt, now - USE_KEPT_MS)))
}
