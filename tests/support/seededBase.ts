import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { prepareFolder } from '../../server/src/base/abrir.ts'
import { type Base, inMemory, onFolder } from '../../server/src/base/database.ts'
import { migrate } from '../../server/src/base/migrate.ts'
import { readMolde } from '../../server/src/base/molde.ts'
import { sembrar } from '../../server/src/sembrar.ts'
import { diaDe } from '../../src/formato/instantes.ts'
import { quickPasswords } from './passwords.ts'
import { folderOfTemplates } from './plantillas.setup.ts'

export const MIGRATIONS = resolve('server/drizzle')
const SEED = 1

/**
 * The demo's dates depend on Argentina's day: a run over midnight has a template for each of the
 * two days.
 */
const templateFile = () => join(folderOfTemplates(), `${diaDe(Date.now())}.tar`)

export async function seed(base: Base): Promise<void> {
  await migrate(base, MIGRATIONS)
  await sembrar(base.db, { seed: SEED, ahora: Date.now(), passwords: quickPasswords() })
}

/** The demo's database as bytes: made once in a run, copied from then on. */
async function template(): Promise<Blob> {
  const file = templateFile()
  if (!existsSync(file)) {
    const made = await inMemory(readMolde('dist', MIGRATIONS))
    await seed(made)
    if (made.kind !== 'pglite') throw new Error('The template is made on the embedded database.')
    const dump = await made.lite.dumpDataDir('none')
    await made.close()
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
    renameSync(draft, file) // another worker may be making the same one: both are whole
  }
  return new Blob([readFileSync(file)])
}

/** A new database in memory with the demo's data (0.4 s). */
export const seededBase = async (): Promise<Base> => inMemory(await template())

/**
 * Fills an empty folder as a first start of the demo does: a process under test then starts in a
 * second.
 */
export async function fillFolder(dataDir: string): Promise<void> {
  prepareFolder(dataDir)
  const base = await onFolder(dataDir, await template())
  await base.close()
}
