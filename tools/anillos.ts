import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Entry = { url: string; revision: string | null; size: number }

/** The counter's document, its script and the engine, which signs and sends. */
const COUNTER = /^(mostrador\.html|assets\/(mostrador|worker-motor)-[\w-]+\.js)$/
const SECOND_RING = /^assets\/r2\//

/**
 * Writes down for the service worker which file belongs to which ring (docs/decisions/012), in the order in which a phone
 * needs them; and the hash of each one's bytes, so that the browser refuses anything else in its place: a Wi-Fi's sign-in
 * page, half a file.
 */
export function conAnillos(folder: string) {
  const read = (url: string) => readFile(join(folder, url))
  const addressesIn = async (document: string) =>
    [...(await read(document)).toString().matchAll(/"\/([\w./-]+)"/g)].map(([, url]) => url)

  return async (entries: Entry[]) => {
    const first = [...(await addressesIn('shell.html')), ...(await addressesIn('index.html'))]
    const isFirst = (url: string) => url.endsWith('.html') || first.includes(url)
    const [counter, portal] = split(entries, ({ url }) => COUNTER.test(url))
    const [second, whole] = split(portal, ({ url }) => SECOND_RING.test(url))
    const [shell, rest] = split(whole, ({ url }) => isFirst(url))
    const inOrder = [counter, [...shell, ...rest], second].flatMap((ring, anillo) =>
      ring.map((entry) => ({ ...entry, anillo })),
    )
    const manifest = await Promise.all(
      inOrder.map(async (entry) => ({ ...entry, integrity: hashOf(await read(entry.url)) })),
    )
    return { manifest, warnings: [] }
  }
}

const split = <T>(all: T[], isOne: (of: T) => boolean) =>
  [all.filter(isOne), all.filter((of) => !isOne(of))] as const

const hashOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`
