import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { run } from './run.mjs'

/** The portal with the test area in it, and what the next version of that would be. */
const MODES = ['prueba', 'prueba-b']

const SOURCES = [
  'index.html',
  'package-lock.json',
  'public',
  'src',
  'sw',
  'tests/support/areaDePrueba',
  'tools/anillos.ts',
  'tools/area-de-prueba.ts',
  'tools/de-lo-que-importa.ts',
  'tools/motor.ts',
  'tools/mostrador.ts',
  'tools/primera-imagen.ts',
  'vite.config.ts',
  'workers',
]

/** Makes the builds that only the tests use; one that is younger than everything it is made of stays. */
export async function buildForTests() {
  const changedAt = Math.max(...(await Promise.all(SOURCES.map(newestIn))))
  for (const mode of MODES) {
    const stamp = join('dist', mode, 'hecho.json')
    if ((await madeAt(stamp)) > changedAt) continue
    const startedAt = Date.now()
    await run('npx', ['vite', 'build', '--mode', mode, '--logLevel', 'warn'])
    await mkdir(join('dist', mode), { recursive: true })
    await writeFile(stamp, JSON.stringify({ startedAt }))
  }
}

async function madeAt(stamp) {
  try {
    return JSON.parse(await readFile(stamp, 'utf8')).startedAt
  } catch {
    return 0 // never made, or broken off
  }
}

/** When the youngest file of a folder was written; a folder's own time tells what was taken out of it. */
async function newestIn(path) {
  const found = await stat(path)
  if (!found.isDirectory()) return found.mtimeMs
  const inside = await readdir(path)
  const times = await Promise.all(inside.map((name) => newestIn(join(path, name))))
  return Math.max(found.mtimeMs, ...times)
}
