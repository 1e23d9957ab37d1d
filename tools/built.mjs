// A build is not repeated while its sources are unchanged.
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Sources of the portal and its server, and the tools that build them: the plugins of Vite. */
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
  !path.startsWith('tools') ||
  /^tools\/([^/]+\.ts|(build|compress|licences|sbom|size)\.mjs)$/.test(path)

/** True if these files exist and were built from the present sources. */
export async function isMade(folder, files) {
  const there = await Promise.all(files.map((file) => stat(file).catch(() => undefined)))
  const note = await readFile(noteOf(folder), 'utf8').catch(() => undefined)
  return !there.includes(undefined) && note === (await madeOf())
}

/** Builds, and records the sources as they were before: a file that changes meanwhile leads to a new build. */
export async function makeAndNote(folder, make) {
  const content = await madeOf()
  await rm(noteOf(folder), { force: true }) // A build that is interrupted counts as not made.
  await make()
  await mkdir(folder, { recursive: true })
  await writeFile(noteOf(folder), content)
}

const noteOf = (folder) => join(folder, 'hecho.json')
const madeOf = async () => JSON.stringify({ node: process.version, de: await hashOf(SOURCES) })

/** Hash over the names and contents of files and folders. */
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
