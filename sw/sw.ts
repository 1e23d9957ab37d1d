import { motor, traer } from 'virtual:motor'
import { Queue } from 'workbox-background-sync'
import { cacheNames, clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'

import { COLA, ETIQUETA_PERIODICA } from '#local/names.ts'

import { rings } from './files.ts'
import { isPage, pageFor } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

type StaticRoute = { condition: { urlPattern: string }; source: { cacheName: string } }

self.addEventListener('install', (event) => {
  // What the counter needs is worth an installation of its own. A version that takes over from another one lacks nothing.
  const whole = self.registration.active ? [0, 1] : [0]
  // Within the promise: what an event's listener throws does not end an installation.
  event.waitUntil(Promise.all([rings.complete(event, ...whole), bringEngine()]))
  // Where the browser can, it takes these files from the cache by itself: a cold start does not wait for this worker.
  const { addRoutes } = event as ExtendableEvent & {
    addRoutes?: (rule: StaticRoute) => Promise<void>
  }
  const rule = {
    condition: { urlPattern: '/assets/:file' },
    source: { cacheName: cacheNames.precache },
  }
  if (addRoutes) event.waitUntil(addRoutes.call(event, rule).catch(() => undefined)) // an older form of it
})

/** The browser keeps it with this version of the worker, and fetches it for as long as this lasts. */
async function bringEngine(): Promise<void> {
  await Promise.resolve() // the files are asked for first
  traer()
}

self.addEventListener('activate', (event) => event.waitUntil(rings.forgetOthers()))

registerRoute(isPage, ({ url }) => pageFor(url.pathname))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && rings.isOurs(url.pathname),
  ({ event, request }) => rings.answer(event, request),
)

/** A version that waits for its turn leaves the databases to the one before it: the fallback would run there, too. */
function isActive(): boolean {
  const { serviceWorker } = self as { serviceWorker?: ServiceWorker } // not on older browsers
  return serviceWorker === undefined || serviceWorker.state.startsWith('activat')
}

/** Sends and refreshes; an engine that cannot be run counts as one that did not get through. */
const enviar = async () => motor().enviar()

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

self.addEventListener('message', (event) => {
  // A waiting version takes over when a page says that nothing would be lost.
  if (event.data === 'aplicar-version') void self.skipWaiting()
  if (event.data === 'completar' || event.data === 'completar-lo-justo')
    event.waitUntil(completar(event, event.data === 'completar'))
})

/** Goes on with what an installation, or an earlier page, left to be fetched; and tells when the portal is whole. */
async function completar(event: ExtendableMessageEvent, todo: boolean): Promise<void> {
  const tell = (isWhole: boolean) => event.ports[0]?.postMessage(isWhole)
  try {
    await rings.complete(event, 0, 1)
    tell(true)
    if (todo) await rings.complete(event, 2)
  } catch {
    tell(false) // no signal, no room, or somebody else's bytes: the next page that opens goes on from here
  }
}

clientsClaim()
