import type { Device } from '#local/bases/device.ts'
import type { Apertura, Candado } from '#local/bases/salida.ts'

import { nuevoDispositivo } from './aperturas.ts'
import { soltarEnvio } from './envio.ts'
import { instalar } from './instalar.ts'
import { type Llavero, abierto, buzonDe, cerrado, envioDe, igual, nuevaClave } from './llavero.ts'

/** Makes one way to open a lock: `conPin` or `conLlave` with the person's secret. */
export type Hacer = (
  de: Pick<Candado, 'id' | 'dispositivo'>,
  clave: Uint8Array<ArrayBuffer>,
) => Promise<Apertura>

/**
 * Puts a lock on this phone for a person, open. From now on each row is sealed as it is written; `terminar` seals those
 * that are there. Undefined if the person has a lock already.
 */
export async function poner(
  device: Device,
  uid: string,
  hacer: Hacer,
  fuera: readonly string[] = [],
): Promise<{ llavero: Llavero; clave: Uint8Array<ArrayBuffer> } | undefined> {
  const clave = nuevaClave()
  const dispositivo = await nuevoDispositivo()
  const row: Candado = {
    id: uid,
    paso: 'sellando',
    buzon: buzonDe(clave),
    aperturas: [await hacer({ id: uid, dispositivo }, clave)],
    dispositivo,
    intentos: 0,
    envio: envioDe(clave),
    fuera: [...fuera],
  }
  const { candado } = device.salida
  const isPut = await device.salida.transaction('rw', candado, async () => {
    if (await candado.get(uid)) return false
    await candado.add(row)
    return true
  })
  return isPut ? { llavero: await instalado(device, abierto(clave, como(row))), clave } : undefined
}

/**
 * Opens the lock for this page or worker with its data key. Undefined if that lock is gone: rows that were sealed now
 * could not be opened again.
 */
export async function abrirCon(
  device: Device,
  uid: string,
  clave: Uint8Array<ArrayBuffer>,
): Promise<Llavero | undefined> {
  const buzon = buzonDe(clave)
  // An open phone has a sender's key in its store, so that a change that is made now is sent with the phone locked.
  const row = await changed(device, uid, (now) =>
    igual(now.buzon, buzon) ? { envio: envioDe(clave) } : {},
  )
  if (!row) return soltado(device, uid)
  return igual(row.buzon, buzon) ? instalado(device, abierto(clave, como(row))) : undefined
}

/**
 * The keys of a locked phone, for this page or worker: at its start, and when the person locks it. Undefined without a
 * lock.
 */
export async function cerrarCon(device: Device, uid: string): Promise<Llavero | undefined> {
  await reponerEnvio(device)
  await soltarEnvio(device, uid)
  const row = await device.salida.candado.get(uid)
  return row ? instalado(device, await cerrado(row.buzon, como(row))) : soltado(device, uid)
}

/**
 * Puts the sender's key of an open page back into the store: a locked engine, which had no answer from this page, took it
 * out when it found nothing unsent.
 */
export async function reponerEnvio({ salida, candado: llavero }: Device): Promise<void> {
  const { envio } = llavero ?? {}
  if (!llavero || !envio) return
  await salida.candado.where({ id: llavero.uid }).modify((row) => {
    if (row.envio || !igual(row.buzon, llavero.buzon)) return false // Nothing is written.
    row.envio = envio
  })
}

/**
 * After ten wrong PINs and a new sign-in: the keys with which `terminar` makes unsent changes readable again and takes
 * the rest of the lock away. Undefined if this person's lock was not erased.
 */
export async function recuperar(device: Device, uid: string): Promise<Llavero | undefined> {
  const row = await device.salida.candado.get(uid)
  if (row?.paso !== 'borrado') return undefined
  return instalado(device, await cerrado(row.buzon, { ...como(row), escribe: 'plano' }))
}

/**
 * Another PIN or passkey in place of those of its kind, or beside those of the other. No row is written again. False if
 * the lock of this data key is gone.
 */
export async function cambiarApertura(
  device: Device,
  uid: string,
  clave: Uint8Array<ArrayBuffer>,
  hacer: Hacer,
): Promise<boolean> {
  const row = await device.salida.candado.get(uid)
  if (!row) return false
  const made = await hacer(row, clave)
  const buzon = String(buzonDe(clave))
  const stored = await changed(device, uid, (now) =>
    // Making one takes a person's time: meanwhile another window may have put on another lock, or erased this one.
    String(now.buzon) === buzon && now.paso !== 'borrado'
      ? { aperturas: [...now.aperturas.filter(({ de }) => de !== made.de), made], intentos: 0 }
      : {},
  )
  return stored?.aperturas.includes(made) === true
}

/**
 * Leaves the PIN or the passkey as the only way in. False, and nothing changed, if it is none any more: another window may
 * have taken it away.
 */
export async function dejarSolo(
  device: Device,
  uid: string,
  esta: Apertura['de'],
): Promise<boolean> {
  const row = await changed(device, uid, ({ aperturas }) => {
    const dejadas = aperturas.filter(({ de }) => de === esta)
    return dejadas.length > 0 ? { aperturas: dejadas } : {}
  })
  return row?.aperturas.some(({ de }) => de === esta) === true
}

/** Leaves these rows outside the lock, and no others, once `terminar` has gone through them. */
export async function elegirFuera(
  device: Device,
  uid: string,
  fuera: readonly string[],
): Promise<void> {
  await changed(device, uid, ({ paso }) => ({
    fuera: [...fuera],
    ...(paso === 'puesto' && { paso: 'sellando' as const }),
  }))
}

/** Begins to take the lock off: from now on no row is sealed as it is written. `terminar` opens those that are there. */
export async function quitar(
  device: Device,
  uid: string,
  clave: Uint8Array<ArrayBuffer>,
): Promise<Llavero | undefined> {
  const row = await changed(device, uid, () => ({ paso: 'quitando' }))
  return row && instalado(device, abierto(clave, como(row)))
}

const como = ({ id, paso, fuera, envio }: Candado) =>
  ({ uid: id, fuera, envio, escribe: paso === 'quitando' ? 'plano' : 'sellado' }) as const

/** A lock that is gone has no keys: a row that they sealed would stay sealed. */
function soltado(device: Device, uid: string): undefined {
  if (device.candado?.uid === uid) delete device.candado
  return undefined
}

async function instalado(device: Device, llavero: Llavero): Promise<Llavero> {
  await instalar(device, llavero)
  return llavero
}

function changed(
  { salida }: Device,
  uid: string,
  change: (row: Candado) => Partial<Candado>,
): Promise<Candado | undefined> {
  return salida.transaction('rw', salida.candado, async () => {
    const before = await salida.candado.get(uid)
    if (!before) return undefined
    const row = { ...before, ...change(before) }
    await salida.candado.put(row)
    return row
  })
}
