import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import { afiliados, personasFisicas } from '../afiliados/tables.ts'
import type { Db } from '../base/database.ts'
import { take } from '../base/limits.ts'
import { mark } from '../base/secrets.ts'
import { networkOf } from '../http/client.ts'
import { Problem } from '../http/problem.ts'
import type { Portal } from '../portal.ts'
import { clearAttempts, refundAttempt, reserveAttempt, tooMany } from './attempts.ts'
import { sesiones, usuarios } from './tables.ts'
import { signToken } from './token.ts'

const PER_ADDRESS = { max: 300, windowMs: 60_000 }
const CUIL_LENGTH = 11
const REFUSED = 'Credenciales incorrectas. Intente nuevamente.'

type Typed = { cuil: string } | { numeroAfiliado: number; orden: number }

/** A CUIL, or a member number as 00-123456-0, 1234560 or 123456 (the holder), with or without dashes. */
export function readUser(text: string): Typed | undefined {
  if (!/^[\d\s./-]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  if (digits.length === CUIL_LENGTH) return { cuil: digits }
  const number = digits.replace(/^0+/, '')
  if (number.length === 6) return { numeroAfiliado: Number(number), orden: 0 }
  if (number.length === 7)
    return { numeroAfiliado: Number(number.slice(0, 6)), orden: Number(number[6]) }
  return undefined
}

async function findUser(db: Db, typed: Typed | undefined) {
  if (!typed) return undefined
  const named =
    'cuil' in typed
      ? eq(personasFisicas.cuil, typed.cuil)
      : and(eq(afiliados.numeroAfiliado, typed.numeroAfiliado), eq(afiliados.orden, typed.orden))
  const [found] = await db
    .select({
      uid: usuarios.uid,
      contrasenia: usuarios.contrasenia,
      bloqueado: usuarios.bloqueado,
      activo: afiliados.activo,
    })
    .from(usuarios)
    .innerJoin(afiliados, eq(afiliados.idAfiliado, usuarios.idAfiliado))
    .innerJoin(personasFisicas, eq(personasFisicas.idPersonaFisica, afiliados.idPersonaFisica))
    .where(named)
  return found
}

type SignIn = {
  db: Db
  portal: Portal
  ahora: number
  direccion: string
  audit: (evento: string, fields?: { uid?: number; sid?: string; resultado?: string }) => void
}

/** Unknown, wrong and blocked are answered alike, and take the same time (SEC-11). */
export async function ingresar(
  { db, portal, ahora, direccion, audit }: SignIn,
  nombre: string,
  password: string,
) {
  const { secrets, passwords } = portal
  const red = mark(secrets.intentos, networkOf(direccion))
  const wait = await take(db, `ingreso:${red}`, PER_ADDRESS, ahora)
  if (wait !== undefined) throw tooMany(wait)
  const typed = readUser(nombre)
  const marca = mark(secrets.intentos, typed ? JSON.stringify(typed) : nombre.trim().toLowerCase())
  await reserveAttempt(db, marca, ahora)
  const usuario = await findUser(db, typed)
  const right = await judge(db, portal, marca, password, usuario?.contrasenia)
  if (!right || !usuario || usuario.bloqueado || !usuario.activo) {
    audit('ingreso', { resultado: 'mal' })
    throw new Problem(401, REFUSED, { codigo: 'credenciales' })
  }
  await clearAttempts(db, marca)
  if (passwords.isOutdated(usuario.contrasenia)) {
    const contrasenia = await passwords.hash(password)
    await db.update(usuarios).set({ contrasenia }).where(eq(usuarios.uid, usuario.uid))
  }
  const sesion = { sid: randomUUID(), uid: usuario.uid, creadaAt: ahora }
  await db.insert(sesiones).values(sesion)
  audit('ingreso', { resultado: 'bien', uid: sesion.uid, sid: sesion.sid })
  return { token: await signToken(secrets.sesion, sesion, ahora) }
}

async function judge(
  db: Db,
  { passwords }: Portal,
  marca: string,
  password: string,
  stored: string | undefined,
) {
  try {
    return await passwords.verify(password, stored)
  } catch (error) {
    if (error instanceof Problem) await refundAttempt(db, marca)
    throw error
  }
}
