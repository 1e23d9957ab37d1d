import { cacheNames } from 'workbox-core'

/** Screens that nobody needs at a counter: kept in a cache of their own, fetched when there is nothing better to do. */
export const SECOND_RING = `${cacheNames.prefix}-anillo-2`

export const isSecondRing = (url: string) => url.replace(/^\//, '').startsWith('assets/r2/')

/** Fetches what is missing, one file at a time, and drops what no build of today names. It goes on where it was stopped. */
export async function fetchSecondRing(urls: string[]): Promise<void> {
  const cache = await caches.open(SECOND_RING)
  const wanted = new Set(urls.map((url) => new URL(url, location.origin).href))
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url)
  for (const url of wanted) {
    if (await cache.match(url)) continue
    try {
      await cache.add(url)
    } catch {
      return // no signal: the next page that opens goes on from here
    }
  }
}
