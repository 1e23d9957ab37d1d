import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** How often something happened in its current window: rate limits that all processes share. */
export const limites = pgTable('limites', {
  clave: text().primaryKey(),
  desdeAt: bigint({ mode: 'number' }).notNull(),
  cuenta: integer().notNull(),
})

/** Sign-ins that failed in a row, by a mark of what was typed (SEC-08): shared by all processes. */
export const intentos = pgTable('intentos', {
  marca: text().primaryKey(),
  fallos: integer().notNull(),
  esperaHasta: bigint({ mode: 'number' }).notNull(),
  ultimoAt: bigint({ mode: 'number' }).notNull(),
})
