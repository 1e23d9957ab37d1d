import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** How often something happened in its current window: rate limits that all processes share. */
export const limites = pgTable('limites', {
  clave: text().primaryKey(),
  desdeAt: bigint({ mode: 'number' }).notNull(),
  cuenta: integer().notNull(),
})

/** Facts about this database itself: the seed it was made from. */
export const hechos = pgTable('hechos', {
  nombre: text().primaryKey(),
  valor: text().notNull(),
})
