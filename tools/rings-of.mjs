// Files of the build by ring (tools/rings.ts), and their bytes on the wire.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const APP = 'dist/app'
const LIST = /assets\/r2\/lista-[\w-]+\.json$/
/** Draws the first pictures; the service worker fetches it for itself, and no list names it. */
const PRIMERA = /assets\/r2\/worker-primera-[\w-]+\.js/g

/**
 * The files of each ring: of the counter, with the service worker itself; of the portal; and all others, which a list of
 * their own names.
 *
 * @returns {Promise<string[][]>}
 */
export async function ringsOf(worker = 'sw.js') {
  const text = await readFile(join(APP, worker), 'utf8')
  /** @type {string[][]} */
  const found = [[worker], [], []]
  for (const [entry] of text.matchAll(/\{[^{}]*?anillo[^{}]*?integrity[^{}]*?\}/g)) {
    const [, ring] = /anillo"?:(\d)/.exec(entry) ?? []
    const [, url] = /url"?:["'`]([^"'`]+)/.exec(entry) ?? []
    found[Number(ring)].push(url)
  }
  if (found[0].length === 1 || found[1].length === 0 || found[2].length === 0)
    throw new Error(`${worker} lists no rings.`)
  const list = found[2].find((url) => LIST.test(url))
  const listed = list === undefined ? [] : JSON.parse(await readFile(join(APP, list), 'utf8'))
  found[2].push(...listed.map(({ url }) => url), ...(text.match(PRIMERA) ?? []).slice(0, 1))
  return found
}

/** Small files are served uncompressed. */
export async function sizeOf(file) {
  const found = await stat(join(APP, `${file}.br`)).catch(() => stat(join(APP, file)))
  return found.size
}

/**
 * Bytes of all these files on the wire.
 *
 * @param {string[]} files
 */
export async function countedBytes(files) {
  const sizes = await Promise.all(files.map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}
