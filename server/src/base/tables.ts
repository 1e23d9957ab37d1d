import { pgTable, text } from 'drizzle-orm/pg-core'

/** Facts about this database itself, such as its seed. */
export const hechos = pgTable('hechos', {
  nombre: text().primaryKey(),
  valor: text().notNull(),
})
