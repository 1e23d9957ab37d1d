import { type Base, onPostgres } from '../../server/src/base/database.ts'
import { copyDatabase } from './postgres.ts'
import { seededBase } from './seededBase.ts'

/** Where the run's setup leaves word of it. */
export const TEMPLATE = 'PORTAL_PLANTILLA'

/** A database with the demo for one browser test: copied in a PostgreSQL it costs a tenth of an embedded one. */
export async function ownBase(): Promise<Base> {
  const url = process.env[TEMPLATE]
  if (url === undefined) return seededBase()
  const copy = await copyDatabase(url)
  const base = onPostgres(copy.url)
  return { ...base, close: () => base.close().then(copy.drop) }
}
