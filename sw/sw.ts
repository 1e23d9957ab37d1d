import { Queue } from 'workbox-background-sync'
import { cacheNames, clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

import { makeApi } from '#local/api.ts'
import { openDevice } from '#local/device.ts'
import { COLA } from '#local/names.ts'
import { catalog } from '#model/catalog.ts'
import { sendAndRefresh } from '#sync/background.ts'

import { isPage, pageFor } from './pages.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

const device = openDevice()
const world = { device, catalog, call: makeApi(device).call, now: Date.now, locks: navigator.locks }

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

registerRoute(isPage, () => pageFor(device))

// What is not part of the first ring has a hashed name: once fetched, it never changes.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: `${cacheNames.prefix}-anillo-2` }),
)

// The Queue holds no request, Dexie does: it is here for its 'sync' event and its fallback at start.
// oxlint-disable-next-line no-new
new Queue(COLA, { onSync: () => sendAndRefresh(world) })

// A waiting version takes over when a page says that nothing would be lost.
self.addEventListener('message', ({ data }) => {
  if (data === 'aplicar-version') void self.skipWaiting()
})
clientsClaim()
