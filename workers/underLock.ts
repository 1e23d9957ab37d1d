import { candado } from 'virtual:candado'

import type { Device } from '#local/bases/device.ts'
import { currentSession } from '#local/session/session.ts'

let taking: Promise<void> | undefined

/**
 * Fetches the keys of the person's lock before rows are read or written. On a phone without a lock it loads no code.
 * Throws if the code of the lock is not stored on this phone: then no row may be written.
 */
export function underLock(device: Device): Promise<void> {
  taking ??= take(device).finally(() => (taking = undefined))
  return taking
}

async function take(device: Device): Promise<void> {
  const { candado: locks } = device.salida
  if ((await locks.count()) > 0) {
    const session = await currentSession(device)
    const row = session && (await locks.get(session.uid))
    if (row) {
      if (device.candado?.uid !== row.id || row.paso === 'borrado')
        await (await candado()).seguir(device, row.id)
      return
    }
  }
  delete device.candado
}
