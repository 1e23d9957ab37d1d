import { randomInt } from 'node:crypto'

import { asc, inArray, sql } from 'drizzle-orm'
import { string } from 'superstruct'

import { aBase64, deBase64 } from '#contract/base64.ts'
import { AVISO_DE_CLAVE } from '#contract/pase/confianza.ts'

import type { Db } from '../base/database.ts'
import type { Borrar } from '../base/limpiar.ts'
import type { Portal } from '../base/portal.ts'
import { abrir, sellar } from '../base/sello.ts'
import { PAPEL_MS } from './duraciones.ts'
import { clavesDeFirma } from './tables.ts'

export type Uso = (typeof clavesDeFirma.$inferSelect)['uso']
type Clave = { kid: number; uso: Uso; publica: string; firmaDesdeAt: number; pkcs8?: string }

const DAY_MS = 24 * 3_600_000
export const CAMBIO_MS = 90 * DAY_MS
/** Time after a key's last signature in which its signatures may still be checked. */
const SIRVE_MS: Record<Uso, number> = { pase: PAPEL_MS, lista: AVISO_DE_CLAVE }

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const
const LOCK = 7_261_002 // Any fixed number, but the same in every process of this provider.
const MAX_KID = 255

type Where = Pick<Portal, 'db' | 'secrets'>

/** The key that signs now. Creates it, and its successor, when they are due. */
export async function claveQueFirma(
  where: Where,
  uso: Uso,
  ahora: number,
): Promise<{ kid: number; privada: CryptoKey }> {
  const claves = await alDia(where, uso, ahora)
  // A single key may start in the future: its predecessor's row was removed, or this process's clock is slow.
  const clave = claves.findLast(({ firmaDesdeAt }) => firmaDesdeAt <= ahora) ?? claves[0]
  const bytes = clave?.pkcs8 === undefined ? undefined : deBase64(clave.pkcs8)
  if (!clave || !bytes) throw new Error(`There is no key to sign with (${uso}).`)
  const privada = await crypto.subtle.importKey('pkcs8', bytes, CURVE, false, ['sign'])
  return { kid: clave.kid, privada }
}

/** All keys with signatures that may still be valid, and the next signing key. */
export async function clavesPublicas(where: Where, ahora: number) {
  for (const uso of ['pase', 'lista'] as const) await alDia(where, uso, ahora)
  const rows = await leer(where)
  return rows.map(({ kid, uso, publica }) => ({ kid, uso, clave: publica }))
}

/** Creates a key that signs immediately, without the usual notice for checkers. */
export const cambiarClave = (where: Where, uso: Uso, ahora: number) =>
  enTurno(where, (tx) => crear({ ...where, db: tx }, uso, ahora))

/**
 * Publishes the next key now. It signs only after checkers without signal had time to fetch it; returns that time.
 */
export const anunciarClave = (where: Where, uso: Uso, ahora: number): Promise<number> =>
  enTurno(where, async (tx) => {
    const inTurn = { ...where, db: tx }
    const last = (await queFirman(inTurn, uso)).at(-1)
    if (last && last.firmaDesdeAt > ahora) return last.firmaDesdeAt
    const desdeAt = last ? ahora + AVISO_DE_CLAVE : ahora
    await crear(inTurn, uso, desdeAt)
    return desdeAt
  })

/** Removes keys that have no valid signatures left. */
export async function olvidarClaves(borrar: Borrar, ahora: number, db: Db): Promise<void> {
  const rows = await db.select().from(clavesDeFirma)
  const ended = rows.filter((row) =>
    rows.some(
      ({ uso, firmaDesdeAt }) =>
        uso === row.uso && firmaDesdeAt > row.firmaDesdeAt && firmaDesdeAt + SIRVE_MS[uso] <= ahora,
    ),
  )
  const kids = ended.map(({ kid }) => kid)
  if (kids.length > 0) await borrar(clavesDeFirma, inArray(clavesDeFirma.kid, kids))
}

/** Keys that can sign, oldest first; creates the next one if it is due. */
async function alDia(where: Where, uso: Uso, ahora: number): Promise<Clave[]> {
  const known = await queFirman(where, uso)
  if (siguiente(known, ahora) === undefined) return known
  return enTurno(where, async (tx) => {
    const inTurn = { ...where, db: tx }
    // Another process may have created the key while this one waited.
    const desdeAt = siguiente(await queFirman(inTurn, uso), ahora)
    if (desdeAt !== undefined) await crear(inTurn, uso, desdeAt)
    return queFirman(inTurn, uso)
  })
}

/** Start time of the next key if it must be created now, otherwise undefined. */
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

/** A key that is encrypted under another secret stays published but cannot sign: a new one replaces it. */
const queFirman = async (where: Where, uso: Uso) =>
  (await leer(where)).filter((clave) => clave.uso === uso && clave.pkcs8 !== undefined)

async function crear({ db, secrets }: Where, uso: Uso, firmaDesdeAt: number): Promise<void> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, true, ['sign'])
  const pkcs8 = aBase64(new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey)))
  const publica = aBase64(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
  const taken = new Set((await db.select().from(clavesDeFirma)).map(({ kid }) => kid))
  const free = Array.from({ length: MAX_KID }, (_, at) => at + 1).filter((kid) => !taken.has(kid))
  // A random number, not the next one: after a restored backup, the number of a lost key must not name another key.
  const kid = free[randomInt(Math.max(1, free.length))]
  if (kid === undefined) throw new Error('All 255 numbers of signing keys are taken.')
  const privada = sellar(secrets.firmas, pkcs8)
  await db.insert(clavesDeFirma).values({ kid, uso, publica, privada, firmaDesdeAt })
}
