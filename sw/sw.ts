import { Queue } from 'workbox-background-sync'
import { cacheNames, clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

import { makeApi } from '#local/api.ts'
import { openDevice } from '#local/device.ts'
import { COLA } from '#local/names.ts'
import { again } from '#local/open.ts'
import { catalog } from '#model/catalog.ts'
import { sendAndRefresh } from '#sync/background.ts'

import { isPage, pageFor } from './pages.ts'
import { SECOND_RING, fetchSecondRing, isSecondRing } from './secondRing.ts'

declare const self: ServiceWorkerGlobalScope

type StaticRoute = { condition: { urlPattern: string }; source: { cacheName: string } }

const device = openDevice()
const world = { device, catalog, call: makeApi(device).call, now: Date.now, locks: navigator.locks }

const files = self.__WB_MANIFEST.map((file) =>
  typeof file === 'string' ? { url: file, revision: null } : file,
)
const secondRing = files.map(({ url }) => url).filter(isSecondRing)

precacheAndRoute(
  files.filter(({ url }) => !isSecondRing(url)),
  { directoryIndex: '', cleanURLs: false },
)
cleanupOutdatedCaches()

// Where the browser can, it takes these files from the cache by itself: a cold start does not wait for this worker.
self.addEventListener('install', (event) => {
  const { addRoutes } = event as ExtendableEvent & {
    addRoutes?: (rule: StaticRoute) => Promise<void>
  }
  const rule = {
    condition: { urlPattern: '/assets/:file' },
    source: { cacheName: cacheNames.precache },
  }
  if (addRoutes) event.waitUntil(addRoutes.call(event, rule).catch(() => undefined)) // an older form of it
})

registerRoute(isPage, () => pageFor(device))

// Hashed names: once fetched, a file never changes.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isSecondRing(url.pathname),
  new CacheFirst({ cacheName: SECOND_RING }),
)

// The Queue holds no request, Dexie does: it is here for its 'sync' event and its fallback at start.
// oxlint-disable-next-line no-new
new Queue(COLA, { onSync: () => again(device, () => sendAndRefresh(world)) })

self.addEventListener('message', (event) => {
  // A waiting version takes over when a page says that nothing would be lost.
  if (event.data === 'aplicar-version') void self.skipWaiting()
  if (event.data === 'segundo-anillo') event.waitUntil(fetchSecondRing(secondRing))
})
clientsClaim()
