import { createHash } from 'node:crypto'

import { and, asc, eq, gte, max, ne, notInArray, sql, sum } from 'drizzle-orm'

import type { RequestOf } from '#contract/endpoint.ts'
import { PARTE, type Subido, type partes as area } from '#contract/extensiones/partes.ts'

import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { take } from '../limites/puerta.ts'
import { hadItsEffect } from './annul.ts'
import { isKey } from './key.ts'
import { partes } from './tables.ts'

/** Three steps of a request, 4 MB each. */
const MAX_SUBIDA = 12 * 1024 * 1024
/** What one person may have here that is not yet part of anything: then the oldest goes. */
const MAX_EN_ESPERA = 40 * 1024 * 1024
/** As many as forty of the largest requests have. */
const MAX_PARTES = { max: 4_000, windowMs: 24 * 3_600_000 }
/** There is signal once a week in some places. */
const GUARDADAS_MS = 15 * 24 * 3_600_000

type DeQuien = { uid: number; clave: string }

const deLaSubida = ({ uid, clave }: DeQuien) => and(eq(partes.uid, uid), eq(partes.clave, clave))
const largo = sum(sql`octet_length(${partes.bytes})`).mapWith(Number)

/** How many bytes are here, from the first on: all of them where the change came to be. */
export async function recibidas(db: Db, de: DeQuien, total: number): Promise<number> {
  const { aqui, deOtro } = await loQueHay(db, de, total)
  return deOtro ? 0 : aqui
}

/** `deOtro`: what is here can be no beginning of so much, and is sent anew. */
async function loQueHay(db: Db, de: DeQuien, total: number) {
  if (!isKey(de.clave)) throw new Problem(422)
  if (await hadItsEffect(db, de)) return { aqui: total, deOtro: false }
  const [found] = await db.select({ largo }).from(partes).where(deLaSubida(de))
  const aqui = found?.largo ?? 0
  return { aqui, deOtro: aqui > total || (aqui < total && aqui % PARTE !== 0) }
}

type Asked = Pick<Context, 'db' | 'persona' | 'ahora'>

/** Keeps the part that comes next, and says from where on to go on; any other changes nothing. */
export async function guardarParte(
  { db, persona: { uid }, ahora }: Asked,
  { clave, desde, total, huella, bytes }: RequestOf<typeof area.guardar>,
): Promise<number> {
  if (total > MAX_SUBIDA) throw new Problem(413)
  const n = desde / PARTE
  if (!Number.isInteger(n) || desde < 0 || bytes.byteLength !== Math.min(PARTE, total - desde))
    throw new Problem(422)
  const part = new Uint8Array(bytes)
  // It was changed on its way, and comes again.
  if (huellaDe(part) !== huella) throw new Problem(409, undefined, { retryAfter: 1 })
  const wait = await take(db, `partes:${uid}`, MAX_PARTES, ahora)
  if (wait !== undefined)
    throw new Problem(429, undefined, { retryAfter: Math.ceil(wait / 1000), evento: 'limite' })
  const { aqui, deOtro } = await loQueHay(db, { uid, clave }, total)
  const here = deOtro ? 0 : aqui
  if (here !== desde) return here
  if (deOtro) await olvidarPartes(db, { uid, clave })
  await hacerLugar(db, { uid, clave })
  await db
    .insert(partes)
    .values({ uid, clave, n, bytes: part, llegoAt: ahora })
    .onConflictDoNothing()
  return desde + part.length
}

const huellaDe = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What nothing came of for longest makes room for one that goes on: its phone sends it anew, if it ever does. */
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
    if (free < 0) await olvidarPartes(db, { uid, clave: other.clave })
  }
}

/** The whole of an upload, for the call that it belongs to. */
export async function juntarPartes(db: Db, de: DeQuien): Promise<Buffer> {
  if (!isKey(de.clave)) throw new Problem(422)
  const found = await db.select().from(partes).where(deLaSubida(de)).orderBy(asc(partes.n))
  return Buffer.concat(found.map(({ bytes }) => bytes))
}

/** The bytes of one file; undefined where they are others. What has not arrived is waited for. */
export function archivoEn(subida: Buffer, { desde, huella }: Subido, dimension: number) {
  const bytes = subida.subarray(desde, desde + dimension)
  if (bytes.length < dimension) throw new Problem(409, undefined, { retryAfter: 1 })
  return huellaDe(bytes) === huella ? bytes : undefined
}

export async function olvidarPartes(db: Db, de: DeQuien): Promise<void> {
  await db.delete(partes).where(deLaSubida(de))
}

/** An upload of which nothing has come for so long is nobody's any more. A part alone is never removed: the others need it. */
export async function olvidarAbandonadas(db: Db, ahora: number): Promise<void> {
  const nueva = db
    .select({ clave: partes.clave })
    .from(partes)
    .groupBy(partes.clave)
    .having(gte(max(partes.llegoAt), ahora - GUARDADAS_MS))
  await db.delete(partes).where(notInArray(partes.clave, nueva))
}
