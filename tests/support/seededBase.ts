import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { createPasswords } from '../../server/src/acceso/passwords.ts'
import { type Base, inMemory } from '../../server/src/base/database.ts'
import { migrate } from '../../server/src/base/migrate.ts'
import { sembrar } from '../../server/src/semilla/sembrar.ts'

export const MIGRATIONS = resolve('server/drizzle')
const SEED = 1
// Anything that changes what a seeded database looks like makes another template.
const SOURCES = ['server/drizzle', 'server/data', 'server/src', 'package-lock.json']

function textsOf(path: string): string[] {
  if (!path.includes('.') || path.endsWith('/')) {
    const entries = readdirSync(path, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => readFileSync(file, 'utf8'))
  }
  return [readFileSync(path, 'utf8')]
}

function templateFile(): string {
  const today = new Date().toISOString().slice(0, 10) // the demo's dates hang from the day it was made
  const hash = createHash('sha256').update(SOURCES.flatMap(textsOf).join('\0')).update(today)
  const folder = join(tmpdir(), 'mi-cobertura-pruebas')
  mkdirSync(folder, { recursive: true })
  return join(folder, `${hash.digest('hex').slice(0, 24)}.tar`)
}

export async function seed(base: Base): Promise<void> {
  await migrate(base, MIGRATIONS)
  await sembrar(base.db, { seed: SEED, ahora: Date.now(), passwords: createPasswords() })
}

/** A database of its own in memory with the demo in it: made once, copied from then on (0.4 s). */
export async function seededBase(): Promise<Base> {
  const file = templateFile()
  if (!existsSync(file)) {
    const made = await inMemory()
    await seed(made)
    if (made.kind !== 'pglite') throw new Error('The template is made on the embedded database.')
    const dump = await made.lite.dumpDataDir('none')
    await made.close()
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
    renameSync(draft, file) // another worker may be making the same one: both are whole
  }
  return inMemory(new Blob([readFileSync(file)]))
}
