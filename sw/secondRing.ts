import { SEGUNDO_ANILLO } from '#local/names.ts'

/** A file of the build, and what its bytes must be: a Wi-Fi's page in its place is refused by the browser itself. */
export type BuiltFile = { url: string; integrity?: string | undefined }

export const isSecondRing = (url: string) => url.replace(/^\//, '').startsWith('assets/r2/')

/** Fetches what is missing, one file at a time, and drops what no build of today names. It goes on where it was stopped. */
export async function fetchSecondRing(files: BuiltFile[]): Promise<void> {
  const cache = await caches.open(SEGUNDO_ANILLO)
  const wanted = new Map(files.map((file) => [new URL(file.url, location.origin).href, file]))
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url)
  for (const [url, file] of wanted) {
    if (await cache.match(url)) continue
    try {
      await cache.add(requestFor(url, file)).catch(() => cache.add(requestFor(url, file, 'reload')))
    } catch {
      return // no signal, or somebody else's bytes: the next page that opens goes on from here
    }
  }
}

/** The same where a page asks for one that is not here yet. */
export function checked(request: Request, files: BuiltFile[]): Request {
  const { pathname } = new URL(request.url)
  const file = files.find(({ url }) => `/${url.replace(/^\//, '')}` === pathname)
  return requestFor(request, file)
}

const requestFor = (of: string | Request, file: BuiltFile | undefined, cache?: RequestCache) =>
  new Request(of, {
    ...(file?.integrity !== undefined && { integrity: file.integrity }),
    ...(cache && { cache }),
  })
