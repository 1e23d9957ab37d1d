import { motor, traer, traerPrimera } from 'virtual:motor'
import { Queue } from 'workbox-background-sync'
import { cacheNames, clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'

import { COMPARTIDO, deQuien } from '#contract/compartido.ts'
import { COLA, ETIQUETA_AVISOS, ETIQUETA_PERIODICA } from '#local/bases/names.ts'
import { NEUTRO } from '#model/avisoAlTelefono.ts'

import { rings } from './files.ts'
import { isPage, pageFor } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

type StaticRoute = {
  condition: { urlPattern: string }
  source: 'network' | { cacheName: string }
}

/**
 * Where the browser can, it answers these by itself. Files come from the cache: a cold start does not wait for this worker.
 * A page's calls go to the provider: none wakes this worker, and none that begins while a newer version takes over holds that up
 * (docs/decisions/036).
 */
const ROUTES: StaticRoute[] = [
  {
    condition: { urlPattern: '/assets/:file' },
    source: { cacheName: cacheNames.precache },
  },
  { condition: { urlPattern: '/v1/*' }, source: 'network' },
]

self.addEventListener('install', (event) => {
  // What the counter needs is worth an installation of its own. A version that takes over from another one lacks nothing, and
  // knows what of the second ring it may keep.
  const files = self.registration.active
    ? [rings.complete(event, 0, 1), rings.second(event)]
    : [rings.complete(event, 0)]
  // Within the promise: what an event's listener throws does not end an installation.
  const counter = Promise.all([...files, bringEngine()])
  event.waitUntil(counter)
  // Behind it, and without it if the signal is lost: the portal opens all the same.
  event.waitUntil(counter.then(traerPrimera).catch(() => undefined))
  const { addRoutes } = event as ExtendableEvent & {
    addRoutes?: (rules: StaticRoute[]) => Promise<void>
  }
  if (addRoutes) event.waitUntil(addRoutes.call(event, ROUTES).catch(() => undefined)) // an older form of it
})

/** The browser keeps it with this version of the worker, and fetches it for as long as this lasts. */
async function bringEngine(): Promise<void> {
  await Promise.resolve() // the files are asked for first
  traer()
}

self.addEventListener('activate', (event) => event.waitUntil(rings.forgetOthers()))

registerRoute(isPage, ({ url }) => {
  openedAt = performance.now()
  return pageFor(url.pathname)
})
// What the phone's share menu hands over: kept here, without a word to the network. Of what another site hands over nothing is.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === COMPARTIDO,
  async ({ request }) => {
    // A database that is busy, no engine, or what came cannot be read: the page says that it was not kept.
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

/** A version that waits for its turn leaves the databases to the one before it: the fallback would run there, too. */
function isActive(): boolean {
  const { serviceWorker } = self as { serviceWorker?: ServiceWorker } // not on older browsers
  return serviceWorker === undefined || serviceWorker.state.startsWith('activat')
}

/** When the last page was asked for. */
let openedAt = -Infinity

/**
 * Sends and refreshes; an engine that cannot be run counts as one that did not get through. A page that is being opened has
 * the phone to itself: where much waits, a slow one is busy with that for as long as with the page, whose own engine sends, too.
 * A browser that starts calls this worker before it asks for the page.
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
    // Only a sync event is fired again; at a start without them what is left is the business of the next one.
    await ('sync' in self.registration ? sending : sending.catch(() => undefined))
  },
})

// Where the browser grants it: some hours apart, with every window closed.
self.addEventListener('periodicsync', (event) => {
  const woken = event as ExtendableEvent & { tag: string }
  // What is left is the business of the next sync.
  if (woken.tag === ETIQUETA_PERIODICA) woken.waitUntil(enviar().catch(() => undefined))
})

// A browser wants every message shown; what it tells of comes first, so that it opens without signal.
self.addEventListener('push', (event) => event.waitUntil(avisar(event.data?.text())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // The address that was put there; a window that is open may be in the middle of something.
  event.waitUntil(self.clients.openWindow(String(event.notification.data)))
})

// What it says of the old address and the new one differs by browser: what there is now is asked for.
self.addEventListener('pushsubscriptionchange', (event) => {
  const { sync } = self.registration as { sync?: { register: (tag: string) => Promise<void> } }
  // With the next signal; where no browser calls again, with the next page that opens.
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
  if (event.data === 'completar' || event.data === 'completar-lo-justo')
    event.waitUntil(completar(event, event.data === 'completar'))
})

/** Goes on with what an installation, or an earlier page, left to be fetched; and tells when the portal is whole. */
async function completar(event: ExtendableMessageEvent, todo: boolean): Promise<void> {
  const tell = (isWhole: boolean) => event.ports[0]?.postMessage(isWhole)
  try {
    await rings.complete(event, 0, 1)
    tell(true)
    if (todo) await rings.completeSecond(event, untilOther())
  } catch {
    tell(false) // no signal, no room, or somebody else's bytes: the next page that opens goes on from here
  }
}

/** Ends what is under way of the second ring. */
let second = new AbortController()

/**
 * Until the link is wanted for something else: a version that takes over waits until this one is through, and whoever pressed
 * 'Actualizar' with it.
 */
function untilOther(): AbortSignal {
  const { registration } = self
  // Every page asks, and one end is the end of all of it.
  if (second.signal.aborted) second = new AbortController()
  if (registration.installing ?? registration.waiting) second.abort()
  return second.signal
}
self.registration.addEventListener('updatefound', () => second.abort())

clientsClaim()
