import type { Device } from '#local/bases/device.ts'
import { isFull } from '#local/bases/room.ts'
import { hashOf } from '#local/documento/documento.ts'
import { CABEN, type Llegado, keepRecibidos } from '#local/outbox/recibidos.ts'
import { isLeftAlone } from '#local/session/leftAlone.ts'
import { currentSession } from '#local/session/session.ts'

import { ENORME } from './papel.ts'
import { tipoDe } from './tipo.ts'

/** Result of a delivery; the next address contains it. */
export type Fue =
  | 'guardado'
  | 'nada'
  | 'sin-sesion'
  | 'prestado'
  | 'lleno'
  | 'lleno-sin-origen'
  | 'sin-lugar'

/**
 * Stores files shared by another application, each once despite repeated deliveries. A file that cannot be sent is
 * stored by name only, to be told. Files of unknown senders get half the places at most. A full phone refuses the
 * share: there is another copy of it, so nothing is deleted for it.
 */
export async function recibir(
  device: Device,
  entries: readonly unknown[],
  now: number,
  sinOrigen = false,
): Promise<Fue> {
  const session = await currentSession(device)
  if (!session || isLeftAlone(session, now)) return 'sin-sesion'
  if (session.prestado !== undefined) return 'prestado'
  // A field without a file is a file without a name.
  const files = entries.filter((one): one is File => one instanceof File && one.name !== '')
  if (files.length === 0) return 'nada'
  const legibles = files.filter(({ size }) => size <= ENORME)
  const bytes = legibles.reduce((sum, { size }) => sum + size, 0)
  if (files.length > CABEN.archivos || bytes > CABEN.bytes) return 'lleno'
  const rows: Llegado[] = []
  for (const file of files) {
    const row = await comoLlego(file, session.uid, now)
    rows.push(sinOrigen ? { ...row, sinOrigen } : row)
  }
  try {
    return await keepRecibidos(device, session, rows)
  } catch (error) {
    if (isFull(error)) return 'sin-lugar'
    throw error
  }
}

async function comoLlego(file: File, uid: string, now: number): Promise<Llegado> {
  const { name, size } = file
  const de = `${uid}/${name}/${size}`
  const negado = async (porQue: string) => ({ id: await idDe(uid, de), name, at: now, porQue })
  if (size > ENORME) return negado('enorme')
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return negado('rota')
  const type = tipoDe(new Uint8Array(bytes))
  if (!type.includes('/')) return negado(type)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join('.')
  return { id: await idDe(uid, `${de}/${hash}`), name, at: now, archivo: { bytes, type } }
}

/**
 * The same file has the same id. It is a hash, because a lock leaves ids readable; of this text, because that was the id
 * in earlier versions (local/candado/sinNombres.ts).
 */
const idDe = async (uid: string, de: string) =>
  `${uid}/${await hashOf(new TextEncoder().encode(de).buffer)}`
