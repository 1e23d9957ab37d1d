import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Number of events in the current window: rate limits shared by all processes. */
export const limites = pgTable(
  'limites',
  {
    clave: text().primaryKey(),
    desdeAt: bigint({ mode: 'number' }).notNull(),
    cuenta: integer().notNull(),
  },
  (table) => [index().on(table.desdeAt)],
)

/** Failed sign-ins in a row, by a keyed hash of the typed user (SEC-08); shared by all processes. */
export const intentos = pgTable(
  'intentos',
  {
    marca: text().primaryKey(),
    fallos: integer().notNull(),
    esperaHasta: bigint({ mode: 'number' }).notNull(),
    ultimoAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.ultimoAt)],
)
