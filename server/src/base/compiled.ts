import type { Db } from './database.ts'

/**
 * A statement with placeholders, built once for each database and for the transactions of each connection: building its
 * text costs the process more than sending it. In a transaction of the embedded database it is built each time.
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
