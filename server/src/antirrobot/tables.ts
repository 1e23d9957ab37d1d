import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** Solved challenges, kept until they expire: a solution counts once. */
export const desafiosResueltos = pgTable('desafios_resueltos', {
  huella: text().primaryKey(),
  venceAt: bigint({ mode: 'number' }).notNull(),
})

/** Vouchers of passed bot checks: each is valid for one call. */
export const comprobantes = pgTable('comprobantes', {
  huella: text().primaryKey(),
  venceAt: bigint({ mode: 'number' }).notNull(),
})
