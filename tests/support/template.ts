import { type Base, inMemory, onPostgres } from '../../server/src/base/database.ts'
import { copyDatabase } from './postgres.ts'
import { seededBase } from './seededBase.ts'

/** Name of the variable by which the run's setup passes the template. */
export const TEMPLATE = 'PORTAL_PLANTILLA'

/**
 * A database with the demo for one browser test: copied in a PostgreSQL it costs a tenth of an
 * embedded one.
 */
export async function ownBase(): Promise<Base> {
  const url = process.env[TEMPLATE]
  return url === undefined ? seededBase() : copyOf(url)
}

async function copyOf(url: string): Promise<Base> {
  const copy = await copyDatabase(url)
  const base = onPostgres(copy.url)
  return { ...base, close: () => base.close().then(copy.drop) }
}

export type BaseMold = { copy: () => Promise<Base>; drop: () => Promise<unknown> }

/** A database like the demo's, to be prepared by a test; `finish` closes it and makes it a template for many tests. */
export async function beginMold(): Promise<{ base: Base; finish: () => Promise<BaseMold> }> {
  const url = process.env[TEMPLATE]
  if (url !== undefined) {
    const { url: worked, drop } = await copyDatabase(url)
    const base = onPostgres(worked)
    const finish = () => base.close().then(() => ({ copy: () => copyOf(worked), drop }))
    return { base, finish }
  }
  const base = await seededBase()
  if (base.kind !== 'pglite') throw new Error('A seeded base is the embedded database.')
  return {
    base,
    async finish() {
      const dump = await base.lite.dumpDataDir('none')
      await base.close()
      return { copy: () => inMemory(dump), drop: async () => undefined }
    },
  }
}

/** A template for many tests: a database like the demo's, prepared by `work`. */
export async function moldOf(work: (base: Base) => Promise<void>): Promise<BaseMold> {
  const { base, finish } = await beginMold()
  await work(base)
  return finish()
}
