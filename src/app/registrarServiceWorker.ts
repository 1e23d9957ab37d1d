/** Registers the offline worker once the page has what it needs to be used; without one the portal works with signal. */
export function registrarServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return // an insecure address, or a browser without it
  const register = () =>
    void navigator.serviceWorker
      .register(
        import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js',
        import.meta.env.DEV ? { type: 'module' } : { updateViaCache: 'none' },
      )
      .then(() => navigator.serviceWorker.ready)
      .then(askForSecondRing, () => {
        // Refused by a setting, or a Wi-Fi's page came instead of the script: the next start tries again.
      })
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** The screens that nobody needs at a counter come last, and not at all where every megabyte counts. */
function askForSecondRing({ active }: ServiceWorkerRegistration): void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true) return
  active?.postMessage('segundo-anillo')
}
