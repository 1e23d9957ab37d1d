import { wrap } from 'comlink'

import { setEngine } from '#live/engine.ts'
import type { PortalWorker } from '#workers/portal.ts'

/** Starts the engine in its worker and tells it of everything that hints at signal. */
export function startEngine() {
  const worker = new Worker(new URL('../../workers/portal.ts', import.meta.url), {
    type: 'module',
    name: 'portal',
  })
  const portal = wrap<PortalWorker>(worker)
  setEngine({
    wake: (why) => portal.wake(why),
    refresh: (resource, params, whateverItsAge) => portal.refresh(resource, params, whateverItsAge),
  })
  const seen = () => void portal.wake(document.visibilityState === 'visible' ? 'visible' : 'hidden')
  const online = () => void portal.wake('online')
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('online', online)
  // The browser knows at once that it lost the network: the next question makes it plain to the person.
  window.addEventListener('offline', online)
  void portal.wake('start')
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('online', online)
    window.removeEventListener('offline', online)
    worker.terminate()
  }
}
