import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { enPalabras } from './dispositivo.ts'
import { sesiones, usuarios } from './tables.ts'
import { signToken } from './token.ts'

/** Text of every refused sign-in, so that it tells nothing of an account (SEC-11). */
export const CREDENCIALES_INCORRECTAS = 'Credenciales incorrectas. Intente nuevamente.'

type Asked = Pick<Context, 'db' | 'portal' | 'ahora' | 'pedida' | 'audit'>

type Prueba = {
  /** True if the judged proof still opens the account, whose stored hash is this one now. */
  sigue: (tx: Db, contrasenia: string) => boolean | Promise<boolean>
  /** Passkey that the person signed in with. */
  objeto?: number
}

/**
 * Opens a session of this account; returns its token, or undefined if the proof does not hold any more. The account is
 * locked meanwhile: a new password comes before the proof is compared, or it waits and ends this session too (SEC-10).
 */
export async function abrirSesion(
  { db, portal, ahora, pedida, audit }: Asked,
  uid: number,
  { sigue, objeto }: Prueba,
): Promise<string | undefined> {
  const sesion = { sid: randomUUID(), uid, creadaAt: ahora }
  const opened = await db.transaction(async (tx) => {
    const [cuenta] = await tx
      .select({ contrasenia: usuarios.contrasenia })
      .from(usuarios)
      .where(eq(usuarios.uid, uid))
      .for('share')
    if (!cuenta || !(await sigue(tx, cuenta.contrasenia))) return false
    await tx.insert(sesiones).values({ ...sesion, dispositivo: enPalabras(pedida('User-Agent')) })
    return true
  })
  if (!opened) return undefined
  audit('ingreso', {
    resultado: 'bien',
    uid,
    sid: sesion.sid,
    ...(objeto !== undefined && { objeto }),
  })
  return signToken(portal.secrets.sesion, sesion, ahora)
}
