import { type Placeholder, sql } from 'drizzle-orm'

import type { Db } from './database.ts'

/**
 * A statement with placeholders, built once for each database and for the transactions of each connection: building its
 * text costs the process more than sending it.
 */
export function compiled<S>(build: (db: Db) => S): (db: Db) => S {
  const built = new WeakMap<Db, S>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const statement = build(db)
    built.set(db, statement)
    return statement
  }
}

/**
 * A statement for each length of a list, in `inArray(column, places)`. The whole list as one value (`= any($1)`) would be
 * one statement, which PostgreSQL plans anew each time.
 */
export function compiledForList<S>(
  build: (db: Db, places: Placeholder[]) => S,
): (db: Db, list: readonly unknown[]) => S {
  const byLength = new Map<number, (db: Db) => S>()
  return (db, { length }) => {
    const known = byLength.get(length)
    if (known) return known(db)
    const places = Array.from({ length }, (_, n) => sql.placeholder(placeOf(n)))
    const statement = compiled((own) => build(own, places))
    byLength.set(length, statement)
    return statement(db)
  }
}

const placeOf = (n: number) => `uno${n}`

/** Values of the list, for `execute`. */
export const enLista = (list: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(list.map((one, n) => [placeOf(n), one]))
