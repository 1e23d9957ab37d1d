/** Registers the offline worker. Where it cannot be had, the portal works with signal and says what is missing. */
export async function registerServiceWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    await (import.meta.env.DEV
      ? navigator.serviceWorker.register('/dev-sw.js?dev-sw', { type: 'module', scope: '/' })
      : navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' }))
    void navigator.serviceWorker.ready.then(askForSecondRing)
    return true
  } catch {
    return false // refused by a setting, or a captive portal answered instead
  }
}

/** The screens that nobody needs at a counter come last, and not at all where the person pays by the megabyte. */
function askForSecondRing({ active }: ServiceWorkerRegistration) {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  if (connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true) return
  active?.postMessage('segundo-anillo')
}
