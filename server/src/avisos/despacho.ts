import { createHash } from 'node:crypto'

import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'

import type { Empuje } from '#contract/extensiones/empuje.ts'

import type { Db } from '../base/database.ts'
import type { Log } from '../base/log.ts'
import { cifrar } from './cifrar.ts'
import { esDireccionDeEnvio } from './direccion.ts'
import { type Respuesta, enviarMensaje } from './enviar.ts'
import { deSesionesAbiertas } from './service.ts'
import { empujes, suscripciones } from './tables.ts'
import { credencialDeEnvio } from './vapid.ts'

const MAX_INTENTOS = 8
const FIRST_WAIT_MS = 15_000
const LAST_WAIT_MS = 3_600_000
const AT_ONCE = 20
/** What is older is in the bell long since. */
const KEPT_S = 3 * 24 * 3_600

type Fila = typeof empujes.$inferSelect
export type Post = {
  db: Db
  log: Log
  ahora: number
  secret: Uint8Array
  /** Whom a push service may write to about what this provider sends: a real address. */
  contacto: string
  /** An origin that is taken for a push service besides those of the world. */
  propia: string | undefined
}

/** Takes some that are due; the next try is set before this one, so that a process that dies keeps none for itself. */
function tomar(db: Db, ahora: number): Promise<Fila[]> {
  const due = db
    .select({ id: empujes.idEmpuje })
    .from(empujes)
    .where(lte(empujes.proximoAt, ahora))
    .orderBy(asc(empujes.proximoAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const wait = sql`least(${FIRST_WAIT_MS}::bigint << ${empujes.intentos}, ${LAST_WAIT_MS}::bigint)`
  return db
    .update(empujes)
    .set({ intentos: sql`${empujes.intentos} + 1`, proximoAt: sql`${ahora}::bigint + ${wait}` })
    .where(inArray(empujes.idEmpuje, due))
    .returning()
}

/** One round; gives how many messages it tried. To an address that its push service knows no longer goes nothing of what waits for it. */
export async function empujar(post: Post): Promise<number> {
  const { db, log, ahora } = post
  const taken = await tomar(db, ahora)
  for (const fila of taken) {
    const [phone] = await deSesionesAbiertas(db, ahora).where(eq(suscripciones.sid, fila.sid))
    const same = and(eq(empujes.idEmpuje, fila.idEmpuje), eq(empujes.creadoAt, fila.creadoAt))
    const answer = phone && (await enviar(post, fila, phone).catch(() => undefined))
    const status = answer?.status ?? 0
    if (!phone) await db.delete(suscripciones).where(eq(suscripciones.sid, fila.sid))
    else if (status === 404 || status === 410) await caer(db, phone, ahora)
    else if (isOver(fila, answer, ahora)) await db.delete(empujes).where(same)
    else if (answer?.retryAfter !== undefined)
      await db
        .update(empujes)
        .set({ proximoAt: ahora + Math.min(answer.retryAfter * 1000, LAST_WAIT_MS) })
        .where(same)
    // The address is a permission, and names a phone: neither it nor its host is written down (SEC-44).
    if (status < 200 || status >= 300)
      log.warn({ idEmpuje: fila.idEmpuje, status }, 'a push failed')
  }
  return taken.length
}

/** Unless the browser told of another address while this one was tried. */
async function caer(db: Db, { suscripcion: { sid, endpoint } }: Phone, ahora: number) {
  await db.transaction(async (tx) => {
    const [fallen] = await tx
      .update(suscripciones)
      .set({ caidaAt: ahora })
      .where(and(eq(suscripciones.sid, sid), eq(suscripciones.endpoint, endpoint)))
      .returning()
    if (fallen) await tx.delete(empujes).where(eq(empujes.sid, sid))
  })
}

/** Taken, refused for good, or tried often enough. */
function isOver({ intentos, creadoAt }: Fila, answer: Respuesta | undefined, ahora: number) {
  const status = answer?.status ?? 0
  const mayPass = status === 0 || status === 429 || status >= 500
  return !mayPass || intentos >= MAX_INTENTOS || ahora - creadoAt > KEPT_S * 1000
}

type Phone = { suscripcion: typeof suscripciones.$inferSelect; uid: number }

async function enviar(
  { secret, contacto, ahora, propia }: Post,
  { tipo, id }: Fila,
  { suscripcion, uid }: Phone,
): Promise<Respuesta> {
  const { endpoint, caidaAt } = suscripcion
  if (caidaAt !== null || !esDireccionDeEnvio(endpoint, propia))
    return { status: 410, retryAfter: undefined }
  const said: Empuje = { tipo, uid: String(uid), id }
  const body = cifrar(JSON.stringify(said), suscripcion)
  const topic = createHash('sha256').update(`${tipo}:${id}`).digest('base64url').slice(0, 32)
  const headers = {
    Authorization: await credencialDeEnvio(secret, { endpoint, contacto, ahora }),
    'Content-Type': 'application/octet-stream',
    'Content-Encoding': 'aes128gcm',
    'Content-Length': String(body.length),
    TTL: String(KEPT_S),
    Urgency: 'high',
    Topic: topic,
  }
  return enviarMensaje({ endpoint, headers, body }, propia)
}
