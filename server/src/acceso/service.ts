import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { take } from '../base/limits.ts'
import { mark } from '../base/secrets.ts'
import { networkOf } from '../http/client.ts'
import type { Context } from '../http/endpointHandler.ts'
import { Problem } from '../http/problem.ts'
import type { Portal } from '../portal.ts'
import { enPalabras } from '../sesiones/dispositivo.ts'
import { clearAttempts, refundAttempt, reserveAttempt, tooMany } from './attempts.ts'
import { sesiones, usuarios } from './tables.ts'
import { signToken } from './token.ts'
import { findUser, marcaDe, readUser } from './usuarios.ts'

const PER_ADDRESS = { max: 300, windowMs: 60_000 }
const REFUSED = 'Credenciales incorrectas. Intente nuevamente.'

type SignIn = Pick<Context, 'db' | 'portal' | 'ahora' | 'direccion' | 'pedida' | 'audit'>

/** Unknown, wrong and blocked are answered alike, and take the same time (SEC-11). */
export async function ingresar(
  { db, portal, ahora, direccion, pedida, audit }: SignIn,
  nombre: string,
  password: string,
) {
  const { secrets, passwords } = portal
  const red = mark(secrets.intentos, networkOf(direccion))
  const wait = await take(db, `ingreso:${red}`, PER_ADDRESS, ahora)
  if (wait !== undefined) throw tooMany(wait)
  const typed = readUser(nombre)
  const marca = marcaDe(secrets, nombre)
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
  await db.insert(sesiones).values({ ...sesion, dispositivo: enPalabras(pedida('User-Agent')) })
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
