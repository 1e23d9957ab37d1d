import { device } from '#live/telefono/device.ts'
import { ETIQUETA_SYNC } from '#local/bases/names.ts'
import { ifPossible } from '#local/bases/note.ts'
import { currentSession } from '#local/session/session.ts'

/** Requests of the screens to the engine, which runs in a worker. Set once, when the portal starts. */
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

/** The engine. Requests wait until it runs: the first frame comes before the worker. */
export const engine: EnginePort = {
  wake: async (why) => (await started).wake(why),
  refresh: async (resource, params, whateverItsAge) =>
    (await started).refresh(resource, params, whateverItsAge),
  discard: async (id, anyway) => (await started).discard(id, anyway),
}

/** Browsers give up a sync after some failures: it is registered again when the portal opens with unsent changes. */
export async function askForSyncAgain(): Promise<void> {
  // If the database fails, this page's own engine still sends the changes.
  await ifPossible(async () => {
    const session = await currentSession(device)
    if (!session) return
    const unsent = device.salida.operaciones.where({ uid: session.uid, state: 'pending' })
    if ((await unsent.count()) > 0) await askForSync()
  })
}

/** Registers a sync: the browser wakes the service worker when there is signal, even if all windows are closed. */
export async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  // Not every browser has Background Sync; without it the engine sends while the portal is open.
  if (registration && 'sync' in registration)
    await (registration.sync as { register: (tag: string) => Promise<void> })
      .register(ETIQUETA_SYNC)
      .catch(() => {
        // The person's settings forbid it: the same as a browser without Background Sync.
      })
}
