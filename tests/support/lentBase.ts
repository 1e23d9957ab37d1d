import type { PGlite } from '@electric-sql/pglite'

import { type Base, onLite } from '../../server/src/base/database.ts'
import { diaDe } from '../../src/formato/instantes.ts'
import { seededBase } from './seededBase.ts'

type Whole = { lite: PGlite; day: string; shape: string }

/** Databases not in use. Several exist if a test needed them side by side. */
const free: Whole[] = []
const KEPT = 2

/**
 * A seeded database, lent to a test or file: the next one in this process gets the same, after its
 * changed rows were restored. That takes a twentieth of the time of a copy.
 */
export async function lentBase(): Promise<Base> {
  const whole = (await freeOne()) ?? (await makeOne())
  const { lite, giveBack } = lent(whole.lite)
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    giveBack()
    if (free.length < KEPT) free.push(whole)
    else await whole.lite.close()
  }
  return { ...onLite(lite), close }
}

/**
 * A database as it was seeded, or undefined. A database of another day or with other tables is
 * closed.
 */
async function freeOne(): Promise<Whole | undefined> {
  const whole = free.pop()
  if (whole === undefined) return undefined
  if (whole.day === diaDe(Date.now()) && whole.shape === (await shapeOf(whole.lite))) {
    await putBack(whole.lite)
    return whole
  }
  await whole.lite.close()
  return freeOne()
}

async function makeOne(): Promise<Whole> {
  const day = diaDe(Date.now())
  const base = await seededBase()
  if (base.kind !== 'pglite') throw new Error('A seeded base is the embedded database.')
  const { lite } = base
  await lite.exec('create schema sembrado')
  const tables = await textsOf(
    lite,
    `select format('create table sembrado.%1$I as table public.%1$I', tablename) as text
     from pg_tables where schemaname = 'public'`,
  )
  await lite.exec(
    [
      ...tables,
      `create table sembrado.secuencias as
       select schemaname, sequencename, coalesce(last_value, start_value) as valor, last_value is not null as usada
       from pg_sequences where schemaname = 'public'`,
    ].join(';'),
  )
  await forgetChanges(lite)
  return { lite, day, shape: await shapeOf(lite) }
}

/** Tables, columns and their types, as one text. */
async function shapeOf(lite: PGlite): Promise<string> {
  const columns = await textsOf(
    lite,
    `select concat_ws(' ', table_name, column_name, data_type, is_nullable) as text
     from information_schema.columns where table_schema = 'public' order by 1`,
  )
  return columns.join('\n')
}

/** Only tables that were written to: PostgreSQL counts the rows of each. */
async function putBack(lite: PGlite): Promise<void> {
  await lite.query('select pg_stat_force_next_flush()')
  const tables = await textsOf(
    lite,
    `select format('delete from public.%1$I; insert into public.%1$I overriding system value table sembrado.%1$I', relname) as text
     from pg_stat_user_tables where schemaname = 'public' and n_tup_ins + n_tup_upd + n_tup_del > 0`,
  )
  if (tables.length === 0) return
  await lite.exec(
    [
      'begin',
      'set local session_replication_role = replica', // foreign keys do not restrict the order
      ...tables,
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, valor, usada) from sembrado.secuencias`,
      'commit',
    ].join(';'),
  )
  await forgetChanges(lite)
}

async function forgetChanges(lite: PGlite): Promise<void> {
  await lite.query('select pg_stat_force_next_flush()')
  await lite.query('select pg_stat_reset()')
}

async function textsOf(lite: PGlite, query: string): Promise<string[]> {
  const { rows } = await lite.query<{ text: string }>(query)
  return rows.map(({ text }) => text)
}

/**
 * The database until it is given back: work that a test left running then fails, as on a closed
 * database.
 */
function lent(whole: PGlite): { lite: PGlite; giveBack: () => void } {
  let isGivenBack = false
  const lite = new Proxy(whole, {
    get(target, name) {
      if (isGivenBack) throw new Error('This database was given back.')
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { lite, giveBack: () => void (isGivenBack = true) }
}
