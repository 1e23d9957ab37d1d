import { boolean } from 'superstruct'

import { readValor } from '#local/bases/publica.ts'

import { device } from './device.ts'
import { useLive } from './useLive.ts'

const SELDOM = 30 * 24 * 3_600_000
let asking = false

/**
 * Asks the browser to keep this phone's data when it makes room. Some ask the person: not again and again, and not
 * before there is something to lose. The answer is kept to be shown.
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
    // Firefox asks the person, who may never answer: until then nothing is promised.
    if (!promised) await note(await storage.persist())
  } catch {
    // A browser that fails to answer has promised nothing.
  } finally {
    asking = false
  }
}

/** Whether the browser promised to keep what is on this phone; undefined until it was asked. */
export function usePersistente(): boolean | undefined {
  return useLive(async () => (await readValor(device.publica, 'persistente', boolean()))?.value)
}
