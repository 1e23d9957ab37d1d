import { useEffect, useState } from 'react'

import { producto } from '#contract/producto.ts'

/** Which version runs, and whether a newer one waits to be loaded. */
export function useVersion(): { current: string; waiting: boolean; apply: () => void } {
  const [worker, setWorker] = useState<ServiceWorker | null>(null)

  useEffect(() => {
    let followed: ServiceWorkerRegistration | undefined
    const look = () => setWorker(followed?.active ? followed.waiting : null)
    const found = () => followed?.installing?.addEventListener('statechange', look)
    void navigator.serviceWorker?.getRegistration().then((registration) => {
      followed = registration
      followed?.addEventListener('updatefound', found)
      look()
    })
    return () => followed?.removeEventListener('updatefound', found)
  }, [])

  return { current: producto.version, waiting: worker !== null, apply: () => applyVersion(worker) }
}

/** Lets the waiting version take over, and reloads into it. */
function applyVersion(waiting: ServiceWorker | null) {
  if (!waiting) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waiting.postMessage('aplicar-version')
}
