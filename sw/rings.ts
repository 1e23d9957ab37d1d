import { cacheNames } from 'workbox-core'
import { CacheFirst } from 'workbox-strategies'

import { SEGUNDO_ANILLO } from '#local/names.ts'

/**
 * A file of this build, and what its bytes must be: a Wi-Fi's page in its place is refused by the browser itself. `anillo`: 0
 * what the counter is made of, 1 the portal, 2 what nobody needs at a counter. `revision`: of one whose name stays.
 */
export type BuiltFile = {
  url: string
  revision: string | null
  anillo: number
  integrity?: string
}

/** Enough to fill a slow link while each answer is a second away; the page's own requests find room beside them. */
const AT_ONCE = 5
/** Behind everything else: the person's own data may be on its way. */
const UNHURRIED = 1

export function makeRings(files: readonly BuiltFile[]) {
  const byPath = new Map(files.map((file) => [new URL(file.url, location.origin).pathname, file]))

  /** What lies here of an address of this build. */
  async function kept(pathname: string): Promise<Response | undefined> {
    const file = byPath.get(pathname)
    return file && (await caches.open(cacheOf(file))).match(keyOf(file))
  }

  /** From here; or from the server, and then from here. */
  function answer(event: ExtendableEvent, request: Request): Promise<Response> {
    const file = byPath.get(new URL(request.url).pathname)
    if (!file) return fetch(request)
    const [response, settled] = bring(file, event)
    void settled.catch(() => undefined) // a full phone shows it all the same, and fetches it again the next time
    return response.catch(() => Response.error()) // the page says what it means
  }

  /**
   * Fetches what is not here yet of these rings, in their order and some at a time; rejects where something did not come. What
   * came stays, and the next time goes on from there.
   */
  async function complete(event: ExtendableEvent, ...anillos: number[]): Promise<void> {
    const queue = (await missingOf(files, anillos)).values()
    const inTurn = async () => {
      for (const file of queue) {
        const [response, settled] = bring(file, event)
        if (!(await response).ok) throw new Error(`${file.url}: ${(await response).status}`)
        await settled
      }
    }
    const atOnce = anillos.includes(2) ? UNHURRIED : AT_ONCE
    await Promise.all(Array.from({ length: atOnce }, inTurn))
  }

  /** Drops what is no file of this build. */
  async function forgetOthers(): Promise<void> {
    const ours = new Set(files.map(keyOf))
    for (const name of [cacheNames.precache, SEGUNDO_ANILLO]) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) if (!ours.has(url)) await cache.delete(url)
    }
  }

  const isOurs = (pathname: string) => byPath.has(pathname)

  return { isOurs, kept, answer, complete, forgetOthers }
}

async function missingOf(files: readonly BuiltFile[], anillos: number[]): Promise<BuiltFile[]> {
  const here = new Set<string>()
  for (const name of [cacheNames.precache, SEGUNDO_ANILLO])
    for (const { url } of await (await caches.open(name)).keys()) here.add(url)
  return anillos
    .flatMap((anillo) => files.filter((file) => file.anillo === anillo))
    .filter((file) => !here.has(keyOf(file)))
}

const bring = (file: BuiltFile, event: ExtendableEvent) =>
  new CacheFirst({
    cacheName: cacheOf(file),
    plugins: [
      {
        cacheKeyWillBeUsed: async () => keyOf(file),
        requestWillFetch: async () => requestFor(file),
        // The browser's own cache may hold half of a file, and for a year: what it is not believed for is asked of the server.
        handlerDidError: async () => fromServer(file),
      },
    ],
  }).handleAll({ event, request: new Request(file.url) })

async function fromServer(file: BuiltFile): Promise<Response> {
  const response = await fetch(requestFor(file, 'reload'))
  if (response.ok) await (await caches.open(cacheOf(file))).put(keyOf(file), response.clone())
  return response
}

const cacheOf = ({ anillo }: BuiltFile) => (anillo === 2 ? SEGUNDO_ANILLO : cacheNames.precache)

/** Under which address it lies: as workbox-precaching wrote it, so that no phone fetches it again. */
function keyOf({ url, revision }: BuiltFile): string {
  const key = new URL(url, location.origin)
  if (revision !== null) key.searchParams.set('__WB_REVISION__', revision)
  return key.href
}

const requestFor = (
  { url, revision, integrity }: BuiltFile,
  cache: RequestCache = revision === null ? 'default' : 'no-cache',
) => new Request(url, { cache, redirect: 'error', ...(integrity !== undefined && { integrity }) })
