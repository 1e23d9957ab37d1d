import { device } from '#live/telefono/device.ts'
import { ETIQUETA_SYNC } from '#local/bases/names.ts'
import { ifPossible } from '#local/bases/note.ts'
import { currentSession } from '#local/session/session.ts'

/** What a screen may ask of the engine, which lives in the worker. Set once, where the portal is put together. */
export type EnginePort = {
  wake: (why: 'start' | 'online' | 'visible' | 'hidden' | 'write' | 'now') => Promise<void>
  refresh: (resource: string, params: unknown, whateverItsAge: boolean) => Promise<void>
  discard: (id: string, anyway: boolean) => Promise<'gone' | 'arrived' | 'partly' | 'unknown'>
}

let start: (port: EnginePort) => void = () => undefined
const started = new Promise<EnginePort>((resolve) => (start = resolve))

/** Gives the screens their engine. */
export function setEngine(port: EnginePort) {
  start(port)
}

/** The engine. What is asked of it before it runs waits: the first picture comes before the worker. */
export const engine: EnginePort = {
  wake: async (why) => (await started).wake(why),
  refresh: async (resource, params, whateverItsAge) =>
    (await started).refresh(resource, params, whateverItsAge),
  discard: async (id, anyway) => (await started).discard(id, anyway),
}

/** The browser gives a sync up after some failures: whoever opens the portal with something unsent asks again. */
export async function askForSyncAgain(): Promise<void> {
  // Where the database fails, the engine of this very page sends what is there.
  await ifPossible(async () => {
    const session = await currentSession(device)
    if (!session) return
    const unsent = device.salida.operaciones.where({ uid: session.uid, state: 'pending' })
    if ((await unsent.count()) > 0) await askForSync()
  })
}

/** Asks the browser to wake the service worker when there is signal, even with every window closed. */
export async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  // Not every browser has Background Sync; there the engine sends when the portal is open.
  if (registration && 'sync' in registration)
    await (registration.sync as { register: (tag: string) => Promise<void> })
      .register(ETIQUETA_SYNC)
      .catch(() => {
        // Refused by the person's settings: the same as not having it.
      })
}
