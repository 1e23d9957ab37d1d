import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { temporaryFolder } from './temporaryFolder.ts'

export const STYLE = 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='
export const COUNTER_STYLE = 'sha256-CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC='
export const SCRIPT = 'sha256-BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB='

const FILES = {
  'index.html': '<!doctype html><title>portal</title>',
  'mostrador.html': '<!doctype html><title>mostrador</title>',
  'sw.js': 'self.skipWaiting()',
  'assets/main-abc.js': 'export {}',
  'assets/worker-motor-abc.js': 'export {}',
  'assets/r2/worker-lector-abc.js': 'export {}',
  'assets/main-abc.js.br': 'brotli',
  'assets/main-abc.js.gz': 'gzip',
  'assets/main-abc.js.map': '{}',
  'pelicula.mp4': '0123456789',
  '.vite/manifest.json': '{}',
}

/** A folder with a file of each kind that a build has: tests of the server run before anything is built. */
export function builtApp(): { appDir: string; remove: () => void } {
  const { folder, remove } = temporaryFolder('portal-app-')
  const appDir = join(folder, 'app')
  mkdirSync(join(appDir, 'assets/r2'), { recursive: true })
  mkdirSync(join(appDir, '.vite'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(appDir, name), text)
  const hashes = { styleHash: STYLE, counterStyleHash: COUNTER_STYLE, scriptHash: SCRIPT }
  writeFileSync(join(folder, 'csp.json'), JSON.stringify(hashes))
  return { appDir, remove }
}
