import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { withRings } from '../../../tools/rings.ts'

const FILES = {
  'index.html': '<script src="/assets/main-aaaaaaaa.js">',
  'shell.html': '<script src="/assets/dexie-aaaaaaaa.js"><script src="/assets/main-aaaaaaaa.js">',
  'mostrador.html': '',
  'assets/dexie-aaaaaaaa.js': 'dexie',
  'assets/main-aaaaaaaa.js': 'main',
  'assets/worker-motor-aaaaaaaa.js': 'motor',
  'assets/r2/AsistenteScreen-aaaaaaaa.js': 'import "./pasos-aaaaaaaa.js"',
  'assets/r2/AyudaScreen-aaaaaaaa.js': '',
  'assets/r2/areas-aaaaaaaa.js': '',
  'assets/r2/papel-aaaaaaaa.js': '',
  'assets/r2/pasos-aaaaaaaa.js': '',
  'assets/r2/worker-lector-aaaaaaaa.js': 'reader of codes',
  'assets/r2/worker-papel-aaaaaaaa.js': 'much more than the screens are',
}

const nameOf = (url: string) => url.replace(/^.*\/|-aaaaaaaa\.js$/g, '')

/** Files of the first rings, and of the second one by its own list, in the order in which they are fetched. */
async function listed() {
  const folder = await mkdtemp(join(tmpdir(), 'anillos-'))
  for (const [url, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, url)), { recursive: true })
    await writeFile(join(folder, url), text)
  }
  const entries = Object.entries(FILES).map(([url, text]) => ({
    url,
    revision: null,
    size: text.length,
  }))
  const { manifest } = await withRings(folder)(entries)
  const list = manifest.find(({ anillo }) => anillo === 2)
  const second: { url: string; lector?: true }[] = JSON.parse(
    await readFile(join(folder, list?.url ?? ''), 'utf8'),
  )
  return { manifest, second }
}

test('[WIZ-13, FLT-57] a request is installed after its photo worker, and both before optional parts', async () => {
  const { second } = await listed()

  expect(second.map(({ url }) => nameOf(url))).toEqual([
    'areas',
    'papel',
    'worker-papel',
    'pasos',
    'AsistenteScreen',
    'AyudaScreen',
    'worker-lector',
  ])
})

test('[SEC-50] the reader of QR codes is the only file that a phone may do without', async () => {
  const { second } = await listed()

  expect(second.filter(({ lector }) => lector).map(({ url }) => nameOf(url))).toEqual([
    'worker-lector',
  ])
})

test('[FLT-57] the counter is installed with the engine and with Dexie, which the engine needs', async () => {
  const { manifest } = await listed()

  const counter = manifest.filter(({ anillo }) => anillo === 0)
  expect(counter.map(({ url }) => nameOf(url)).toSorted()).toEqual([
    'dexie',
    'mostrador.html',
    'worker-motor',
  ])
})
