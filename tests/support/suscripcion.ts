import type { Suscripcion } from '#contract/extensiones/avisos.ts'

/**
 * The browser's side of a push service, which no test browser has: it is asked as the real one is, with the person's permission,
 * and gives what the test holds the keys of. It outlives page and session, as the browser's own does; where it is run once more,
 * be it in the service worker, it gives another one from then on.
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

/** The browser takes away what it gave, as some do without giving another one: run in the page or the service worker. */
export const SIN_SUSCRIPCION = `caches.delete('prueba-de-suscripcion')`
