import type { Suscripcion } from '#contract/extensiones/avisos.ts'

/**
 * Stands in for the browser's side of a push service, which test browsers lack: it needs the
 * person's permission like the real one, and returns a subscription with the test's keys. It
 * outlives page and session, as the browser's own does; run once more, also in the service worker,
 * it returns the new one from then on.
 */
export const conServicioDeAvisos = ({ endpoint, p256dh, auth }: Suscripcion) => `
(() => {
  const KEPT = 'prueba-de-suscripcion'
  const AT = '/prueba-de-suscripcion'
  const given = ${JSON.stringify({ endpoint, keys: { p256dh, auth } })}
  const subscription = (json) => ({
    endpoint: json.endpoint,
    toJSON: () => json,
    unsubscribe: async () => caches.delete(KEPT),
  })
  PushManager.prototype.getSubscription = async () => {
    const kept = await caches.match(AT, { cacheName: KEPT })
    return kept ? subscription(await kept.json()) : null
  }
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    const asked = (globalThis.preguntas ??= [])
    asked.push({ userVisibleOnly, applicationServerKey, tocado: navigator.userActivation?.isActive })
    const may = (await Notification.requestPermission?.()) ?? Notification.permission
    if (may !== 'granted')
      throw new DOMException('denied', 'NotAllowedError')
    await (await caches.open(KEPT)).put(AT, new Response(JSON.stringify(given)))
    return subscription(given)
  }
})()`

/**
 * Removes the subscription, as some browsers do without giving another; runs in the page or the
 * service worker.
 */
export const SIN_SUSCRIPCION = `caches.delete('prueba-de-suscripcion')`
