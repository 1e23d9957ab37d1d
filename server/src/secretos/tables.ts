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
    /** Time from which a leaked secret is not accepted. */
    filtradoAt: bigint({ mode: 'number' }),
    /** Time when this row is removed: a secret that is not accepted any more must not open its successor. */
    hastaAt: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.nombre, table.bajo] }),
    index().on(table.hastaAt).where(isNotNull(table.hastaAt)),
  ],
)
