import { and, eq } from 'drizzle-orm'

import { esContraseniaValida } from '#contract/contrasenia.ts'

import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import type { Portal } from '../base/portal.ts'
import { Problem } from '../base/problem.ts'
import { mark } from '../base/secrets.ts'
import { codigoRechazado, gastarCodigo, juzgarCodigo, codigos } from '../codigos/puerta.ts'
import { avisarATodos } from '../contacto/puerta.ts'
import { texts } from '../correo/puerta.ts'
import { clearAttempts, reserveAttempt, tooMany, contarDireccion } from '../limites/puerta.ts'
import { quitarTodas } from '../llavesDeAcceso/puerta.ts'
import {
  CREDENCIALES_INCORRECTAS,
  usuarios,
  cuentaDe,
  marcaDeCuenta,
  terminarSesiones,
} from '../sesiones/puerta.ts'
import { asuntoDeRecuperacion, enlaceDe } from './recuperar.ts'
import { cuentasPendientes, recuperaciones } from './tables.ts'

/** Checks each new password on the server too, with the same rule as the form. */
export function exigirContrasenia(contrasenia: string): void {
  if (!esContraseniaValida(contrasenia))
    throw new Problem(422, 'La contraseña no cumple con los requerimientos mínimos', {
      codigo: 'contrasenia',
    })
}

type Cuenta = { uid: number; idPersonaFisica: number }

/**
 * Sets a new password (SEC-10): ends open sessions (all, or all but one), removes all passkeys, and voids every pending
 * way to set another one.
 */
export async function reemplazarContrasenia(
  tx: Db,
  { secrets }: Portal,
  { uid, idPersonaFisica }: Cuenta,
  { contrasenia, ahora, menos }: { contrasenia: string; ahora: number; menos?: string },
): Promise<void> {
  await tx.update(usuarios).set({ contrasenia }).where(eq(usuarios.uid, uid))
  await terminarSesiones(tx, uid, ahora, menos)
  await quitarTodas(tx, uid)
  await tx.delete(recuperaciones).where(eq(recuperaciones.uid, uid))
  await tx.delete(cuentasPendientes).where(eq(cuentasPendientes.idPersonaFisica, idPersonaFisica))
  for (const proposito of ['recuperar', 'crear-cuenta', 'recuperar-pin'])
    await tx
      .delete(codigos)
      .where(and(eq(codigos.proposito, proposito), eq(codigos.sujeto, String(idPersonaFisica))))
  // Resets the count of failed tries at the old password.
  await clearAttempts(tx, marcaDeCuenta(secrets, uid))
}

type Reset = {
  contrasenia: string
  token: string
  codigoverificacion: string
  idcontacto: number
}

/** Sets a new password once, with link and code together. One hash is made whether they are right or wrong (SEC-11). */
export async function nuevaContrasenia(
  asked: Pick<Context, 'db' | 'portal' | 'ahora' | 'direccion' | 'audit'>,
  { contrasenia, token, codigoverificacion, idcontacto }: Reset,
) {
  const { db, portal, ahora, audit } = asked
  await contarDireccion(asked)
  exigirContrasenia(contrasenia)
  const hash = await portal.passwords.hash(contrasenia)
  const { recuperacion, codigos: key } = portal.secrets
  const enlace = await enlaceDe(db, recuperacion, token, idcontacto)
  const cuenta = enlace && (await cuentaDe(db, enlace.uid))
  if (!enlace || !cuenta || cuenta.bloqueado || !cuenta.activo)
    throw codigoRechazado('mal', undefined, CREDENCIALES_INCORRECTAS)
  const asunto = asuntoDeRecuperacion(cuenta.idPersonaFisica, idcontacto)
  const { estado } = await juzgarCodigo(db, key, asunto, codigoverificacion, { ahora })
  if (enlace.venceAt <= ahora) throw codigoRechazado('vencido', idcontacto)
  if (estado !== 'bien')
    throw codigoRechazado(
      estado,
      idcontacto,
      estado === 'mal' ? CREDENCIALES_INCORRECTAS : undefined,
    )
  await db.transaction(async (tx) => {
    if (!(await gastarCodigo(tx, key, asunto, codigoverificacion, ahora)))
      throw codigoRechazado('mal', idcontacto, CREDENCIALES_INCORRECTAS)
    await reemplazarContrasenia(tx, portal, cuenta, { contrasenia: hash, ahora })
    await avisarATodos(tx, cuenta.idPersonaFisica, texts.contraseniaCambiada(), ahora)
  })
  audit('contrasenia', { resultado: 'recuperada', uid: cuenta.uid })
  return {}
}

type Change = { passwordactual: string; nuevapassword: string; confirmarnuevapassword: string }

/** Asks for the current password: a thief with an unlocked phone has the session too (SEC-13). */
export async function cambiarPassword(context: Context, change: Change): Promise<object> {
  const { db, persona, portal, ahora, audit } = context
  const { passwordactual, nuevapassword, confirmarnuevapassword } = change
  exigirContrasenia(nuevapassword)
  if (nuevapassword !== confirmarnuevapassword)
    throw new Problem(422, 'Las contraseñas ingresadas no coinciden.', { codigo: 'no-coinciden' })
  const cuenta = await cuentaDe(db, persona.uid)
  if (!cuenta) throw new Error('A session without its account.')
  const contrasenia = await portal.passwords.admitted(async ({ verify, hash }) => {
    await verificarActual({ db, portal, ahora }, cuenta, () =>
      verify(passwordactual, cuenta.contrasenia),
    )
    return hash(nuevapassword)
  })
  const judged = and(eq(usuarios.uid, cuenta.uid), eq(usuarios.contrasenia, cuenta.contrasenia))
  const changed = await db.transaction(async (tx) => {
    const still = await tx.select({ uid: usuarios.uid }).from(usuarios).where(judged).for('update')
    if (still.length === 0) return false
    await reemplazarContrasenia(tx, portal, cuenta, { contrasenia, ahora, menos: persona.sid })
    await avisarATodos(tx, cuenta.idPersonaFisica, texts.contraseniaCambiada(), ahora)
    return true
  })
  // The stored one was replaced while the typed one was judged, by its owner perhaps: it is judged once more.
  if (!changed) return cambiarPassword(context, change)
  audit('contrasenia', { resultado: 'cambiada' })
  return {}
}

/** Throws if the typed password is wrong. The portal calls it before sensitive steps on the phone. */
export async function confirmarContrasenia(
  { db, persona, portal, ahora }: Context,
  typed: string,
): Promise<void> {
  const cuenta = await cuentaDe(db, persona.uid)
  if (!cuenta) throw new Error('A session without its account.')
  await portal.passwords.admitted(({ verify }) =>
    verificarActual({ db, portal, ahora }, cuenta, () => verify(typed, cuenta.contrasenia)),
  )
}

async function verificarActual(
  { db, portal, ahora }: Pick<Context, 'db' | 'portal' | 'ahora'>,
  { uid }: { uid: number },
  isRight: () => Promise<boolean>,
): Promise<void> {
  const marca = mark(portal.secrets.intentos, `cambio:${uid}`)
  const wait = await reserveAttempt(db, marca, ahora)
  if (wait !== undefined) throw tooMany(wait)
  if (!(await isRight()))
    // 422 and not 401: the session is still valid.
    throw new Problem(422, 'La contraseña actual no es correcta.', {
      codigo: 'contrasenia-actual',
      evento: 'contrasenia',
    })
  await clearAttempts(db, marca)
}
