import type { Device } from './device.ts'
import { CLAVE_TOKEN } from './names.ts'
import type { Sesion } from './salida.ts'
import { changeSession, emptyReadModel, endSession } from './session.ts'

/** The part of local and session storage that is needed here; workers have neither. */
export type Store = Pick<Map<string, string>, 'clear'> & {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/**
 * Brings local storage and read model in line with the session's row, which is the truth. Every page runs it before it
 * renders and whenever that row changes. The one thing local storage decides: a token that was there and is gone means
 * signed out (SESS-02).
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
    if (mirror === null && row.mirrored) {
      await endSession(device, 'sin-token', row.generation, now)
      return reconcile(device, local, session, now)
    }
    if (mirror !== row.token) local.setItem(CLAVE_TOKEN, row.token)
    if (!row.mirrored)
      await changeSession(device.salida, row.generation, () => ({ mirrored: true }))
    return row
  }
  if (local.getItem(CLAVE_TOKEN) !== null) {
    local.clear()
    session.clear()
  }
  const dueno = await device.lectura.dueno.get('actual')
  if (dueno && dueno.uid !== '')
    await emptyReadModel(device.lectura, { uid: '', generation: row?.generation ?? 0 })
  return row
}
