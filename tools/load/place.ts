import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'

import { startPostgres } from '../../tests/support/postgres.ts'
import { parentOf, processorMsUnder } from '../processor.ts'
import { attempt } from '../run.mjs'
import type { Query } from './people.ts'

/** A database with the demo and many members. */
export type Place = {
  /** For the processes that serve it. */
  ours: Record<string, string>
  bare: Record<string, string>
  /** Asks the database before the processes use it, and, on PostgreSQL, beside them. */
  query: Query
  /** From here on the processes use it. */
  ready: () => Promise<void>
  databaseMs: () => number
}

/** Takes the function that removes a place, as soon as there is something to remove: the members take minutes. */
export type AtEnd = (remove: () => void) => void

const KEPT = 'create table if not exists carga (id serial primary key, texto text)'

/** A new PostgreSQL that waits for its disk at each commit, or an existing database that was filled before. */
export async function onPostgres(members: number, atEnd: AtEnd, given?: string): Promise<Place> {
  const postgres = given === undefined ? await startPostgres({ durable: true }) : undefined
  if (postgres) atEnd(postgres.stop)
  const DATABASE_URL = given ?? (await postgres?.createDatabase())
  if (DATABASE_URL === undefined) throw new Error('PostgreSQL was there a moment ago.')
  if (given === undefined) await seed({ DATABASE_URL }, members)
  const pool = new Pool({ connectionString: DATABASE_URL, max: 2 })
  await pool.query(KEPT)
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  return {
    ours: { DATABASE_URL },
    bare: { DATABASE_URL },
    query: (text, values) => pool.query(text, values),
    ready: async () => undefined,
    databaseMs: () => processorMsUnder(postmaster),
  }
}

/** The embedded database, and a copy of it for the bare server: only one process can use a folder. */
export async function onFolders(members: number, atEnd: AtEnd): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-carga-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const [ours, bare] = [join(folder, 'ours'), join(folder, 'bare')]
  await seed({ DATA_DIR: ours }, members)
  const lite = await PGlite.create(join(ours, 'base'))
  await lite.query(KEPT)
  return {
    ours: { DATA_DIR: ours },
    bare: { FOLDER: join(bare, 'base') },
    query: (text, values) => lite.query(text, values),
    ready: async () => {
      await lite.exec('vacuum analyze')
      await lite.close()
      cpSync(ours, bare, { recursive: true })
    },
    databaseMs: () => 0,
  }
}

/** The demo and more members, as `npm run seed` makes them. */
async function seed(env: Record<string, string>, members: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-semilla-'))
  const code = await attempt(
    process.execPath,
    ['--import', 'tsx', 'server/src/seed.ts', '--members', String(members)],
    { DATA_DIR: folder, ...env },
  )
  rmSync(folder, { recursive: true, force: true })
  if (code !== 0) throw new Error('The members could not be made.')
}
