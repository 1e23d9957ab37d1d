import { confirmacion } from '#contract/confirmacion.ts'
import { sesionesAbiertas } from '#contract/extensiones/sesionesAbiertas.ts'
import { ask } from '#live/llamadas/useLiveCall.ts'
import type { Failure } from '#live/proveedor/failure.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import {
  type Devuelta,
  devolverCon,
  noPedirAlDevolver,
  pedirAlDevolver,
} from '#local/session/devolucion.ts'
import type { Prestado } from '#local/session/prestamo.ts'
import { currentSession, lendPhone } from '#local/session/session.ts'

import { signOut } from './access.ts'

/** 'Prestar el teléfono': from now on every window shows this member's counter and nothing else, or the whole family's. */
export async function prestar(idAfiliado: number, a: Prestado): Promise<void> {
  const session = await currentSession(device)
  if (session) await lendPhone(device, session.generation, idAfiliado, { aTodos: a === 'todos' })
}

/** The phone is back with its person, who may have wanted their password asked for. */
export const devolver = (contrasenia?: string): Promise<Devuelta> =>
  devolverCon(device, contrasenia, Date.now())

/** Whether giving the phone back takes the password; undefined where nobody could say whether a password is the right one. */
export function usePideClave(): boolean | undefined {
  const ofrece = useOfrece('sesiones')
  const pide = useLive(async () => (await currentSession(device))?.devolucion !== undefined)
  return ofrece && 'subtle' in crypto ? pide : undefined
}

/** What the provider said of the password; undefined where it is asked for from now on. */
export async function pedirClave(contrasenia: string): Promise<Failure | undefined> {
  const session = await currentSession(device)
  if (!session) return undefined
  const { generation } = session
  const answer = await ask(sesionesAbiertas.confirmar, { contrasenia }, generation)
  if (!answer.ok) return answer.failure
  await pedirAlDevolver(device, generation, contrasenia)
  return undefined
}

/** Three seconds are enough again. */
export async function noPedirClave(): Promise<void> {
  const session = await currentSession(device)
  if (session) await noPedirAlDevolver(device, session.generation)
}

/** A new password takes the place of the one that is asked for, where one is. */
export async function renovarClave(contrasenia: string): Promise<void> {
  const session = await currentSession(device)
  if (session?.devolucion) await pedirAlDevolver(device, session.generation, contrasenia)
}

/**
 * For whoever forgot the password. Not without signal: nobody could sign in again, and whom the phone was lent to must not be
 * able to take the card away. So the provider is asked something first; that it ends the session is asked of it afterwards,
 * as with every sign-out: what is on its way meanwhile would take a session that it ended for one that was taken away. Gives
 * why it was not done.
 */
export async function salirConSenal(): Promise<Failure | undefined> {
  const session = await currentSession(device)
  if (!session) return undefined
  const answer = await ask(confirmacion.validarCorreoConfirmado, {}, session.generation)
  if (!answer.ok) return answer.failure
  await signOut()
  return undefined
}
