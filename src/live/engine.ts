import type { Device } from '#local/device.ts'
import { openDevice } from '#local/device.ts'
import { ETIQUETA_SYNC } from '#local/names.ts'

/** What a screen may ask of the engine, which lives in the worker. Set once, where the portal is put together. */
export type EnginePort = {
  wake: (why: 'start' | 'online' | 'visible' | 'hidden' | 'write' | 'now') => Promise<void>
  refresh: (resource: string, params: unknown, whateverItsAge: boolean) => Promise<void>
}

let port: EnginePort | undefined

/** Gives the screens their engine. */
export function setEngine(started: EnginePort) {
  port = started
}

/** The engine; undefined while nobody is signed in. */
export function engine(): EnginePort | undefined {
  return port
}

/** This page's view of the phone's databases. */
export const device: Device = openDevice()

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
