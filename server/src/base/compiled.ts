import type { Db } from './database.ts'

/**
 * A statement with placeholders, built once for each database: building its text costs the process more than sending
 * it. In a transaction it is built each time.
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
