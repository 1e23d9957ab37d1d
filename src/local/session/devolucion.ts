import type { Device } from '#local/bases/device.ts'
import type { Devolucion, SesionAbierta } from '#local/bases/salida.ts'

import { changeSession, currentSession, takeBackPhone } from './session.ts'

// As slow as is bearable on an old phone: a person checks one password, a thief of the hash checks millions.
const VUELTAS = 600_000
const SAL = 16

/**
 * Bytes of the slow hash that are kept: one wrong password in 65,536 passes. More bytes would let a thief find the
 * word in a dictionary; with two, too many candidates are left to try at the provider.
 */
const BYTES = 2

/** Wait after the 1st, 2nd… wrong password in a row; the last value stays. */
const ESPERAS = [0, 0, 0, 30_000, 60_000, 120_000, 300_000, 900_000]

async function huellaDe(contrasenia: string, sal: Uint8Array<ArrayBuffer>, vueltas: number) {
  const typed = new TextEncoder().encode(contrasenia)
  const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: sal, iterations: vueltas }
  return [...new Uint8Array(await crypto.subtle.deriveBits(how, key, 256))].slice(0, BYTES)
}

/** From now on this password, just confirmed by the provider, is asked for when a lent phone is given back. */
export async function pedirAlDevolver(
  { salida }: Pick<Device, 'salida'>,
  generation: number,
  contrasenia: string,
): Promise<void> {
  const sal = crypto.getRandomValues(new Uint8Array(SAL))
  const huella = await huellaDe(contrasenia, sal, VUELTAS)
  const devolucion: Devolucion = { sal, vueltas: VUELTAS, huella, fallos: 0, espera: 0, hasta: 0 }
  await changeSession(salida, generation, () => ({ devolucion }))
}

/** From now on a press of three seconds is enough. */
export async function noPedirAlDevolver({ salida }: Pick<Device, 'salida'>, generation: number) {
  await salida.sesion.where({ id: 'actual' }).modify((row) => {
    if (row.state === 'in' && row.generation === generation) delete row.devolucion
  })
}

/** The result of an attempt to end the loan. */
export type Devuelta =
  | { state: 'devuelto' }
  | { state: 'pide' | 'mal' }
  | { state: 'espera'; hasta: number }

/** Ends 'modo prestado', with the password if its owner chose one. A wrong one is counted before it is judged. */
export async function devolverCon(
  device: Pick<Device, 'salida'>,
  contrasenia: string | undefined,
  now: number,
): Promise<Devuelta> {
  const session = await currentSession(device)
  if (!session) return { state: 'devuelto' }
  const { devolucion, generation } = session
  if (devolucion) {
    const left = esperaDe(devolucion, now)
    if (left > 0) return { state: 'espera', hasta: now + left }
    if (contrasenia === undefined) return { state: 'pide' }
    const counted = await contar(device, generation, devolucion.fallos, now)
    if (!counted) return devolverCon(device, contrasenia, now)
    const typed = await huellaDe(contrasenia, devolucion.sal, devolucion.vueltas)
    if (String(typed) !== String(devolucion.huella)) return esperaOMal(counted, now)
    await changeSession(device.salida, generation, sinFallos)
  }
  await takeBackPhone(device, generation)
  return { state: 'devuelto' }
}

const sinFallos = ({ devolucion }: SesionAbierta) => ({
  ...(devolucion && { devolucion: { ...devolucion, fallos: 0, espera: 0, hasta: 0 } }),
})

/** A clock that was set back does not make the wait longer. */
const esperaDe = ({ espera, hasta }: Devolucion, now: number) => Math.min(espera, hasta - now)

function esperaOMal(devolucion: Devolucion, now: number): Devuelta {
  const left = esperaDe(devolucion, now)
  return left > 0 ? { state: 'espera', hasta: now + left } : { state: 'mal' }
}

/** Undefined if another window has counted a try meanwhile. */
async function contar(
  { salida }: Pick<Device, 'salida'>,
  generation: number,
  fallos: number,
  now: number,
): Promise<Devolucion | undefined> {
  let counted: Devolucion | undefined
  await changeSession(salida, generation, ({ devolucion }) => {
    if (devolucion?.fallos !== fallos) return {}
    const espera = ESPERAS[fallos] ?? ESPERAS.at(-1) ?? 0
    counted = { ...devolucion, fallos: fallos + 1, espera, hasta: now + espera }
    return { devolucion: counted }
  })
  return counted
}
