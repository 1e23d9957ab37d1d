import type { Device } from './device.ts'
import { CLAVE_TOKEN } from './names.ts'
import type { Sesion, SesionAbierta } from './salida.ts'
import { changeSession, emptyReadModel, endSession } from './session.ts'
import { isLeftAlone } from './shared.ts'

/** The part of local and session storage that is needed here; workers have neither. */
export type Store = Pick<Map<string, string>, 'clear'> & {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

// Browsers write local storage to disk some seconds late: a crash soon after the sign-in may lose the token alone.
const SURELY_WRITTEN = 2 * 60_000
const SEEN = 'token-visto'

/**
 * Brings local storage and read model in line with the session's row, which is the truth. Every page runs it before it
 * renders and whenever that row changes. The one thing local storage decides: a token that was surely there, and is
 * gone, means signed out (SESS-02).
 */
export async function reconcile(
  device: Device,
  local: Store,
  session: Store,
  now: number,
): Promise<Sesion | undefined> {
  const row = await device.salida.sesion.get('actual')
  if (row?.state === 'in') {
    const mirror = local.getItem(CLAVE_TOKEN)
    const removed = mirror === null && (row.mirrorKept || session.getItem(SEEN) !== null)
    if (removed || isLeftAlone(row, now)) {
      await endSession(device, removed ? 'sin-token' : 'sin-uso', row.generation, now)
      return reconcile(device, local, session, now)
    }
    if (mirror !== row.token) local.setItem(CLAVE_TOKEN, row.token)
    session.setItem(SEEN, 'sí')
    await noteMirror(device, row, mirror, now)
    // A browser closed in the middle of a sign-in left the copies without their owner.
    const owner = await device.lectura.dueno.get('actual')
    if (owner?.generation !== row.generation) await emptyReadModel(device.lectura, row)
    return row
  }
  if (local.getItem(CLAVE_TOKEN) !== null || session.getItem(SEEN) !== null) {
    local.clear()
    session.clear()
  }
  const dueno = await device.lectura.dueno.get('actual')
  if (dueno && dueno.uid !== '')
    await emptyReadModel(device.lectura, { uid: '', generation: row?.generation ?? 0 })
  return row
}

async function noteMirror(
  { salida }: Device,
  { generation, mirroredAt, mirrorKept }: SesionAbierta,
  mirror: string | null,
  now: number,
): Promise<void> {
  if (mirroredAt === undefined) await changeSession(salida, generation, () => ({ mirroredAt: now }))
  else if (!mirrorKept && mirror !== null && now - mirroredAt > SURELY_WRITTEN)
    await changeSession(salida, generation, () => ({ mirrorKept: true }))
}
