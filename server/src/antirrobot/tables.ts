import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** Challenges that were solved, until they end by themselves: a solution serves once. */
export const desafiosResueltos = pgTable('desafios_resueltos', {
  huella: text().primaryKey(),
  venceAt: bigint({ mode: 'number' }).notNull(),
})

/** What a passed bot check gives for the one call that follows; taken away by it. */
export const comprobantes = pgTable('comprobantes', {
  huella: text().primaryKey(),
  venceAt: bigint({ mode: 'number' }).notNull(),
})
