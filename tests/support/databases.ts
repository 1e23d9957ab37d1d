import { type Base, onPostgres } from '../../server/src/base/database.ts'
import { lentBase } from './lentBase.ts'
import { INSTALLED, findPostgres, startPostgres } from './postgres.ts'
import { seed } from './seededBase.ts'
import { IS_WHOLE_SUITE } from './suite.ts'

export type Kind = 'PGlite' | 'PostgreSQL'

/** Where the server's tests run: with every change on the embedded one; in the whole suite on both, saying so where one is missing. */
export function kinds(): Kind[] {
  if (!IS_WHOLE_SUITE) return ['PGlite']
  if (findPostgres()) return ['PGlite', 'PostgreSQL']
  console.warn(`No PostgreSQL binaries in ${INSTALLED}: these tests run on PGlite only.`)
  return ['PGlite']
}

/**
 * For what only PostgreSQL can show: nothing is defined with every change, nor where it is not installed, and
 * tests/server/postgres.test.ts says so.
 */
export const postgresOnly = (): Kind[] => (IS_WHOLE_SUITE && findPostgres() ? ['PostgreSQL'] : [])

/** Hundreds of writes take on a busy machine what they take: no test of them is about how long. */
export const HUNDREDS = { timeout: 5 * 60_000 }

/** A seeded database of its own, and a way to be rid of it. */
export async function openSeeded(
  kind: Kind,
): Promise<{ base: Base; url?: string; close: () => Promise<void> }> {
  if (kind === 'PGlite') {
    const base = await lentBase()
    return { base, close: base.close }
  }
  const postgres = await startPostgres()
  if (!postgres) throw new Error('PostgreSQL was there a moment ago.')
  const url = await postgres.createDatabase()
  const base = onPostgres(url)
  await seed(base)
  return {
    base,
    url,
    async close() {
      await base.close()
      postgres.stop()
    },
  }
}
