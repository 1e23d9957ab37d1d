import { onPostgres } from '../../server/src/base/database.ts'
import { workInMemory } from '../../tools/memory.mjs'
import { startPostgres } from './postgres.ts'
import { seed } from './seededBase.ts'
import { TEMPLATE } from './template.ts'

/** One PostgreSQL with the demo in it for all browser tests of a run, where it is installed. Answers how to end it. */
export default async function startTemplate(): Promise<() => void> {
  workInMemory() // a copy of a database takes a tenth of the time there
  const postgres = await startPostgres()
  if (!postgres) return () => undefined
  const url = await postgres.createDatabase()
  const base = onPostgres(url)
  await seed(base)
  await base.close()
  process.env[TEMPLATE] = url
  return postgres.stop
}
