import { and, eq, exists, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'

import type { Eleccion, Suscripcion } from '#contract/extensiones/avisos.ts'
import type { TipoDeAviso } from '#contract/extensiones/tiposDeAviso.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import type { Borrar } from '../base/limpiar.ts'
import { Problem, notFound } from '../base/problem.ts'
import { take } from '../limites/puerta.ts'
import { abiertas, sesiones, usuarios } from '../sesiones/puerta.ts'
import { esPunto } from './cifrar.ts'
import { esDireccionDeEnvio } from './direccion.ts'
import { empujes, suscripciones } from './tables.ts'

const AUTH_LENGTH = 16
const AN_HOUR_OF = { max: 30, windowMs: 3_600_000 }

export async function eleccionDe(db: Db, { sid, grupo }: Persona): Promise<Eleccion | null> {
  const [row] = await db.select().from(suscripciones).where(eq(suscripciones.sid, sid))
  return row ? { tipos: row.tipos, de: vigentes(row.de, grupo) } : null
}

/** The chosen members who are still in the family; the whole family if all of them left. */
function vigentes(de: number[] | null, grupo: readonly number[]): number[] | null {
  const quedan = de?.filter((id) => grupo.includes(id)) ?? []
  return quedan.length > 0 || de?.length === 0 ? quedan : null
}

/** True if this phone has a push address. */
export async function tieneDireccion(db: Db, { sid }: Persona): Promise<boolean> {
  const of = and(eq(suscripciones.sid, sid), isNull(suscripciones.caidaAt))
  return (await db.$count(suscripciones, of)) > 0
}

/** Refuses addresses that are not public push services, and keys that cannot be used to encrypt. */
function revisar({ endpoint, p256dh, auth }: Suscripcion, propia: string | undefined): void {
  const isKey = p256dh.length < 100 && esPunto(Buffer.from(p256dh, 'base64url'))
  const isSecret = auth.length < 30 && Buffer.from(auth, 'base64url').length === AUTH_LENGTH
  if (!isKey || !isSecret || !esDireccionDeEnvio(endpoint, propia))
    throw new Problem(422, 'Este navegador no puede recibir avisos.')
}

type Asked = { db: Db; persona: Persona; ahora: number; propia: string | undefined }
type Pedido = { suscripcion: Suscripcion; tipos: TipoDeAviso[]; de: number[] | null }

export async function pedir(
  { db, persona, ahora, propia }: Asked,
  { suscripcion, tipos, de }: Pedido,
): Promise<void> {
  revisar(suscripcion, propia)
  const foreign = de?.find((id) => !persona.grupo.includes(id))
  if (foreign !== undefined) throw notFound(foreign)
  const { endpoint, p256dh, auth } = suscripcion
  const elegido = { tipos: [...new Set(tipos)], de: de && [...new Set(de)] }
  const said = { endpoint, p256dh, auth, caidaAt: null, ...elegido }
  await db.transaction(async (tx) => {
    await soltar(tx, endpoint, persona.sid)
    await tx
      .insert(suscripciones)
      .values({ sid: persona.sid, creadaAt: ahora, ...said })
      .onConflictDoUpdate({ target: suscripciones.sid, set: said })
  })
}

/** Removes the subscription of another session in the same browser. */
const soltar = (tx: Db, endpoint: string, sid: string) =>
  tx
    .delete(suscripciones)
    .where(and(eq(suscripciones.endpoint, endpoint), ne(suscripciones.sid, sid)))

/**
 * True if the person asked for push in this browser: in this session, even if the push address has changed since, or in
 * an expired session of theirs, which this session then continues. After a sign-out the person must ask again; after
 * the push service dropped the address, the browser must get a new one.
 */
export function seguir({ db, persona, propia }: Asked, suscripcion: Suscripcion): Promise<boolean> {
  revisar(suscripcion, propia)
  const { endpoint, p256dh, auth } = suscripcion
  return db.transaction(async (tx) => {
    const [own] = await tx.select().from(suscripciones).where(eq(suscripciones.sid, persona.sid))
    const [before] = await tx
      .select({ sid: suscripciones.sid, tipos: suscripciones.tipos, de: suscripciones.de })
      .from(suscripciones)
      .innerJoin(sesiones, eq(sesiones.sid, suscripciones.sid))
      .where(
        and(
          eq(suscripciones.endpoint, endpoint),
          isNull(suscripciones.caidaAt),
          eq(sesiones.uid, persona.uid),
          isNull(sesiones.terminadaAt),
        ),
      )
    const row = own ?? before
    if (!row || (own?.endpoint === endpoint && own.caidaAt !== null)) return false
    await soltar(tx, endpoint, row.sid)
    const said = { sid: persona.sid, endpoint, p256dh, auth, caidaAt: null }
    await tx
      .update(suscripciones)
      .set({ ...said, de: vigentes(row.de, persona.grupo) })
      .where(eq(suscripciones.sid, row.sid))
    return true
  })
}

export async function dejar(db: Db, { sid }: Persona): Promise<void> {
  await db.delete(suscripciones).where(eq(suscripciones.sid, sid))
}

/** Subscriptions with an open session and an account that is not blocked. */
export const deSesionesAbiertas = (db: Db, ahora: number) =>
  db
    .select({ suscripcion: suscripciones, uid: sesiones.uid })
    .from(suscripciones)
    .innerJoin(sesiones, and(eq(sesiones.sid, suscripciones.sid), abiertas(sesiones.uid, ahora)))
    .innerJoin(usuarios, and(eq(usuarios.uid, sesiones.uid), eq(usuarios.bloqueado, false)))
    .$dynamic()

export type Aviso = { uid: number; tipo: TipoDeAviso; id: number; idAfiliado: number }

/** Queues a notice for each phone that asked for this kind and this member, who is in the family now. */
export async function avisar(
  tx: Db,
  { uid, tipo, id, idAfiliado }: Aviso,
  ahora: number,
): Promise<void> {
  const phones = await deSesionesAbiertas(tx, ahora).where(
    and(
      eq(sesiones.uid, uid),
      isNull(suscripciones.caidaAt),
      sql`${suscripciones.tipos} @> ${JSON.stringify([tipo])}::jsonb`,
      or(
        isNull(suscripciones.de),
        sql`${suscripciones.de} = 'null'::jsonb`,
        sql`${suscripciones.de} @> ${JSON.stringify([idAfiliado])}::jsonb`,
      ),
    ),
  )
  for (const { suscripcion } of phones) await encolar(tx, { sid: suscripcion.sid, tipo, id }, ahora)
}

/**
 * A new message replaces the waiting one on the same subject. Messages above the hourly limit are dropped; the portal's
 * list of notifications has them all.
 */
export async function encolar(
  tx: Db,
  { sid, tipo, id }: { sid: string; tipo: string; id: number },
  ahora: number,
): Promise<boolean> {
  if ((await take(tx, `aviso:${sid}`, AN_HOUR_OF, ahora)) !== undefined) return false
  await tx
    .insert(empujes)
    .values({ sid, tipo, id, creadoAt: ahora, proximoAt: ahora })
    .onConflictDoUpdate({
      target: [empujes.sid, empujes.tipo, empujes.id],
      set: { creadoAt: ahora, proximoAt: ahora, intentos: 0 },
    })
  return true
}

/** Subscriptions of ended sessions are removed: their phone may forget them too. */
export const olvidarSuscripciones = (borrar: Borrar): Promise<void> => {
  const ended = sql`(select from ${sesiones} where ${and(
    eq(sesiones.sid, suscripciones.sid),
    isNotNull(sesiones.terminadaAt),
  )})`
  return borrar(suscripciones, exists(ended))
}
