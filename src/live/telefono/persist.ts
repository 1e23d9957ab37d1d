import { boolean } from 'superstruct'

import { readValor } from '#local/bases/publica.ts'

import { device } from './device.ts'
import { useLive } from './useLive.ts'

const SELDOM = 30 * 24 * 3_600_000
let asking = false

/**
 * Asks the browser not to delete this phone's data when it frees space. Some browsers ask the person, so this is done
 * rarely, and only if there are data to lose. The answer is stored, so that it can be shown.
 */
export async function askToPersist(when: 'seldom' | 'now'): Promise<void> {
  const { storage } = navigator as { storage?: StorageManager }
  if (asking || storage?.persist === undefined || device.enMemoria) return
  asking = true
  try {
    const before = await readValor(device.publica, 'persistente', boolean())
    const lately = before && Math.abs(Date.now() - before.savedAt) < SELDOM
    if (when === 'seldom' && lately) return
    const note = (value: boolean) =>
      device.publica.valores.put({ id: 'persistente', value, savedAt: Date.now() })
    const promised = await storage.persisted()
    await note(promised)
    // Firefox asks the person, who may never answer: until then 'no' is stored.
    if (!promised) await note(await storage.persist())
  } catch {
    // A browser that gives no answer has promised nothing.
  } finally {
    asking = false
  }
}

/** True if the browser promised not to delete this phone's data; undefined until it was asked. */
export function usePersistente(): boolean | undefined {
  return useLive(async () => (await readValor(device.publica, 'persistente', boolean()))?.value)
}
