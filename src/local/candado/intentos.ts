import type { Device } from '#local/bases/device.ts'
import type { Candado } from '#local/bases/salida.ts'
import { withoutContent } from '#local/outbox/versions.ts'
import { emptyReadModel } from '#local/session/session.ts'

import { type DeLlave, abrirConLlave, abrirConPin } from './aperturas.ts'

/** Wrong PINs in a row after which keys and copies are erased. */
export const INTENTOS = 10

/**
 * Result of a try to open a lock. 'otra': the passkey does not belong to this lock, or gives another secret. 'sin-pin': no
 * PIN opens it any more.
 */
export type Abertura =
  | { state: 'abierto'; clave: Uint8Array<ArrayBuffer> }
  | { state: 'mal'; quedan: number }
  | { state: 'otra' | 'sin-pin' | 'borrado' | 'sin-candado' }

/**
 * Tries a PIN. The try is stored before it is judged: ending the portal saves none. There is no wait between tries, so
 * the phone's clock plays no part.
 */
export async function probarPin(device: Device, uid: string, pin: string): Promise<Abertura> {
  const row = await contar(device, uid)
  if (!row) return { state: 'sin-candado' }
  const isOver = row.paso === 'borrado' || row.intentos > INTENTOS
  if (!isOver && !hayPin(row)) return { state: 'sin-pin' }
  const clave = isOver ? undefined : await abrirConPin(row, pin)
  if (clave) {
    await device.salida.candado.where({ id: uid }).modify({ intentos: 0 })
    return { state: 'abierto', clave }
  }
  if (!isOver && row.intentos < INTENTOS) return { state: 'mal', quedan: INTENTOS - row.intentos }
  return { state: (await borrar(device, uid)) ? 'borrado' : 'sin-candado' }
}

/** Tries a passkey. Its secret cannot be guessed, so these tries are not counted. */
export async function probarLlave(
  { salida }: Device,
  uid: string,
  secreto: Omit<DeLlave, 'sal'>,
): Promise<Abertura> {
  const row = await salida.candado.get(uid)
  if (!row) return { state: 'sin-candado' }
  if (row.paso === 'borrado') return { state: 'borrado' }
  const clave = await abrirConLlave(row, secreto)
  if (!clave) return { state: 'otra' }
  await salida.candado.where({ id: uid }).modify({ intentos: 0 })
  return { state: 'abierto', clave }
}

const hayPin = ({ aperturas }: Candado): boolean => aperturas.some(({ de }) => de === 'pin')

function contar({ salida }: Device, uid: string): Promise<Candado | undefined> {
  return salida.transaction('rw', salida.candado, async () => {
    const row = await salida.candado.get(uid)
    if (!row) return undefined
    if (!hayPin(row)) return row // There is nothing to guess.
    const counted = { ...row, intentos: row.intentos + 1 }
    await salida.candado.put(counted)
    return counted
  })
}

/**
 * Erases the sealed data key and all data that only it can open: copies, drafts and their files. Unsent changes and
 * the key that sends them stay. If the portal is closed meanwhile, the next try continues. False, and nothing erased, if the
 * lock was taken off.
 */
export async function borrar({ salida, lectura }: Device, uid: string): Promise<boolean> {
  const { candado, operaciones, borradores, adjuntos, recibidos, sesion } = salida
  const tables = [candado, operaciones, borradores, adjuntos, recibidos, sesion]
  const isThere = await salida.transaction('rw', tables, async () => {
    if (!(await candado.get(uid))) return false
    const { generation: generacion = 0 } = (await sesion.get('actual')) ?? {}
    await candado
      .where({ id: uid })
      .modify({ paso: 'borrado', aperturas: [], fuera: [], generacion })
    await borradores.where({ uid }).delete()
    await adjuntos.filter((row) => row.uid === uid).delete()
    await recibidos.where({ uid }).delete()
    await operaciones.where({ uid, state: 'done' }).modify((row, found) => {
      found.value = withoutContent(row)
    })
    return true
  })
  if (!isThere) return false
  const owner = await lectura.dueno.get('actual')
  if (owner?.uid === uid) await emptyReadModel(lectura, owner)
  return true
}
