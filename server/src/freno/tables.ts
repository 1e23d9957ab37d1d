import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { personasFisicas } from '../padron/tables.ts'

/** A link with which the old address stops what the account wizard was asked for (SEC-12). */
export const frenos = pgTable('frenos', {
  huella: text().primaryKey(),
  idPersonaFisica: integer()
    .notNull()
    .references(() => personasFisicas.idPersonaFisica),
  /** The address that the request would put beside the old one. */
  correo: text().notNull(),
  creadoAt: bigint({ mode: 'number' }).notNull(),
  venceAt: bigint({ mode: 'number' }).notNull(),
})
