import { and, eq, isNull, ne } from 'drizzle-orm'

import { formas } from '#contract/formas.ts'
import { leerNumeroAfiliado } from '#formato/numeros.ts'

import type { Db } from '../base/database.ts'
import { type Secrets, mark } from '../base/secrets.ts'
import { afiliados, personasFisicas, suAfiliado, suPersona } from '../padron/puerta.ts'
import { sesiones, usuarios } from './tables.ts'

const CUIL_LENGTH = 11

export type Typed = { cuil: string } | { numeroAfiliado: number; orden: number }

/** CUIL or member number, whichever the insurer signs people in with; with or without dashes. */
export function readUser(text: string): Typed | undefined {
  if (!/^[\d\s./-]+$/.test(text)) return undefined
  const { ingreso } = formas
  const digits = text.replace(/\D/g, '')
  if (ingreso !== 'numero' && digits.length === CUIL_LENGTH) return { cuil: digits }
  const read = ingreso === 'cuil' ? undefined : leerNumeroAfiliado(digits)
  return read && { numeroAfiliado: read.numero, orden: read.orden }
}

/** Key for counting tries at a typed user: the same for each spelling, known or unknown (SEC-11). */
export const marcaDe = ({ intentos }: Secrets, text: string, typed = readUser(text)): string =>
  mark(intentos, typed ? JSON.stringify(typed) : text.trim().toLowerCase())

/** Key for counting tries at an account: the same for its CUIL and its card number. */
export const marcaDeCuenta = ({ intentos }: Secrets, uid: number): string =>
  mark(intentos, `cuenta:${uid}`)

const ACCOUNT = {
  uid: usuarios.uid,
  contrasenia: usuarios.contrasenia,
  bloqueado: usuarios.bloqueado,
  activo: afiliados.activo,
  idPersonaFisica: afiliados.idPersonaFisica,
}

const account = (db: Db) =>
  db
    .select(ACCOUNT)
    .from(usuarios)
    .innerJoin(...suAfiliado(usuarios.idAfiliado))
    .innerJoin(...suPersona)

export async function findUser(db: Db, typed: Typed | undefined) {
  if (!typed) return undefined
  const named =
    'cuil' in typed
      ? eq(personasFisicas.cuil, typed.cuil)
      : and(eq(afiliados.numeroAfiliado, typed.numeroAfiliado), eq(afiliados.orden, typed.orden))
  const [found] = await account(db).where(named)
  return found
}

export async function cuentaDe(db: Db, uid: number) {
  const [found] = await account(db).where(eq(usuarios.uid, uid))
  return found
}

/** Ends the open sessions of an account, all or all but one. */
export async function terminarSesiones(
  db: Db,
  uid: number,
  ahora: number,
  menos?: string,
): Promise<void> {
  await db
    .update(sesiones)
    .set({ terminadaAt: ahora })
    .where(
      and(
        eq(sesiones.uid, uid),
        isNull(sesiones.terminadaAt),
        menos === undefined ? undefined : ne(sesiones.sid, menos),
      ),
    )
}
