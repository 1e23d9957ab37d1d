import { type Base, onPostgres } from '../../server/src/base/database.ts'
import { lentBase } from './lentBase.ts'
import { INSTALLED, findPostgres, startPostgres } from './postgres.ts'
import { seed } from './seededBase.ts'
import { IS_WHOLE_SUITE } from './suite.ts'

export type Kind = 'PGlite' | 'PostgreSQL'

/**
 * Databases that the server's tests run on: with every change the embedded one; in the whole suite
 * both, with a message if one is missing.
 */
export function kinds(): Kind[] {
  if (!IS_WHOLE_SUITE) return ['PGlite']
  if (findPostgres()) return ['PGlite', 'PostgreSQL']
  console.warn(`No PostgreSQL binaries in ${INSTALLED}: these tests run on PGlite only.`)
  return ['PGlite']
}

/**
 * For facts that only PostgreSQL can show: empty with every change and without PostgreSQL;
 * tests/server/postgres.test.ts says so.
 */
export const postgresOnly = (): Kind[] => (IS_WHOLE_SUITE && findPostgres() ? ['PostgreSQL'] : [])

/** Hundreds of writes take long on a busy machine, and no test of them is about time. */
export const HUNDREDS = { timeout: 5 * 60_000 }

/** A seeded database of its own, and a function that removes it. */
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
