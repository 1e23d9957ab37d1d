import { motor, traer } from 'virtual:motor'
import { Queue } from 'workbox-background-sync'
import { cacheNames, clientsClaim } from 'workbox-core'
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

import { COLA, ETIQUETA_PERIODICA, SEGUNDO_ANILLO } from '#local/names.ts'

import { isPage, pageFor } from './pages.ts'
import { checked, fetchSecondRing, isSecondRing } from './secondRing.ts'

declare const self: ServiceWorkerGlobalScope

type StaticRoute = { condition: { urlPattern: string }; source: { cacheName: string } }

const files = self.__WB_MANIFEST.map((file) =>
  typeof file === 'string' ? { url: file, revision: null } : file,
)
const secondRing = files.filter(({ url }) => isSecondRing(url))

// The browser's own cache may hold half of a file, and for a year: what it is not believed for is asked of the server.
addPlugins([
  {
    handlerDidError: async ({ request, event }) =>
      event.type === 'install' ? keepFromServer(request) : undefined,
  },
])
precacheAndRoute(
  files.filter(({ url }) => !isSecondRing(url)),
  { directoryIndex: '', cleanURLs: false },
)
cleanupOutdatedCaches()

// Where the browser can, it takes these files from the cache by itself: a cold start does not wait for this worker.
self.addEventListener('install', (event) => {
  // Within the promise: what an event's listener throws does not end an installation.
  event.waitUntil(
    new Promise<void>((done) => {
      traer()
      done()
    }),
  )
  const { addRoutes } = event as ExtendableEvent & {
    addRoutes?: (rule: StaticRoute) => Promise<void>
  }
  const rule = {
    condition: { urlPattern: '/assets/:file' },
    source: { cacheName: cacheNames.precache },
  }
  if (addRoutes) event.waitUntil(addRoutes.call(event, rule).catch(() => undefined)) // an older form of it
})

registerRoute(isPage, ({ url }) => pageFor(url.pathname))

// Hashed names: once fetched, a file never changes.
const fromSecondRing = new CacheFirst({
  cacheName: SEGUNDO_ANILLO,
  plugins: [
    {
      requestWillFetch: async ({ request }) => checked(request, secondRing),
      handlerDidError: async () => Response.error(), // the page says what it means
    },
  ],
})
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isSecondRing(url.pathname),
  ({ event, request }) => {
    const [response, kept] = fromSecondRing.handleAll({ event, request })
    void kept.catch(() => undefined) // a full phone shows it all the same, and fetches it again the next time
    return response
  },
)

async function keepFromServer(request: Request): Promise<Response | undefined> {
  const response = await fetch(new Request(request, { cache: 'reload' }))
  if (!response.ok) return undefined
  await (await caches.open(cacheNames.precache)).put(request, response.clone())
  return response
}

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
  if (event.data === 'segundo-anillo') event.waitUntil(fetchSecondRing(secondRing))
})
clientsClaim()
