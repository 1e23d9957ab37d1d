import { onPostgres } from '../../server/src/base/database.ts'
import { workInMemory } from '../../tools/memory.mjs'
import './insurer.ts'
import { startPostgres } from './postgres.ts'
import { seed } from './seededBase.ts'
import { TEMPLATE } from './template.ts'

/**
 * Starts one PostgreSQL with the demo for all browser tests of a run, if it is installed. Returns a
 * function that ends it.
 */
export default async function startTemplate(): Promise<() => void> {
  workInMemory() // a copy of a database takes a tenth of the time in memory
  const postgres = await startPostgres()
  if (!postgres) return () => undefined
  const url = await postgres.createDatabase()
  const base = onPostgres(url)
  await seed(base)
  await base.close()
  process.env[TEMPLATE] = url
  return postgres.stop
}
