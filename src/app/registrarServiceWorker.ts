/** Registers the offline worker once the page has what it needs to be used. */
export function registrarServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return // an insecure address, or a browser without it
  const register = () =>
    void navigator.serviceWorker.register(
      import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js',
      import.meta.env.DEV ? { type: 'module' } : {},
    )
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
