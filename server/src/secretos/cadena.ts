import { createHash } from 'node:crypto'

import { asc } from 'drizzle-orm'
import { string } from 'superstruct'

import { BadEnvironment } from '../base/badEnvironment.ts'
import { DAY_MS } from '../base/clock.ts'
import type { Db } from '../base/database.ts'
import { type Masters, type Secrets, keyFor, secretsOf } from '../base/secrets.ts'
import { abrir, sellar } from '../base/sello.ts'
import { secretos } from './tables.ts'

/** The lifetime of a session: by then every token has been renewed with a later secret. */
export const HONRADO_MS = 180 * DAY_MS

type Fila = typeof secretos.$inferSelect
export type Secreto = { master: string; nombre: string; desdeAt: number; filtradoAt: number | null }

/** Short name of a secret, for the database and the log. The secret cannot be found from it. */
export const nombreDe = (master: string): string =>
  createHash('sha256').update(keyFor(master, 'nombre')).digest('base64url').slice(0, 10)

const sello = (master: string) => [keyFor(master, 'secretos')] as const

export const fila = (de: Secreto, bajo: string, hastaAt: number | null = null): Fila => ({
  nombre: de.nombre,
  bajo: nombreDe(bajo),
  sellado: sellar(sello(bajo), de.master),
  desdeAt: de.desdeAt,
  filtradoAt: de.filtradoAt,
  hastaAt,
})

export const filasDe = (db: Db): Promise<Fila[]> =>
  db.select().from(secretos).orderBy(asc(secretos.desdeAt))

/** This secret and all secrets that it opens, directly or through another secret; oldest first. */
export function abiertosCon(master: string, filas: readonly Fila[]): Secreto[] {
  const masters = new Map([[nombreDe(master), master]])
  for (let before = 0; before < masters.size;) {
    before = masters.size
    for (const { nombre, bajo, sellado } of filas) {
      const opener = masters.get(bajo)
      const opened = opener === undefined ? undefined : abrir(sello(opener), sellado, string())
      if (opened !== undefined) masters.set(nombre, opened)
    }
  }
  return [...masters]
    .map(([nombre, one]) => {
      const { desdeAt = 0, filtradoAt = null } = filas.find((row) => row.nombre === nombre) ?? {}
      return { master: one, nombre, desdeAt, filtradoAt }
    })
    .toSorted((a, b) => a.desdeAt - b.desdeAt)
}

/** The secret that signs now; undefined if all known ones have leaked. */
const queFirma = (known: readonly Secreto[], ahora: number): Secreto | undefined =>
  known.findLast(({ desdeAt, filtradoAt }) => desdeAt <= ahora && !leaked(filtradoAt, ahora))

const leaked = (filtradoAt: number | null, ahora: number) =>
  filtradoAt !== null && filtradoAt <= ahora

/**
 * The accepted secrets. The next one is accepted before it signs: the clock of another process may be a little ahead.
 */
export function cuentan(known: readonly Secreto[], ahora: number): Masters | undefined {
  const now = queFirma(known, ahora)
  if (!now) return undefined
  const living = known.filter(({ filtradoAt }) => !leaked(filtradoAt, ahora))
  const honoured = living.filter((one, at) => {
    const next = living[at + 1]
    return one !== now && (next === undefined || next.desdeAt + HONRADO_MS > ahora)
  })
  const former = honoured.toReversed().map(({ master }) => master)
  return { honoured: [now.master, ...former], first: living[0]?.master ?? now.master }
}

/**
 * Throws if no process could open the rows that a command with this secret would write: the secret is of another
 * installation, or so old that it does not open its successor any more.
 */
export function exigirPropio(master: string, filas: readonly Fila[]): void {
  if (filas.length === 0) return
  const nombre = nombreDe(master)
  const own = filas.filter((row) => row.nombre === nombre)
  if (own.length === 0) throw new BadEnvironment('PORTAL_SECRET no es el de esta base.')
  const opened = new Set(abiertosCon(master, filas).map((one) => one.nombre))
  if (!own.every(({ bajo }) => opened.has(bajo)))
    throw new BadEnvironment(
      'PORTAL_SECRET ya se reemplazó hace más de 180 días: usá el que está en los procesos.',
    )
}

/** True if no other secret of this database leads to this one: it was changed by hand. */
export function esAjeno(master: string, filas: readonly Fila[]): boolean {
  const nombre = nombreDe(master)
  const isJoined = filas.some(
    (row) => row.nombre !== row.bajo && (row.nombre === nombre || row.bajo === nombre),
  )
  return !isJoined && filas.some((row) => row.nombre === nombre && row.desdeAt > 0)
}

/** The keys that are accepted at a given time, for a command with this secret. */
export async function secretosCon(db: Db, master: string, ahora: number): Promise<Secrets> {
  const filas = await filasDe(db)
  exigirPropio(master, filas)
  const alone: Masters = { honoured: [master], first: master }
  const masters = cuentan(abiertosCon(master, filas), ahora) ?? alone
  return secretsOf(() => masters)
}

/** False if this database was never used with this secret, for example because the secret was changed by hand. */
export const conoceSecreto = async (db: Db, master: string): Promise<boolean> =>
  (await filasDe(db)).some(({ nombre }) => nombre === nombreDe(master))
