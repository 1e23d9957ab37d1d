import { createHash } from 'node:crypto'

import { type SQL, and, asc, eq, inArray, lt, max, ne, notExists, sql, sum } from 'drizzle-orm'

import type { RequestOf } from '#contract/endpoint.ts'
import { PARTE, type Subido, type partes as area } from '#contract/extensiones/partes.ts'

import { isKey } from '../base/clave.ts'
import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { take } from '../limites/puerta.ts'
import { hadItsEffect } from './annul.ts'
import { partes } from './tables.ts'

/** Three steps of a request with 4 MB each. */
const MAX_SUBIDA = 12 * 1024 * 1024
/** Limit for one person's unfinished uploads; above it the oldest one is removed. */
const MAX_EN_ESPERA = 40 * 1024 * 1024
/** The parts of forty of the largest requests. */
const MAX_PARTES = { max: 4_000, windowMs: 24 * 3_600_000 }
/** Some places have signal once a week only. */
const GUARDADAS_MS = 15 * 24 * 3_600_000

type DeQuien = { uid: number; clave: string }

const deLaSubida = ({ uid, clave }: DeQuien) => and(eq(partes.uid, uid), eq(partes.clave, clave))
const largo = sum(sql`octet_length(${partes.bytes})`).mapWith(Number)

/** Bytes received without a gap from the start; `total` if the change was already made. */
export async function recibidas(db: Db, de: DeQuien, total: number): Promise<number> {
  const { aqui, deOtro } = await loQueHay(db, de, total)
  return deOtro ? 0 : aqui
}

/** `deOtro`: the stored bytes cannot be the start of a file of this size; it must be sent anew. */
async function loQueHay(db: Db, de: DeQuien, total: number) {
  if (!isKey(de.clave)) throw new Problem(422)
  if (await hadItsEffect(db, de)) return { aqui: total, deOtro: false }
  const [found] = await db.select({ largo }).from(partes).where(deLaSubida(de))
  const aqui = found?.largo ?? 0
  return { aqui, deOtro: aqui > total || (aqui < total && aqui % PARTE !== 0) }
}

type Asked = Pick<Context, 'db' | 'persona' | 'ahora'>

/** Stores the next part and returns the offset to continue from; a part out of order changes nothing. */
export async function guardarParte(
  { db, persona: { uid }, ahora }: Asked,
  { clave, desde, total, huella, bytes }: RequestOf<typeof area.guardar>,
): Promise<number> {
  if (total > MAX_SUBIDA) throw new Problem(413)
  const n = desde / PARTE
  if (!Number.isInteger(n) || desde < 0 || bytes.byteLength !== Math.min(PARTE, total - desde))
    throw new Problem(422)
  const part = new Uint8Array(bytes)
  // Damaged on its way: the phone sends it again.
  if (huellaDe(part) !== huella) throw new Problem(409, undefined, { retryAfter: 1 })
  const wait = await take(db, `partes:${uid}`, MAX_PARTES, ahora)
  if (wait !== undefined)
    throw new Problem(429, undefined, { retryAfter: Math.ceil(wait / 1000), evento: 'limite' })
  const { aqui, deOtro } = await loQueHay(db, { uid, clave }, total)
  const here = deOtro ? 0 : aqui
  if (here !== desde) return here
  if (deOtro) await olvidarPartes(db, { uid, claves: [clave] })
  await hacerLugar(db, { uid, clave })
  await db
    .insert(partes)
    .values({ uid, clave, n, bytes: part, llegoAt: ahora })
    .onConflictDoNothing()
  return desde + part.length
}

const huellaDe = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The upload that has been idle the longest makes room for an active one; its phone can send it anew. */
async function hacerLugar(db: Db, { uid, clave }: DeQuien): Promise<void> {
  const ultima = max(partes.llegoAt)
  const others = await db
    .select({ clave: partes.clave, largo, ultima })
    .from(partes)
    .where(and(eq(partes.uid, uid), ne(partes.clave, clave)))
    .groupBy(partes.clave)
  let free = MAX_EN_ESPERA - MAX_SUBIDA
  for (const other of others.toSorted((a, b) => (b.ultima ?? 0) - (a.ultima ?? 0))) {
    free -= other.largo
    if (free < 0) await olvidarPartes(db, { uid, claves: [other.clave] })
  }
}

/** All bytes of an upload, for its call. */
export async function juntarPartes(db: Db, de: DeQuien): Promise<Buffer> {
  if (!isKey(de.clave)) throw new Problem(422)
  const found = await db.select().from(partes).where(deLaSubida(de)).orderBy(asc(partes.n))
  return Buffer.concat(found.map(({ bytes }) => bytes))
}

/** Bytes of one file; undefined if the hash differs. If bytes are missing, the phone must wait and retry. */
export function archivoEn(subida: Buffer, { desde, huella }: Subido, dimension: number) {
  const bytes = subida.subarray(desde, desde + dimension)
  if (bytes.length < dimension) throw new Problem(409, undefined, { retryAfter: 1 })
  return huellaDe(bytes) === huella ? bytes : undefined
}

export async function olvidarPartes(
  db: Db,
  { uid, claves }: { uid: number; claves: string[] },
): Promise<void> {
  await db.delete(partes).where(and(eq(partes.uid, uid), inArray(partes.clave, claves)))
}

/** Parts of idle uploads. All parts of an upload are removed together: a part is of no use without the others. */
export function abandonadas(ahora: number): SQL | undefined {
  const limite = ahora - GUARDADAS_MS
  const siguen = sql`(
    select from ${partes} as otra
    where otra.uid = ${partes.uid} and otra.clave = ${partes.clave} and otra.llego_at >= ${limite})`
  return and(lt(partes.llegoAt, limite), notExists(siguen))
}
