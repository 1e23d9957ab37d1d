/** Registers the offline worker. Where it cannot be had, the portal works with signal and says what is missing. */
export async function registerServiceWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    await (import.meta.env.DEV
      ? navigator.serviceWorker.register('/dev-sw.js?dev-sw', { type: 'module', scope: '/' })
      : navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' }))
    return true
  } catch {
    return false // refused by a setting, or a captive portal answered instead
  }
}
