import { engine } from '#live/proveedor/engine.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { conPin } from '#local/candado/aperturas.ts'
import { cambiarApertura, poner, quitar } from '#local/candado/candado.ts'
import { type Abertura, borrar, probarPin } from '#local/candado/intentos.ts'
import { currentSession } from '#local/session/session.ts'

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
export type ElCandado =
  | { state: 'sin-candado' }
  | { state: 'sellando' | 'puesto' | 'quitando'; minutos: number }

/** Result of a try with a PIN. */
export type Intento = Exclude<Abertura['state'], 'mal'> | { quedan: number }

/** The lock of the signed-in person; undefined until it is read. */
export const useCandado = (): ElCandado | undefined => useLive(leer)

async function leer(): Promise<ElCandado> {
  const session = await currentSession(device)
  const row = session && (await device.salida.candado.get(session.uid))
  if (!row || row.paso === 'borrado') return { state: 'sin-candado' }
  return { state: row.paso, minutos: row.minutos ?? MINUTOS }
}

/** Puts a lock with this PIN on the phone. It stays open; when the promise resolves, all rows are sealed. */
export async function ponerConPin(pin: string): Promise<void> {
  await enOrden(async () => {
    const session = await currentSession(device)
    if (!session) return
    const { uid } = session
    await poner(device, uid, (de, clave) => conPin(de, clave, pin))
    const said = await probarPin(device, uid, pin)
    const row = await device.salida.candado.get(uid)
    // Another window has put on a lock at the same moment: its PIN is the valid one.
    if (said.state !== 'abierto' || !row) return
    await empezar(row, said.clave)
    alAbrir({ paso: 'puesto' })
  })
  await acabar()
}

/** Opens the lock in all windows. */
export async function abrirConPin(pin: string): Promise<Intento> {
  const said = await probar(pin)
  if (said.state === 'abierto') await ventanaDelCandado()?.abrir(said.clave)
  return dicho(said)
}

/** Another PIN in place of the present one. No row is written again. */
export async function cambiarPin(actual: string, nuevo: string): Promise<Intento> {
  const said = await probar(actual)
  if (said.state === 'abierto')
    await cambiarApertura(device, await uid(), said.clave, (de, clave) => conPin(de, clave, nuevo))
  return dicho(said)
}

/** Takes the lock off, in all windows: afterwards all rows are readable again. */
export async function sacar(pin: string): Promise<Intento> {
  const said = await probar(pin)
  if (said.state !== 'abierto') return dicho(said)
  await quitar(device, await uid(), said.clave)
  await ventanaDelCandado()?.abrir(said.clave) // The other windows read in the lock's row that it is being taken off.
  await acabar()
  await soltar()
  void engine.wake('visible')
  return said.state
}

/** Erases the lock and all that only it opens; unsent changes stay. The caller ends the session. */
export const olvidar = async (): Promise<void> => borrar(device, await uid())

export async function elegirMinutos(minutos: number): Promise<void> {
  elegidos(minutos)
  await device.salida.candado.where({ id: await uid() }).modify({ minutos })
}

const probar = async (pin: string) => probarPin(device, await uid(), pin)

const uid = async () => (await currentSession(device))?.uid ?? ''

const dicho = (said: Abertura): Intento =>
  said.state === 'mal' ? { quedan: said.quedan } : said.state
