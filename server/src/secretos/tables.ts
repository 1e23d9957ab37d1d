import { isNotNull } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Secrets of this installation, each sealed under another one: a process with one of them finds the others. */
export const secretos = pgTable(
  'secretos',
  {
    /** Name of the sealed secret, made from it. */
    nombre: text().notNull(),
    /** Name of the secret that opens it. */
    bajo: text().notNull(),
    sellado: text().notNull(),
    /** Signs from this time on, until the next one does. */
    desdeAt: bigint({ mode: 'number' }).notNull(),
    /** A leaked secret is not honoured from this time on. */
    filtradoAt: bigint({ mode: 'number' }),
    /** End of this row: a secret that is not honoured any more must not open its successor. */
    hastaAt: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.nombre, table.bajo] }),
    index().on(table.hastaAt).where(isNotNull(table.hastaAt)),
  ],
)
