import { cacheNames } from 'workbox-core'
import { CacheFirst } from 'workbox-strategies'

import { SEGUNDO_ANILLO, VERSIONES } from '#local/bases/names.ts'

/**
 * A file of this build and the hash of its bytes: with the hash, the browser itself refuses a Wi-Fi's page in its
 * place. `anillo`: 0 for the counter, 1 for the portal, 2 for parts that a counter does not need. `revision`: for a
 * file with a fixed name. `integrity`: SHA-256, as base64.
 */
export type BuiltFile = {
  url: string
  revision: string | null
  anillo: number
  integrity?: string
  /** A part that a locked phone needs before it shows anything. */
  candado?: true
  /** The portal's own reader of QR codes. */
  lector?: true
}

/**
 * Number of simultaneous downloads: enough to fill a link whose answers take a second; the page's own requests still
 * find room.
 */
const AT_ONCE = 5

const SECOND = '/assets/r2/'
const pathOf = ({ url }: BuiltFile) => new URL(url, location.origin).pathname

export function makeRings(files: readonly BuiltFile[]) {
  const byPath = new Map(files.map((file) => [pathOf(file), file]))
  const list = files.find(({ anillo }) => anillo === 2)
  let listed: Promise<readonly BuiltFile[]> | undefined

  /**
   * The list of the second ring's files. This script has only its address, so that the counter works before the list
   * arrives.
   */
  function second(event: ExtendableEvent): Promise<readonly BuiltFile[]> {
    listed ??= readList(event).catch((error: unknown) => {
      listed = undefined
      throw error
    })
    return listed
  }

  // List of this build, checked by its hash.
  const readList = async (event: ExtendableEvent): Promise<readonly BuiltFile[]> =>
    list ? (await brought(list, event)).json() : []

  /** Stored response for an address of this build. */
  async function kept(pathname: string): Promise<Response | undefined> {
    const file = byPath.get(pathname)
    return file && (await caches.open(cacheOf(file))).match(keyOf(file))
  }

  /** Answers from the cache; otherwise from the server, and stores it. */
  async function answer(event: ExtendableEvent, request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    // Only checked files are stored under their address: a start without signal does not wait for the list.
    const stored = await caches.match(request)
    if (stored) return stored
    const file =
      byPath.get(pathname) ??
      (await second(event).catch(() => [])).find((one) => pathOf(one) === pathname)
    if (!file) return fetch(request).catch(() => Response.error())
    const [response, settled] = bring(file, event)
    void settled.catch(() => undefined) // A full phone shows the file all the same, and fetches it again the next time.
    return response.catch(() => Response.error()) // The page shows the error.
  }

  /**
   * Fetches the missing files of these rings, in order and some at a time; rejects if one did not arrive. Arrived files
   * stay, and the next call continues.
   */
  async function complete(event: ExtendableEvent, ...anillos: number[]): Promise<void> {
    const queue = (await missingOf(files, anillos)).values()
    const inTurn = async () => {
      for (const file of queue) await brought(file, event)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
  }

  /** Fetches the parts of the second ring that a locked phone opens with. */
  async function completeLock(event: ExtendableEvent): Promise<void> {
    const parts = (await second(event)).filter(({ candado }) => candado)
    for (const file of await missingOf(parts, [2])) await brought(file, event)
  }

  /**
   * Fetches the files of the second ring, after everything else: one at a time, until the signal aborts. The reader of
   * codes is left out if at its turn the browser is known to have one.
   */
  async function completeSecond(
    event: ExtendableEvent,
    signal: AbortSignal,
    sinLector: () => boolean,
  ): Promise<void> {
    for (const file of await missingOf(await second(event), [2]))
      if (!file.lector || !sinLector()) await brought(file, event, signal)
  }

  /** Deletes files that are not part of this build; without the list of the second ring, all files of that ring. */
  async function forgetOthers(): Promise<void> {
    const last: BuiltFile[] = (list && (await (await kept(pathOf(list)))?.json())) ?? []
    const ours = new Set([...files, ...last].map(keyOf))
    for (const name of [cacheNames.precache, SEGUNDO_ANILLO]) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) if (!ours.has(url)) await cache.delete(url)
    }
  }

  const isOurs = (pathname: string) => byPath.has(pathname) || pathname.startsWith(SECOND)

  return { isOurs, kept, answer, complete, completeLock, completeSecond, second, forgetOthers }
}

/** Response from the cache, or from the server and then stored; rejects if its bytes are not those of the build. */
async function brought(
  file: BuiltFile,
  event: ExtendableEvent,
  signal?: AbortSignal,
): Promise<Response> {
  const [response, settled] = bring(file, event, signal)
  const answer = await response
  if (!answer.ok) throw new Error(`${file.url}: ${answer.status}`)
  await settled
  return answer
}

async function missingOf(files: readonly BuiltFile[], anillos: number[]): Promise<BuiltFile[]> {
  const here = new Set<string>()
  for (const name of [cacheNames.precache, SEGUNDO_ANILLO])
    for (const { url } of await (await caches.open(name)).keys()) here.add(url)
  return anillos
    .flatMap((anillo) => files.filter((file) => file.anillo === anillo))
    .filter((file) => !here.has(keyOf(file)))
}

const bring = (file: BuiltFile, event: ExtendableEvent, signal?: AbortSignal) =>
  new CacheFirst({
    cacheName: cacheOf(file),
    plugins: [
      {
        cacheKeyWillBeUsed: async () => keyOf(file),
        requestWillFetch: async () => requestFor(file, signal),
        cacheDidUpdate: ({ newResponse }) =>
          count(pathOf(file), newResponse).catch(() => undefined), // There is no room for the file.
        // The browser's own HTTP cache may hold half a file, for a year: a wrong one is fetched again from the
        // server.
        handlerDidError: async () => fromServer(file, signal),
      },
    ],
  }).handleAll({ event, request: new Request(file.url) })

/** Records the data used by a version: month, size from the server's headers, and file. */
const count = async (path: string, { headers }: Response) => {
  const month = new Date().toISOString().slice(0, 7)
  const key = `/${month}/${headers.get('content-length')}${path}`
  await (await caches.open(VERSIONES)).put(key, new Response())
}

async function fromServer(file: BuiltFile, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(requestFor(file, signal, 'reload'))
  if (response.ok) await (await caches.open(cacheOf(file))).put(keyOf(file), response.clone())
  return response
}

const cacheOf = ({ anillo }: BuiltFile) => (anillo === 2 ? SEGUNDO_ANILLO : cacheNames.precache)

/** Cache key in the form that workbox-precaching used, so that phones do not fetch the file again. */
function keyOf({ url, revision }: BuiltFile): string {
  const key = new URL(url, location.origin)
  if (revision !== null) key.searchParams.set('__WB_REVISION__', revision)
  return key.href
}

const requestFor = (
  { url, revision, integrity }: BuiltFile,
  signal?: AbortSignal,
  cache: RequestCache = revision === null ? 'default' : 'no-cache',
) =>
  new Request(url, {
    cache,
    redirect: 'error',
    ...(signal && { signal }),
    ...(integrity && { integrity: `sha256-${integrity}` }),
  })
