import { and, eq } from 'drizzle-orm'

import type { Context } from '../base/endpointHandler.ts'
import type { Hashing } from '../base/passwords.ts'
import { Problem } from '../base/problem.ts'
import { contarDireccion } from '../limites/puerta.ts'
import {
  CREDENCIALES_INCORRECTAS,
  abrirSesion,
  cuentaDe,
  usuarios,
  findUser,
  marcaDe,
  marcaDeCuenta,
  readUser,
} from '../sesiones/puerta.ts'
import { contarIntento, olvidarIntentos } from './espera.ts'

type SignIn = Pick<Context, 'db' | 'portal' | 'ahora' | 'direccion' | 'pedida' | 'audit'>

/**
 * Unknown, wrong and blocked users get the same answer after the same time (SEC-11). If too many sign-ins wait to be
 * judged, the next one is refused before any lookup.
 */
export const ingresar = (asked: SignIn, nombre: string, password: string) =>
  asked.portal.passwords.admitted(async ({ verify, hash }) => {
    const { db, portal, audit } = asked
    const { secrets, passwords } = portal
    await contarDireccion(asked, 'ingreso')
    const usuario = await findUser(db, readUser(nombre))
    const marca = usuario ? marcaDeCuenta(secrets, usuario.uid) : marcaDe(secrets, nombre)
    await contarIntento(asked, marca)
    const token = await abrirCon(asked, verify, usuario, password)
    if (!usuario || token === undefined) {
      audit('ingreso', { resultado: 'mal' })
      throw new Problem(401, CREDENCIALES_INCORRECTAS, { codigo: 'credenciales' })
    }
    await olvidarIntentos(asked, marca)
    const { uid, contrasenia: judged } = usuario
    if (passwords.isOutdated(judged)) {
      const contrasenia = await hash(password)
      // Only in place of the judged one: a new password that came meanwhile stays.
      const theSame = and(eq(usuarios.uid, uid), eq(usuarios.contrasenia, judged))
      await db.update(usuarios).set({ contrasenia }).where(theSame)
    }
    return { token }
  })

/** Token of a new session; undefined for a wrong password, and for an account that is not open. */
async function abrirCon(
  asked: SignIn,
  verify: Hashing['verify'],
  usuario: Awaited<ReturnType<typeof cuentaDe>>,
  password: string,
): Promise<string | undefined> {
  const right = await verify(password, usuario?.contrasenia)
  if (!right || !usuario || usuario.bloqueado || !usuario.activo) return undefined
  const { uid, contrasenia: judged } = usuario
  const token = await abrirSesion(asked, uid, { sigue: (_tx, stored) => stored === judged })
  // Replaced while it was judged, by a new password or by another sign-in that renewed the hash: judged once more.
  return token ?? abrirCon(asked, verify, await cuentaDe(asked.db, uid), password)
}
