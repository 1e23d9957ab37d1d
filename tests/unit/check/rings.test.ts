import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { withRings } from '../../../tools/rings.ts'

const FILES = {
  'index.html': '<script src="/assets/main-aaaaaaaa.js">',
  'shell.html': '<script src="/assets/main-aaaaaaaa.js">',
  'mostrador.html': '',
  'assets/main-aaaaaaaa.js': 'main',
  'assets/r2/AsistenteScreen-aaaaaaaa.js': 'import "./pasos-aaaaaaaa.js"',
  'assets/r2/AyudaScreen-aaaaaaaa.js': '',
  'assets/r2/areas-aaaaaaaa.js': '',
  'assets/r2/papel-aaaaaaaa.js': '',
  'assets/r2/pasos-aaaaaaaa.js': '',
  'assets/r2/worker-papel-aaaaaaaa.js': 'much more than the screens are',
}

test('[WIZ-13, FLT-57] a request is installed after its photo worker, and both before optional parts', async () => {
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
  const second = JSON.parse(await readFile(join(folder, list?.url ?? ''), 'utf8'))
  expect(
    second.map(({ url }: { url: string }) => url.replace(/^.*\/|-aaaaaaaa\.js$/g, '')),
  ).toEqual(['areas', 'papel', 'worker-papel', 'pasos', 'AsistenteScreen', 'AyudaScreen'])
})
