import { createHash } from 'node:crypto'

import { and, asc, desc, eq, gte, inArray, max, ne, notInArray, sql, sum } from 'drizzle-orm'
import { is, number, string, type } from 'superstruct'

import type { RequestOf } from '#contract/endpoint.ts'
import { PARTE, Subido, type partes as area } from '#contract/extensiones/partes.ts'

import { ANULADA, annulled, isKey } from '../base/clave.ts'
import type { Clock } from '../base/clock.ts'
import type { Db } from '../base/database.ts'
import { Problem } from '../base/problem.ts'
import { type Llave, idOf, open, seal } from './sealed.ts'
import type { Asker } from './session.ts'
import { enviadas, subidas } from './tables.ts'

/** Three steps of a request with 4 MB each. */
const MAX_SUBIDA = 12 * 1024 * 1024
/** Limit for one session's unfinished uploads; above it the oldest one is removed. */
const MAX_EN_ESPERA = 40 * 1024 * 1024
/** Some places have signal once a week only. */
const GUARDADAS_MS = 15 * 24 * 3_600_000
/** Bytes that encryption adds to a part. */
const SEALED_MORE = seal({ who: '', clave: '' }, Buffer.alloc(0)).length

const largo = sum(sql`octet_length(${subidas.bytes}) - ${SEALED_MORE}`).mapWith(Number)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export const forget = (db: Db, ...ids: string[]) =>
  db.delete(subidas).where(inArray(subidas.id, ids))

const llaveOf = (who: string, clave: string): Llave => {
  if (!isKey(clave)) throw new Problem(422)
  return { who, clave: clave.toLowerCase() }
}

/** Bytes received without a gap from the start; `total` if the change was already sent. */
async function received(db: Db, id: string, total: number) {
  const [sent] = await db.select().from(enviadas).where(eq(enviadas.id, id))
  if (sent?.estado === ANULADA) throw annulled()
  // The result of the call is known: it needs no more parts.
  if (sent) return { here: total, ofAnother: false }
  const [found] = await db.select({ largo }).from(subidas).where(eq(subidas.id, id))
  const here = found?.largo ?? 0
  // Bytes that cannot be the start of a file of this size are sent anew.
  return { here, ofAnother: here > total || (here < total && here % PARTE !== 0) }
}

export async function startOf(
  { db }: { db: Db },
  { who }: Asker,
  { clave, total }: RequestOf<typeof area.recibidas>,
): Promise<{ desde: number }> {
  const { here, ofAnother } = await received(db, idOf(llaveOf(who, clave)), total)
  return { desde: ofAnother ? 0 : here }
}

/** Stores the next part and returns the offset to continue from; a part out of order changes nothing. */
export async function keepPart(
  { db, clock }: { db: Db; clock: Clock },
  { who, sesion }: Asker,
  { clave, desde, total, huella, bytes }: RequestOf<typeof area.guardar>,
): Promise<{ desde: number }> {
  if (total > MAX_SUBIDA) throw new Problem(413)
  const n = desde / PARTE
  if (!Number.isInteger(n) || desde < 0 || bytes.byteLength !== Math.min(PARTE, total - desde))
    throw new Problem(422)
  const part = new Uint8Array(bytes)
  // Damaged on its way: the phone sends it again.
  if (sha256(part) !== huella) throw new Problem(409, undefined, { retryAfter: 1 })
  const llave = llaveOf(who, clave)
  const id = idOf(llave)
  const { here, ofAnother } = await received(db, id, total)
  const start = ofAnother ? 0 : here
  if (start !== desde) return { desde: start }
  if (ofAnother) await forget(db, id)
  await makeRoom(db, sesion, id)
  await db
    .insert(subidas)
    .values({ id, n, bytes: seal(llave, part), sesion, llegoAt: clock() })
    .onConflictDoNothing()
  return { desde: desde + part.byteLength }
}

/** Uploads that have been idle the longest make room for the active one; their phone can send them anew. */
async function makeRoom(db: Db, sesion: string, active: string): Promise<void> {
  const idle = await db
    .select({ id: subidas.id, largo })
    .from(subidas)
    .where(and(eq(subidas.sesion, sesion), ne(subidas.id, active)))
    .groupBy(subidas.id)
    .orderBy(desc(max(subidas.llegoAt)))
  let free = MAX_EN_ESPERA - MAX_SUBIDA
  for (const one of idle) {
    free -= one.largo
    if (free < 0) await forget(db, one.id)
  }
}

/** A file of a request that was uploaded before it. */
const Uploaded = type({ dimension: number(), contentBase64: string(), subido: Subido })

/** Key of the upload that a request refers to; undefined if it has its files itself, or none. */
export function uploadIn(value: unknown): string | undefined {
  if (is(value, Uploaded)) return value.subido.clave
  if (typeof value !== 'object' || value === null) return undefined
  for (const inner of Object.values(value)) {
    const found = uploadIn(inner)
    if (found !== undefined) return found
  }
  return undefined
}

/** The request as the specification has it: each uploaded file's bytes in their place. */
export async function withFiles(db: Db, who: string, request: unknown): Promise<unknown> {
  const clave = uploadIn(request)
  if (clave === undefined) return request
  const llave = llaveOf(who, clave)
  const found = await db
    .select()
    .from(subidas)
    .where(eq(subidas.id, idOf(llave)))
    .orderBy(asc(subidas.n))
  const upload = Buffer.concat(found.map(({ bytes }) => open(llave, bytes)))
  return filled(request, { clave, upload })
}

function filled(value: unknown, of: { clave: string; upload: Buffer }): unknown {
  if (is(value, Uploaded)) {
    const { subido, dimension, ...rest } = value
    return { ...rest, dimension, contentBase64: bytesAt(subido, dimension, of).toString('base64') }
  }
  if (Array.isArray(value)) return value.map((inner) => filled(inner, of))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, of)]))
}

function bytesAt(
  { clave, desde, huella }: Subido,
  dimension: number,
  of: { clave: string; upload: Buffer },
): Buffer {
  // A negative offset would count from the end of the upload.
  if (clave !== of.clave || ![desde, dimension].every((n) => Number.isSafeInteger(n) && n >= 0))
    throw new Problem(422)
  const bytes = of.upload.subarray(desde, desde + dimension)
  // Parts are missing: the phone asks where to go on.
  if (bytes.length < dimension) throw new Problem(409, undefined, { retryAfter: 1 })
  if (sha256(bytes) !== huella) throw new Problem(422)
  return bytes
}

/** Removes idle uploads, all parts together: a part is of no use without the others. */
export async function forgetIdle(db: Db, now: number): Promise<void> {
  const active = db
    .select({ id: subidas.id })
    .from(subidas)
    .groupBy(subidas.id)
    .having(gte(max(subidas.llegoAt), now - GUARDADAS_MS))
  await db.delete(subidas).where(notInArray(subidas.id, active))
}
