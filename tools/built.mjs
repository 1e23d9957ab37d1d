// What was built is not built again as long as nothing of what it is made of has changed.
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the portal and its server are made of, and whatever makes them: of the tools, the plugins of Vite. */
const SOURCES = [
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'server',
  'src',
  'sw',
  'tests/support/areaDePrueba',
  'tools',
  'tsconfig.base.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'workers',
]
const isPartOf = (path) =>
  !path.startsWith('tools') || /\.ts$|\/(build|compress|sbom|size)\.mjs$/.test(path)

/** Whether these files lie there, made of what there is now. */
export async function isMade(folder, files) {
  const there = await Promise.all(files.map((file) => stat(file).catch(() => undefined)))
  const note = await readFile(noteOf(folder), 'utf8').catch(() => undefined)
  return !there.includes(undefined) && note === (await madeOf())
}

/** Makes it, and notes of what: as it was before, since what changes meanwhile may be in it or not. */
export async function makeAndNote(folder, make) {
  const content = await madeOf()
  await rm(noteOf(folder), { force: true }) // broken off, it was never made
  await make()
  await mkdir(folder, { recursive: true })
  await writeFile(noteOf(folder), content)
}

const noteOf = (folder) => join(folder, 'hecho.json')
const madeOf = async () => JSON.stringify({ node: process.version, de: await hashOf(SOURCES) })

/** One number for the names and contents of files and folders. */
export async function hashOf(paths) {
  const files = (await Promise.all(paths.map(filesIn))).flat().toSorted((a, b) => (a < b ? -1 : 1))
  const hash = createHash('sha256')
  const contents = await Promise.all(files.map((file) => readFile(file)))
  for (const [n, file] of files.entries())
    hash.update(`${file}\n${contents[n].length}\n`).update(contents[n])
  return hash.digest('hex')
}

async function filesIn(path) {
  if (!(await stat(path)).isDirectory()) return isPartOf(path) ? [path] : []
  const inside = await readdir(path)
  return (await Promise.all(inside.map((name) => filesIn(join(path, name))))).flat()
}
