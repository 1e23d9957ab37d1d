import { completarAplicacion } from '#live/version/aplicacion.ts'

/** Registers the offline worker once the page has what it needs to be used; without one the portal works with signal. */
export function registrarServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return // an insecure address, or a browser without it
  const register = () =>
    void navigator.serviceWorker
      .register(
        import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js',
        import.meta.env.DEV ? { type: 'module' } : { updateViaCache: 'none' },
      )
      .then(completarAplicacion, () => {
        // Refused by a setting, or a Wi-Fi's page came instead of the script: the next start tries again.
      })
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
  // What the signal cut short goes on with it.
  addEventListener('online', () => void completarAplicacion())
}
