import { motor, traer, traerCandado, traerPrimera } from 'virtual:motor'
import { Queue } from 'workbox-background-sync'
import { cacheNames, clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'

import { COMPARTIDO, deQuien } from '#contract/compartido.ts'
import { COLA, ETIQUETA_AVISOS, ETIQUETA_PERIODICA } from '#local/bases/names.ts'
import { NEUTRO } from '#model/avisoAlTelefono.ts'

import { rings } from './files.ts'
import { hasLock, isPage, pageFor } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

type StaticRoute = {
  condition: { urlPattern: string }
  source: 'network' | { cacheName: string }
}

/**
 * Routes that the browser answers by itself, in browsers that support it. Files come from the cache, so that a cold
 * start does not wait for this worker. Calls of a page go straight to the provider: they do not wake this worker, and a
 * change of version does not delay them (docs/decisions/036).
 */
const ROUTES: StaticRoute[] = [
  {
    condition: { urlPattern: '/assets/:file' },
    source: { cacheName: cacheNames.precache },
  },
  { condition: { urlPattern: '/v1/*' }, source: 'network' },
]

self.addEventListener('install', (event) => {
  // A first installation succeeds with the counter's files alone. A version that replaces another one fetches all
  // files, and finds out which files of the second ring it may keep.
  const files = self.registration.active
    ? [rings.complete(event, 0, 1), rings.second(event), bringLock(event)]
    : [rings.complete(event, 0)]
  // Inside the promise, because an exception in an event's listener would not fail the installation.
  const counter = Promise.all([...files, bringEngine()])
  event.waitUntil(counter)
  // After the installation, and optional: the portal opens even if it fails.
  event.waitUntil(counter.then(traerPrimera).catch(() => undefined))
  // A lock that is put on later needs its script here, and the browser takes none after the installation.
  event.waitUntil(counter.then(traerCandado).catch(() => undefined))
  const { addRoutes } = event as ExtendableEvent & {
    addRoutes?: (rules: StaticRoute[]) => Promise<void>
  }
  if (addRoutes) event.waitUntil(addRoutes.call(event, ROUTES).catch(() => undefined)) // An older form of the browser's function.
})

/** The browser stores the script with this version of the worker, and fetches it while this promise is pending. */
async function bringEngine(): Promise<void> {
  await Promise.resolve() // One step later, so that the version's files are requested before it.
  traer()
}

/** A locked phone opens with parts of the second ring: they must be there before the version that has them takes over. */
async function bringLock(event: ExtendableEvent): Promise<void> {
  if (!(await hasLock())) return
  await rings.completeLock(event)
  traerCandado()
}

self.addEventListener('activate', (event) => event.waitUntil(rings.forgetOthers()))

registerRoute(isPage, ({ url }) => {
  openedAt = performance.now()
  return pageFor(url.pathname)
})
// Files from the phone's share menu: stored here, without the network. Files from another site are not stored.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === COMPARTIDO,
  async ({ request }) => {
    // If the database is busy, the engine is missing or the data are unreadable, the page says that nothing was stored.
    const de = deQuien(request, self.location.origin)
    const keeping = async () => motor().recibido(await request.formData(), de === 'no-se-sabe')
    const fue = de === 'otro-sitio' ? 'nada' : await keeping().catch(() => 'fallo')
    const where = fue === 'sin-sesion' ? '/signin' : COMPARTIDO
    return Response.redirect(`${where}?fue=${fue}`, 303)
  },
  'POST',
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && rings.isOurs(url.pathname),
  ({ event, request }) => rings.answer(event, request),
)

/**
 * A waiting version must not use the databases of the active one: the library's fallback at start would run in both.
 */
function isActive(): boolean {
  const { serviceWorker } = self as { serviceWorker?: ServiceWorker } // Older browsers do not have it.
  return serviceWorker === undefined || serviceWorker.state.startsWith('activat')
}

/** Time of the last request for a page. */
let openedAt = -Infinity

/**
 * Sends and refreshes; an engine that cannot run counts as a failed attempt. A page that is being opened has the
 * phone to itself: sending much takes a slow phone as long as the page, whose own engine sends too. A starting
 * browser calls this worker before it asks for the page.
 */
async function enviar(): Promise<void> {
  await after(A_MOMENT)
  await after(openedAt + AN_OPENING - performance.now())
  return motor().enviar()
}

const A_MOMENT = 500
const AN_OPENING = 5000
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

// The Queue holds no request, Dexie does: it is here for its 'sync' event and its fallback at start.
// oxlint-disable-next-line no-new
new Queue(COLA, {
  onSync: async () => {
    if (!isActive()) return
    const sending = enviar()
    // The browser repeats only a sync event; without sync events the next start sends the rest.
    await ('sync' in self.registration ? sending : sending.catch(() => undefined))
  },
})

// Browsers that allow it fire this event some hours apart, with every window closed.
self.addEventListener('periodicsync', (event) => {
  const woken = event as ExtendableEvent & { tag: string }
  // The next sync sends the rest.
  if (woken.tag === ETIQUETA_PERIODICA) woken.waitUntil(enviar().catch(() => undefined))
})

// Browsers require a notification for every message; its data are fetched first, so that it opens without signal.
self.addEventListener('push', (event) => event.waitUntil(avisar(event.data?.text())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // Opens the notification's address in a new window, because an open window may be in use.
  event.waitUntil(self.clients.openWindow(String(event.notification.data)))
})

// Browsers differ in the addresses that the event names: so the present one is read.
self.addEventListener('pushsubscriptionchange', (event) => {
  const { sync } = self.registration as { sync?: { register: (tag: string) => Promise<void> } }
  // With the next signal; in browsers without sync events, when the next page opens.
  const later = () => sync?.register(ETIQUETA_AVISOS)
  const changed = event as ExtendableEvent
  changed.waitUntil(direccion().catch(later))
})
self.addEventListener('sync', (event) => {
  const woken = event as ExtendableEvent & { tag: string }
  if (woken.tag === ETIQUETA_AVISOS) woken.waitUntil(direccion())
})

const direccion = async () => motor().direccion(self.registration)

async function avisar(text = ''): Promise<void> {
  const telling = async () => motor().aviso(text)
  const { titulo, ...como } = (await telling().catch(() => undefined)) ?? NEUTRO
  await self.registration.showNotification(titulo, {
    ...como,
    icon: '/icono-192.png',
    lang: 'es-AR',
  })
}

self.addEventListener('message', (event) => {
  // A waiting version takes over when a page says that nothing would be lost.
  if (event.data === 'aplicar-version') void self.skipWaiting()
  if (event.data === 'completar-despues') second.abort()
  if (/^(sin|con)-lector$/.test(event.data)) sinLector = event.data === 'sin-lector'
  if (event.data === 'completar' || event.data === 'completar-lo-justo')
    event.waitUntil(completar(event, event.data === 'completar'))
})

/** Continues an interrupted download of the portal's files, and reports when all of them are stored. */
async function completar(event: ExtendableMessageEvent, todo: boolean): Promise<void> {
  const tell = (isWhole: boolean) => event.ports[0]?.postMessage(isWhole)
  try {
    await rings.complete(event, 0, 1)
    tell(true)
    if (todo) await rings.completeSecond(event, untilOther(), () => sinLector)
  } catch {
    tell(false) // Without signal or room, or with wrong bytes, the next page that opens continues.
  }
}

/** True where the browser reads QR codes by itself; a page says so before it asks for files, or in the meantime. */
let sinLector = false

/** Ends the present fetch of the second ring. */
let second = new AbortController()

/**
 * Aborts the download when the link is needed: by a version that takes over and waits for this one to stop, and by a
 * person who pressed 'Actualizar'.
 */
function untilOther(): AbortSignal {
  const { registration } = self
  // Every page asks for it, and one abort ends it for all of them.
  if (second.signal.aborted) second = new AbortController()
  if (registration.installing ?? registration.waiting) second.abort()
  return second.signal
}
self.registration.addEventListener('updatefound', () => second.abort())

clientsClaim()
