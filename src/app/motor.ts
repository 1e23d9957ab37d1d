import { type Remote, wrap } from 'comlink'

import { askForSyncAgain, setEngine } from '#live/engine.ts'
import type { PortalWorker } from '#workers/portal.ts'

let worker: Remote<PortalWorker> | undefined

/** Starts the engine once the first picture is on screen: a slow phone does one thing at a time. */
export function encenderDespues(): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(encenderMotor, 500)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(encenderMotor, { timeout: 1500 })
  return () => cancelIdleCallback(idle)
}

/** Starts the sync engine in its worker and tells it what only a page can see. */
function encenderMotor(): void {
  // Somebody signs in where somebody else was before: the same engine, another session.
  if (worker) return void worker.wake('start')
  const motor = wrap<PortalWorker>(
    new Worker(new URL('../../workers/portal.ts', import.meta.url), { type: 'module' }),
  )
  worker = motor
  setEngine({
    wake: (why) => motor.wake(why),
    refresh: (resource, params, whateverItsAge) => motor.refresh(resource, params, whateverItsAge),
    discard: (id, anyway) => motor.discard(id, anyway),
  })
  addEventListener('online', () => void motor.wake('online'))
  // The browser knows at once that it lost the network: the next question makes it plain to the person.
  addEventListener('offline', () => void motor.wake('online'))
  document.addEventListener(
    'visibilitychange',
    () => void motor.wake(document.visibilityState === 'visible' ? 'visible' : 'hidden'),
  )
  void motor.wake('start')
  void askForSyncAgain()
}
