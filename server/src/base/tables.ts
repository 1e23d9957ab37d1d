import { pgTable, text } from 'drizzle-orm/pg-core'

/** Facts about this database itself: the seed it was made from. */
export const hechos = pgTable('hechos', {
  nombre: text().primaryKey(),
  valor: text().notNull(),
})
