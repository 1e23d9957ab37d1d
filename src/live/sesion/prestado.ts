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

/** 'Prestar el teléfono': from now on every window shows only this member's counter, or that of the whole family. */
export async function prestar(idAfiliado: number, a: Prestado): Promise<void> {
  const session = await currentSession(device)
  if (session) await lendPhone(device, session.generation, idAfiliado, { aTodos: a === 'todos' })
}

/** Ends the loan, with the owner's password if the owner chose that. */
export const devolver = (contrasenia?: string): Promise<Devuelta> =>
  devolverCon(device, contrasenia, Date.now())

/**
 * True if giving the phone back needs the password; undefined if neither the provider nor this browser can check a
 * password.
 */
export function usePideClave(): boolean | undefined {
  const ofrece = useOfrece('sesiones')
  const pide = useLive(async () => (await currentSession(device))?.devolucion !== undefined)
  return ofrece && 'subtle' in crypto ? pide : undefined
}

/** From now on the loan ends only with the password. Resolves with the reason if the provider refuses the password. */
export async function pedirClave(contrasenia: string): Promise<Failure | undefined> {
  const session = await currentSession(device)
  if (!session) return undefined
  const { generation } = session
  const answer = await ask(sesionesAbiertas.confirmar, { contrasenia }, generation)
  if (!answer.ok) return answer.failure
  await pedirAlDevolver(device, generation, contrasenia)
  return undefined
}

/** From now on a press of three seconds is enough. */
export async function noPedirClave(): Promise<void> {
  const session = await currentSession(device)
  if (session) await noPedirAlDevolver(device, session.generation)
}

/** After a password change: if the loan needs a password, the new one ends it. */
export async function renovarClave(contrasenia: string): Promise<void> {
  const session = await currentSession(device)
  if (session?.devolucion) await pedirAlDevolver(device, session.generation, contrasenia)
}

/**
 * Signs out a person who forgot the password. Needs signal: without it no person could sign in again, and the borrower
 * must not be able to remove the card, so a call to the provider is made first. The sign-out begins after that call,
 * because a call under way would take the sign-out for a session that the provider revoked. Resolves with the reason of
 * a failure.
 */
export async function salirConSenal(): Promise<Failure | undefined> {
  const session = await currentSession(device)
  if (!session) return undefined
  const answer = await ask(confirmacion.validarCorreoConfirmado, {}, session.generation)
  if (!answer.ok) return answer.failure
  await signOut()
  return undefined
}
