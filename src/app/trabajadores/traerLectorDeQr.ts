import { prepararLector } from './lectorDeQr.ts'

/**
 * Loads the QR reader once the service worker controls this page: the reader then stays on the phone after a single
 * visit.
 */
export function traerLectorDeQr(): () => void {
  let left = false
  const bring = () => {
    if (!left) void prepararLector().catch(() => undefined) // If it fails, the scan loads it again.
  }
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (serviceWorker?.controller) bring()
  else serviceWorker?.addEventListener('controllerchange', bring, { once: true })
  return () => {
    left = true
    serviceWorker?.removeEventListener('controllerchange', bring)
  }
}
