import { onPostgres } from '../../server/src/base/database.ts'
import { startPostgres } from './postgres.ts'
import { seed } from './seededBase.ts'
import { TEMPLATE } from './template.ts'

/** One PostgreSQL with the demo in it for all browser tests of a run, where it is installed. Answers how to end it. */
export default async function startTemplate(): Promise<() => void> {
  const postgres = await startPostgres()
  if (!postgres) return () => undefined
  const url = await postgres.createDatabase()
  const base = onPostgres(url)
  await seed(base)
  await base.close()
  process.env[TEMPLATE] = url
  return postgres.stop
}
