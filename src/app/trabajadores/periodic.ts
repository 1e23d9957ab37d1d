import { ETIQUETA_PERIODICA } from '#local/bases/names.ts'

type Periodic = {
  periodicSync?: { register: (tag: string, options: { minInterval: number }) => Promise<void> }
}

const HALF_A_DAY = 12 * 3_600_000

/**
 * Asks the browser to wake the service worker from time to time; browsers allow it only to installed and often used
 * portals.
 */
export async function askForPeriodicSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.ready) as
    | (ServiceWorkerRegistration & Periodic)
    | undefined
  await registration?.periodicSync
    ?.register(ETIQUETA_PERIODICA, { minInterval: HALF_A_DAY })
    .catch(() => undefined) // If it is not allowed, the portal fetches news when it is open.
}
