import { createHash } from 'node:crypto'

import { and, asc, count, eq, inArray, lte, min, notInArray, sql } from 'drizzle-orm'

import type { Empuje } from '#contract/extensiones/empuje.ts'

import type { Clock } from '../base/clock.ts'
import type { Db } from '../base/database.ts'
import type { Log } from '../base/log.ts'
import type { Queue } from '../base/metrics.ts'
import type { Reparto } from '../base/repartir.ts'
import { sesiones } from '../sesiones/puerta.ts'
import { createAnfitriones } from './anfitriones.ts'
import { cifrar, esPunto } from './cifrar.ts'
import { esDireccionDeEnvio } from './direccion.ts'
import { type Respuesta, enviarMensaje } from './enviar.ts'
import { deSesionesAbiertas } from './service.ts'
import { empujes, suscripciones } from './tables.ts'
import { credencialDeEnvio } from './vapid.ts'

const MAX_INTENTOS = 8
const FIRST_WAIT_MS = 15_000
const LAST_WAIT_MS = 3_600_000
const PLACES = 20
/** Rows of a long queue that are read to choose the next messages. */
const LOOKED_AT = 500
/** Older messages are dropped: the portal's list of notifications has shown them for long. */
const KEPT_S = 3 * 24 * 3_600

type Fila = typeof empujes.$inferSelect
type Encargo = { fila: Fila; uid: number; host: string }
export type Post = {
  db: Db
  log: Log
  clock: Clock
  /** Read at each message: it changes after a leak. */
  secret: () => Uint8Array
  /** The operator's e-mail or web address, for push services that want to report a problem. */
  contacto: string
  /** Extra origin that the operator allows as a push service although its address is not public. */
  propia: string | undefined
}

/**
 * Waiting messages: one at a time for each host and each person, so that an address that never answers delays no
 * other person (SEC-36). A host that does not answer is left alone for a while, at all its addresses.
 */
export function createEmpujes(post: Post): Reparto<Encargo> {
  const anfitriones = createAnfitriones()
  return {
    places: PLACES,
    tomar: (places, inHand) => {
      const ahora = post.clock()
      const hosts = [...anfitriones.waiting(ahora), ...inHand.map(({ host }) => host)]
      return tomar(post.db, ahora, { places, hosts, uids: inHand.map(({ uid }) => uid) })
    },
    entregar: async ({ fila, host }, over) => {
      const ahora = post.clock()
      const status = await entregar(post, fila, { ahora, over })
      if (over.aborted) return
      if (status === SILENT) anfitriones.didNotAnswer(host, post.clock())
      else if (status > 0) anfitriones.answered(host)
    },
  }
}

/** Messages that wait; those that are given up are deleted. */
export async function colaDeEmpujes(db: Db): Promise<Queue> {
  const [row] = await db.select({ waiting: count(), oldestAt: min(empujes.creadoAt) }).from(empujes)
  const { waiting = 0, oldestAt } = row ?? {}
  return { name: 'notices', waiting, oldestAt: oldestAt ?? undefined, lost: 0 }
}

type Menos = { places: number; hosts: readonly string[]; uids: readonly number[] }

/** Takes some due messages. Their next try is set first, so that a process that dies does not keep them. */
async function tomar(db: Db, ahora: number, { places, hosts, uids }: Menos): Promise<Encargo[]> {
  const host = sql<string>`lower(split_part(${suscripciones.endpoint}, '/', 3))`
  const due = db
    .select({ idEmpuje: empujes.idEmpuje, proximoAt: empujes.proximoAt, uid: sesiones.uid, host })
    .from(empujes)
    .innerJoin(suscripciones, eq(suscripciones.sid, empujes.sid))
    .innerJoin(sesiones, eq(sesiones.sid, empujes.sid))
    .where(
      and(
        lte(empujes.proximoAt, ahora),
        notInArray(sesiones.uid, [...uids]),
        notInArray(host, [...hosts]),
      ),
    )
    .orderBy(asc(empujes.proximoAt), asc(empujes.idEmpuje))
    .limit(LOOKED_AT)
  const chosen = firstOfEach(await due).slice(0, places)
  if (chosen.length === 0) return []
  const free = db
    .select({ id: empujes.idEmpuje })
    .from(empujes)
    .where(
      and(
        lte(empujes.proximoAt, ahora),
        inArray(
          empujes.idEmpuje,
          chosen.map(({ idEmpuje }) => idEmpuje),
        ),
      ),
    )
    .for('update', { skipLocked: true })
  const wait = sql`least(${FIRST_WAIT_MS}::bigint << ${empujes.intentos}, ${LAST_WAIT_MS}::bigint)`
  const taken = await db
    .update(empujes)
    .set({ intentos: sql`${empujes.intentos} + 1`, proximoAt: sql`${ahora}::bigint + ${wait}` })
    .where(inArray(empujes.idEmpuje, free))
    .returning()
  return chosen.flatMap(({ idEmpuje, uid, host: at }) => {
    const fila = taken.find((row) => row.idEmpuje === idEmpuje)
    return fila ? [{ fila, uid, host: at }] : []
  })
}

/** The first row of each host and of each person. */
function firstOfEach<T extends { host: string; uid: number }>(rows: readonly T[]): T[] {
  const seen = new Set<string | number>()
  return rows.filter(({ host, uid }) => {
    const isFirst = !seen.has(host) && !seen.has(uid)
    if (isFirst) seen.add(host).add(uid)
    return isFirst
  })
}

/** The push service gave no answer. */
const SILENT = 0
/** The message was not sent. */
const NOT_SENT = -1

type Ahora = { ahora: number; over: AbortSignal }

/**
 * Tries one message and returns the HTTP status. If the push service no longer knows the address, all its waiting
 * messages are dropped.
 */
async function entregar(post: Post, fila: Fila, { ahora, over }: Ahora): Promise<number> {
  const { db, log } = post
  const [phone] = await deSesionesAbiertas(db, ahora).where(eq(suscripciones.sid, fila.sid))
  if (!phone) {
    await db.delete(suscripciones).where(eq(suscripciones.sid, fila.sid))
    return NOT_SENT
  }
  const { status, retryAfter } = await enviar(post, { fila, phone, ahora, over })
  // The time of the next try is already stored: any process makes it.
  if (over.aborted) return status
  const same = and(eq(empujes.idEmpuje, fila.idEmpuje), eq(empujes.creadoAt, fila.creadoAt))
  if (status === 404 || status === 410) await caer(db, phone, ahora)
  else if (isOver(fila, status, ahora)) await db.delete(empujes).where(same)
  else if (retryAfter !== undefined)
    await db
      .update(empujes)
      .set({ proximoAt: ahora + Math.min(retryAfter * 1000, LAST_WAIT_MS) })
      .where(same)
  // The address is a permission and names a phone: neither it nor its host is logged (SEC-44).
  if (status < 200 || status >= 300) log.warn({ idEmpuje: fila.idEmpuje, status }, 'a push failed')
  return status
}

/** Marks the address as gone, unless the browser reported a new one during this try. */
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

/** True if the message is finished: accepted, refused for good, or tried too often. */
function isOver({ intentos, creadoAt }: Fila, status: number, ahora: number) {
  const mayPass = status <= 0 || status === 429 || status >= 500
  return !mayPass || intentos >= MAX_INTENTOS || ahora - creadoAt > KEPT_S * 1000
}

type Phone = { suscripcion: typeof suscripciones.$inferSelect; uid: number }

type Envio = Ahora & { fila: Fila; phone: Phone }

async function enviar(
  { secret, contacto, propia }: Post,
  { fila: { tipo, id }, phone: { suscripcion, uid }, ahora, over }: Envio,
): Promise<Respuesta> {
  const { endpoint, caidaAt } = suscripcion
  // A key that is not a point of the curve cannot receive an encrypted message: the address counts as gone.
  const isOne =
    esDireccionDeEnvio(endpoint, propia) && esPunto(Buffer.from(suscripcion.p256dh, 'base64url'))
  if (caidaAt !== null || !isOne) return { status: 410, retryAfter: undefined }
  const said: Empuje = { tipo, uid: String(uid), id }
  const body = cifrar(JSON.stringify(said), suscripcion)
  const topic = createHash('sha256').update(`${tipo}:${id}`).digest('base64url').slice(0, 32)
  const headers = {
    Authorization: await credencialDeEnvio(secret(), { endpoint, contacto, ahora }),
    'Content-Type': 'application/octet-stream',
    'Content-Encoding': 'aes128gcm',
    'Content-Length': String(body.length),
    TTL: String(KEPT_S),
    Urgency: 'high',
    Topic: topic,
  }
  return enviarMensaje({ endpoint, headers, body, over }, propia).catch(() => ({
    status: SILENT,
    retryAfter: undefined,
  }))
}
