import { completarAplicacion, isDetectorProbado } from '#live/version/aplicacion.ts'

/** Registers the service worker after the page has loaded; if that fails, the portal works with signal. */
export function registrarServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return // The address is insecure, or the browser has no service workers.
  const register = () =>
    void navigator.serviceWorker
      .register(
        import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js',
        import.meta.env.DEV ? { type: 'module' } : { updateViaCache: 'none' },
      )
      .then(completarAplicacion, () => {
        // A setting forbids it, or a Wi-Fi's page came in place of the script: the next start tries again.
      })
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
  // Continues downloads that a lost signal cut off.
  addEventListener('online', () => void completarAplicacion())
  void probarElDetector().catch(() => undefined) // The next start tries again.
}

/** Tries the browser's reader of QR codes once a version, when the page has time. */
async function probarElDetector(): Promise<void> {
  if (!('BarcodeDetector' in window && 'requestIdleCallback' in window)) return
  if (isDetectorProbado()) return
  await navigator.serviceWorker.ready
  await new Promise((resolve) => requestIdleCallback(resolve))
  await (await import('./probarDetector.ts')).probarDetector()
}
