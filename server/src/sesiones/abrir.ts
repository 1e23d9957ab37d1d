import { randomUUID } from 'node:crypto'

import type { Context } from '../base/endpointHandler.ts'
import { enPalabras } from './dispositivo.ts'
import { sesiones } from './tables.ts'
import { signToken } from './token.ts'

/** Text of every refused sign-in, so that it tells nothing of an account (SEC-11). */
export const CREDENCIALES_INCORRECTAS = 'Credenciales incorrectas. Intente nuevamente.'

type Asked = Pick<Context, 'db' | 'portal' | 'ahora' | 'pedida' | 'audit'>

/** Opens a session of this account; returns its token. `objeto`: passkey that the person signed in with. */
export async function abrirSesion(
  { db, portal, ahora, pedida, audit }: Asked,
  uid: number,
  objeto?: number,
): Promise<string> {
  const sesion = { sid: randomUUID(), uid, creadaAt: ahora }
  await db.insert(sesiones).values({ ...sesion, dispositivo: enPalabras(pedida('User-Agent')) })
  audit('ingreso', {
    resultado: 'bien',
    uid,
    sid: sesion.sid,
    ...(objeto !== undefined && { objeto }),
  })
  return signToken(portal.secrets.sesion, sesion, ahora)
}
