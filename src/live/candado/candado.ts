import { engine } from '#live/proveedor/engine.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { conPin } from '#local/candado/aperturas.ts'
import { type Hacer, cambiarApertura, poner, quitar } from '#local/candado/candado.ts'
import { borrar } from '#local/candado/intentos.ts'
import { currentSession } from '#local/session/session.ts'

import { llaveDe, olvidarLlave } from './llave.ts'
import { type Intento, type Prueba, dicho, probar, uid } from './probar.ts'
import {
  MINUTOS,
  acabar,
  alAbrir,
  elegidos,
  empezar,
  enOrden,
  soltar,
  ventanaDelCandado,
} from './seguir.ts'

/** The lock of the signed-in person, as its screen shows it. */
export type ElCandado = { state: 'sin-candado' } | CandadoPuesto

export type CandadoPuesto = {
  state: 'sellando' | 'puesto' | 'quitando'
  minutos: number
  abre: Abre
  /** Counter and credential are shown while it is closed. */
  afuera: boolean
}

/** True if the counter is shown while the lock is closed. */
export const seMuestra = (candado: ElCandado): boolean =>
  candado.state !== 'sin-candado' && candado.afuera

/** The ways in: a PIN, a passkey of this device, or both. */
export type Abre = { conPin: boolean; conLlave: boolean }

/** The lock of the signed-in person; undefined until it is read. */
export const useCandado = (): ElCandado | undefined => useLive(leerCandado)

/** The same, from a first value that was read before the first frame. */
export const useCandadoDesde = (primero: ElCandado): ElCandado => useLive(leerCandado, '', primero)

export async function leerCandado(): Promise<ElCandado> {
  const session = await currentSession(device)
  const row = session && (await device.salida.candado.get(session.uid))
  if (!row || row.paso === 'borrado') return { state: 'sin-candado' }
  return {
    state: row.paso,
    minutos: row.minutos ?? MINUTOS,
    abre: { conPin: row.aperturas.some(({ de }) => de === 'pin'), conLlave: !!llaveDe(row) },
    afuera: row.fuera.length > 0,
  }
}

/** Puts a lock with this PIN on the phone. It stays open; when the promise resolves, all rows are sealed. */
export async function ponerConPin(pin: string): Promise<undefined> {
  await ponerCon((de, clave) => conPin(de, clave, pin))
}

/** Puts a lock on the phone and opens it for this page. False if another window has put on another lock at that moment. */
export async function ponerCon(hacer: Hacer): Promise<boolean> {
  await acabar() // The rows of an erased lock may still be on their way.
  const esMio = await enOrden(async () => {
    const session = await currentSession(device)
    if (!session) return false
    // `recuperar` has not finished with the rows of the erased one.
    if ((await device.salida.candado.get(session.uid))?.paso === 'borrado')
      throw new Error('The erased lock is still there.')
    const puesto = await poner(device, session.uid, hacer)
    const row = await device.salida.candado.get(session.uid)
    if (!puesto || !row) return false
    await empezar(row, puesto.clave)
    alAbrir({ paso: 'puesto' })
    return true
  })
  await acabar()
  return esMio
}

/** Opens the lock in all windows. */
export async function abrir(prueba: Prueba): Promise<Intento> {
  const said = await probar(prueba)
  if (said.state === 'abierto') await ventanaDelCandado()?.abrir(said.clave)
  return dicho(said)
}

/** A PIN in place of the present one, or beside the passkey. No row is written again. */
export async function cambiarPin(prueba: Prueba, nuevo: string): Promise<Intento> {
  const said = await probar(prueba)
  if (said.state !== 'abierto') return dicho(said)
  const { clave } = said
  const isChanged = await cambiarApertura(device, await uid(), clave, (de) =>
    conPin(de, clave, nuevo),
  )
  return isChanged ? 'abierto' : 'sin-candado'
}

/** Takes the lock off, in all windows: afterwards all rows are readable again. */
export async function sacar(prueba: Prueba): Promise<Intento> {
  const said = await probar(prueba)
  if (said.state !== 'abierto') return dicho(said)
  const row = await device.salida.candado.get(await uid())
  await quitar(device, await uid(), said.clave)
  await ventanaDelCandado()?.abrir(said.clave) // The other windows read in the lock's row that it is being taken off.
  await acabar()
  await soltar()
  void olvidarLlave(row)
  void engine.wake('visible')
  return said.state
}

/**
 * Erases the lock and all that only it opens; unsent changes stay. The caller ends the session. False if the lock was taken
 * off in another window.
 */
export async function olvidar(): Promise<boolean> {
  const row = await device.salida.candado.get(await uid())
  if (!(await borrar(device, await uid()))) return false
  void olvidarLlave(row)
  return true
}

export async function elegirMinutos(minutos: number): Promise<void> {
  elegidos(minutos)
  await device.salida.candado.where({ id: await uid() }).modify({ minutos })
}
