import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

import { screensOf } from './areas.ts'
import { areas } from './manifiestos.ts'

type Entry = { url: string; revision: string | null; size: number }
type Listed = Entry & { anillo: number; integrity: string; candado?: true; lector?: true }

/** Files of ring 0: the counter's document, its script, and the engine with Dexie, which signs and sends. */
const COUNTER = /^(mostrador\.html|assets\/(mostrador|worker-motor|dexie)-[\w-]+\.js)$/
const SECOND_RING = /^assets\/r2\//
/** Screens whose manifests place them first in the second ring. */
const PRONTO = screensOf(areas).flatMap(({ anillo, archivo }) =>
  anillo === 'pronto' ? [archivo] : [],
)
/**
 * Parts of the second ring that people open without signal, in this order: waiting changes, the family's records,
 * documents and signed prescriptions at a counter; then a new request, after its photo worker, because it promises to
 * accept photos without signal.
 */
const SOON = [
  new RegExp(`/(areas|datos|formularios|${PRONTO.join('|')}|VisorGuardado|segundaParte)-`),
  /\/(papel|worker-papel)-/,
  /\/AsistenteScreen-/,
]
/** Parts that a locked phone needs before it shows anything: the opening screen, and the lock's script of the engine. */
const LOCK = [/\/(candado|worker-candado)-/]
/** The reader of QR codes, which a phone does without if its browser has one. */
const READER = /\/worker-lector-/
/** A file name as the bundler writes it. */
const STATIC_IMPORT = /(?:from|import)\s*"(\.[^"]+)"/g
const MANIFEST = 'manifest.webmanifest'

/**
 * Writes the list for the service worker: each file with its ring (docs/decisions/012), in the order in which a phone
 * needs them, and the hash of its bytes, so that the browser refuses a Wi-Fi's sign-in page or half a file. Files of
 * the second ring are in a list of their own: their names would be half of the service worker, which the counter waits
 * for.
 */
export function withRings(folder: string) {
  const read = (url: string) => readFile(join(folder, url))
  const addressesIn = async (document: string) =>
    [...(await read(document)).toString().matchAll(/"\/([\w./-]+)"/g)].map(([, url]) => url)

  return async (entries: Entry[]) => {
    const first = [...(await addressesIn('shell.html')), ...(await addressesIn('index.html'))]
    const isFirst = (url: string) => url.endsWith('.html') || first.includes(url)
    const [counter, portal] = split(entries, ({ url }) => COUNTER.test(url))
    const [second, whole] = split(portal, ({ url }) => SECOND_RING.test(url))
    const [shell, rest] = split(whole, ({ url }) => isFirst(url))
    const needed = await withImports(second, SOON)
    const later = second.filter((file) => !needed.includes(file))
    // All screens come before the readers of documents and QR codes: each reader is as large as all screens together,
    // and would delay the person's own requests on a slow link.
    const bySize = later.toSorted((one, other) => one.size - other.size)
    const ring = (anillo: number, files: Entry[]): Promise<Listed[]> =>
      Promise.all(
        files.map(async ({ url, revision, size }) => {
          const integrity = hashOf(await read(url))
          // Revision and integrity are the same hash: in a list that every phone fetches, a second one would only add
          // bytes. The plugin lists its own manifest once more, under a revision that it computes.
          const same = revision !== null && url !== MANIFEST
          return {
            url,
            revision: same ? integrity.slice(-9, -1) : revision,
            size,
            anillo,
            integrity,
          }
        }),
      )
    const ofLock = new Set((await withImports(second, LOCK)).map(({ url }) => url))
    const listed = await ring(2, [...needed, ...bySize])
    const list = await keepList(
      listed.map((file) =>
        ofLock.has(file.url)
          ? { ...file, candado: true }
          : READER.test(file.url)
            ? { ...file, lector: true }
            : file,
      ),
    )
    const manifest = [
      ...(await ring(0, counter)),
      ...(await ring(1, [...shell, ...rest])),
      ...(await ring(2, [list])),
    ]
    return { manifest, warnings: [] }
  }

  /** Each chunk comes after its imports: a screen without its imports does not open. */
  async function withImports(second: Entry[], wanted: RegExp[]): Promise<Entry[]> {
    const ordered: Entry[] = []
    const seen = new Set<string>()
    const take = async (url: string) => {
      const file = second.find((one) => one.url === url)
      if (!file || seen.has(url)) return
      seen.add(url)
      if (url.endsWith('.js')) {
        for (const [, other = ''] of (await read(url)).toString().matchAll(STATIC_IMPORT))
          await take(posix.join(posix.dirname(url), other))
        for (const sheet of second) if (isSheetOf(url, sheet.url)) await take(sheet.url)
      }
      ordered.push(file)
    }
    for (const names of wanted) for (const { url } of second) if (names.test(url)) await take(url)
    return ordered
  }

  async function keepList(files: Listed[]): Promise<Entry> {
    const text = JSON.stringify(files.map(({ size: _size, ...file }) => file))
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 8)
    const url = `assets/r2/lista-${name}.json`
    await writeFile(join(folder, url), text)
    return { url, revision: null, size: text.length }
  }
}

const split = <T>(all: T[], isOne: (of: T) => boolean) =>
  [all.filter(isOne), all.filter((of) => !isOne(of))] as const

/** A chunk's style sheet has the chunk's name, and is loaded with it. */
const isSheetOf = (script: string, url: string) =>
  url.endsWith('.css') && withoutHash(url) === withoutHash(script)
const withoutHash = (url: string) => url.replace(/-[\w-]{8}\.\w+$/, '')

/** SHA-256, like all other hashes of files here. */
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')
