import { isBusy, onFree } from '#live/telefono/busy.ts'
import { CERROJO, CERROJO_OCUPADO, CERROJO_RELEVO } from '#local/bases/names.ts'

/**
 * 'waiting': a newer version is installed and has not taken over. 'taken': it has taken over, and this page still runs
 * the old one.
 */
export type Version = 'current' | 'waiting' | 'taken'

const AN_HOUR = 3_600_000
const SOON = 15_000
const TOO_LONG = 10_000
/** Calls that have begun reach the old worker, which finishes them first. */
const A_MOMENT = 200

let version: Version = 'current'
let registration: ServiceWorkerRegistration | undefined
// A list of listeners and not an atom: jotai would add 3.5 KB to the first script. Screens read it through an atom
// (`useVersion.ts`).
const listeners = new Set<() => void>()

export const currentVersion = () => version
export function onVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function say(next: Version) {
  version = next
  for (const listener of listeners) listener()
}

/** Loads the newer version at the person's request. */
export function applyVersion(): void {
  const waiting = registration?.waiting
  if (!waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  void takeOver(waiting)
}

/**
 * Looks for newer versions. A version takes over by itself if no person loses anything by it: no open dialog, no
 * half-filled form in any window, and no change being sent. Returns a function that stops.
 */
export function followVersion(): () => void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker) return () => undefined
  const over = new AbortController()
  const { signal } = over
  let controlled = serviceWorker.controller !== null
  let askedAt = Date.now()

  const look = () => {
    if (version === 'current' && registration?.active && registration.waiting) say('waiting')
    if (version === 'waiting') void applyIfSafe()
    if (version === 'taken' && !isBusy()) location.reload()
  }
  const installing = () =>
    registration?.installing?.addEventListener('statechange', look, { signal })

  void serviceWorker.ready.then((found) => {
    registration = found
    found.addEventListener('updatefound', installing, { signal })
    installing()
    look()
  })
  serviceWorker.addEventListener(
    'controllerchange',
    () => {
      // The worker of the very first installation has the same version as its page.
      if (controlled) say('taken')
      controlled = true
      look()
    },
    { signal },
  )
  document.addEventListener(
    'visibilitychange',
    () => {
      look()
      if (document.visibilityState === 'hidden' || Date.now() - askedAt < AN_HOUR) return
      askedAt = Date.now()
      void registration?.update().catch(() => undefined) // Without signal the next check looks again.
    },
    { signal },
  )
  const timer = setInterval(look, SOON)
  const stopFree = onFree(look)
  return () => {
    over.abort()
    clearInterval(timer)
    stopFree()
  }
}

let applying = false

/**
 * Waits in line for the engine's lock: checking it now and then could always meet a change being sent. Without locks
 * other windows cannot be asked, and then the version line offers the new version.
 */
async function applyIfSafe(): Promise<void> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks || isBusy() || applying) return
  applying = true
  try {
    await locks.request(CERROJO, async () => {
      await locks.request(CERROJO_OCUPADO, { ifAvailable: true }, async (free) => {
        const waiting = registration?.waiting
        if (free && waiting && !isBusy()) await takeOver(waiting)
      })
    })
  } catch (error) {
    // An engine that wants to send has stolen the lock: the next check tries again.
    if ((error as Error).name !== 'AbortError') throw error
  } finally {
    applying = false
  }
}

/** Ends when the worker has taken over, has failed, or takes too long. Meanwhile no engine begins a call. */
export async function takeOver(worker: ServiceWorker): Promise<void> {
  const taken = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (worker.state === 'installed')
          setTimeout(() => worker.postMessage('aplicar-version'), A_MOMENT)
        if (worker.state === 'activated' || worker.state === 'redundant') resolve()
      }
      worker.addEventListener('statechange', look)
      setTimeout(resolve, TOO_LONG)
      look()
    })
  const { locks } = navigator as { locks?: LockManager }
  await (locks ? locks.request(CERROJO_RELEVO, taken) : taken())
}
