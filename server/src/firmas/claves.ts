import { randomInt } from 'node:crypto'

import { asc, inArray, sql } from 'drizzle-orm'
import { string } from 'superstruct'

import { aBase64, deBase64 } from '#contract/base64.ts'
import { AVISO_DE_CLAVE } from '#contract/pase/confianza.ts'

import type { Db } from '../base/database.ts'
import type { Portal } from '../base/portal.ts'
import { abrir, sellar } from '../base/sello.ts'
import { PAPEL_MS } from './duraciones.ts'
import { clavesDeFirma } from './tables.ts'

export type Uso = (typeof clavesDeFirma.$inferSelect)['uso']
type Clave = { kid: number; uso: Uso; publica: string; firmaDesdeAt: number; pkcs8?: string }

const DAY_MS = 24 * 3_600_000
export const CAMBIO_MS = 90 * DAY_MS
/** How long after its last signature something still hangs from a key. */
const SIRVE_MS: Record<Uso, number> = { pase: PAPEL_MS, lista: AVISO_DE_CLAVE }

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const
const LOCK = 7_261_002 // any fixed number: every process of ours asks for the same one
const MAX_KID = 255

type Where = Pick<Portal, 'db' | 'secrets'>

/** The key that signs now; made, and its successor too, where it is time. */
export async function claveQueFirma(
  where: Where,
  uso: Uso,
  ahora: number,
): Promise<{ kid: number; privada: CryptoKey }> {
  const claves = await alDia(where, uso, ahora)
  // Before its time where there is no other: its row was taken out, or this process's clock is behind.
  const clave = claves.findLast(({ firmaDesdeAt }) => firmaDesdeAt <= ahora) ?? claves[0]
  const bytes = clave?.pkcs8 === undefined ? undefined : deBase64(clave.pkcs8)
  if (!clave || !bytes) throw new Error(`There is no key to sign with (${uso}).`)
  const privada = await crypto.subtle.importKey('pkcs8', bytes, CURVE, false, ['sign'])
  return { kid: clave.kid, privada }
}

/** All that something may hang from, and what is going to sign. */
export async function clavesPublicas(where: Where, ahora: number) {
  for (const uso of ['pase', 'lista'] as const) await alDia(where, uso, ahora)
  const rows = await leer(where)
  return rows.map(({ kid, uso, publica }) => ({ kid, uso, clave: publica }))
}

/** A key that signs from this moment: without the notice that checkers are given otherwise. */
export const cambiarClave = (where: Where, uso: Uso, ahora: number) =>
  enTurno(where, (tx) => crear({ ...where, db: tx }, uso, ahora))

/** Removes the keys that nothing hangs from any more. */
export async function olvidarClaves(db: Db, ahora: number): Promise<void> {
  const rows = await db.select().from(clavesDeFirma)
  const ended = rows.filter((row) =>
    rows.some(
      ({ uso, firmaDesdeAt }) =>
        uso === row.uso && firmaDesdeAt > row.firmaDesdeAt && firmaDesdeAt + SIRVE_MS[uso] <= ahora,
    ),
  )
  const kids = ended.map(({ kid }) => kid)
  if (kids.length > 0) await db.delete(clavesDeFirma).where(inArray(clavesDeFirma.kid, kids))
}

/** The keys that can sign, oldest first, with the one that is due. */
async function alDia(where: Where, uso: Uso, ahora: number): Promise<Clave[]> {
  const known = await queFirman(where, uso)
  if (siguiente(known, ahora) === undefined) return known
  return enTurno(where, async (tx) => {
    const inTurn = { ...where, db: tx }
    // Another process may have made it while this one waited.
    const desdeAt = siguiente(await queFirman(inTurn, uso), ahora)
    if (desdeAt !== undefined) await crear(inTurn, uso, desdeAt)
    return queFirman(inTurn, uso)
  })
}

/** From when on another key has to sign, if it is to be made by now. */
function siguiente(claves: readonly Clave[], ahora: number): number | undefined {
  const last = claves.at(-1)
  if (!last) return ahora
  const due = last.firmaDesdeAt + CAMBIO_MS
  return due - AVISO_DE_CLAVE <= ahora ? Math.max(due, ahora + AVISO_DE_CLAVE) : undefined
}

const enTurno = <T>({ db }: Where, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    return work(tx)
  })

async function leer({ db, secrets }: Where): Promise<Clave[]> {
  const rows = await db.select().from(clavesDeFirma).orderBy(asc(clavesDeFirma.firmaDesdeAt))
  return rows.map(({ privada, ...row }) => {
    const pkcs8 = abrir(secrets.firmas, privada, string())
    return { ...row, ...(pkcs8 !== undefined && { pkcs8 }) }
  })
}

/** One that was sealed under another secret is published and signs nothing: another takes its place. */
const queFirman = async (where: Where, uso: Uso) =>
  (await leer(where)).filter((clave) => clave.uso === uso && clave.pkcs8 !== undefined)

async function crear({ db, secrets }: Where, uso: Uso, firmaDesdeAt: number): Promise<void> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, true, ['sign'])
  const pkcs8 = aBase64(new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey)))
  const publica = aBase64(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
  const taken = new Set((await db.select().from(clavesDeFirma)).map(({ kid }) => kid))
  const free = Array.from({ length: MAX_KID }, (_, at) => at + 1).filter((kid) => !taken.has(kid))
  // Not the next one: after a restored backup the number of a lost key must not name another one.
  const kid = free[randomInt(Math.max(1, free.length))]
  if (kid === undefined) throw new Error('All 255 numbers of signing keys are taken.')
  const privada = sellar(secrets.firmas, pkcs8)
  await db.insert(clavesDeFirma).values({ kid, uso, publica, privada, firmaDesdeAt })
}
