import { eq } from 'drizzle-orm'

import type { Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { contarDireccion } from '../limites/puerta.ts'
import {
  CREDENCIALES_INCORRECTAS,
  abrirSesion,
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
    const right = await verify(password, usuario?.contrasenia)
    if (!right || !usuario || usuario.bloqueado || !usuario.activo) {
      audit('ingreso', { resultado: 'mal' })
      throw new Problem(401, CREDENCIALES_INCORRECTAS, { codigo: 'credenciales' })
    }
    await olvidarIntentos(asked, marca)
    if (passwords.isOutdated(usuario.contrasenia)) {
      const contrasenia = await hash(password)
      await db.update(usuarios).set({ contrasenia }).where(eq(usuarios.uid, usuario.uid))
    }
    return { token: await abrirSesion(asked, usuario.uid) }
  })
