import { type Base, onPostgres } from '../../server/src/base/database.ts'
import { copyDatabase, startPostgres } from './postgres.ts'
import { seed, seededBase } from './seededBase.ts'

const TEMPLATE = 'PORTAL_PLANTILLA'

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

/** A database with the demo for one browser test: copied in a PostgreSQL it costs a tenth of an embedded one. */
export async function ownBase(): Promise<Base> {
  const url = process.env[TEMPLATE]
  if (url === undefined) return seededBase()
  const copy = await copyDatabase(url)
  const base = onPostgres(copy.url)
  return { ...base, close: () => base.close().then(copy.drop) }
}
