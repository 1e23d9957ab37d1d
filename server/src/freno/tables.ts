import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { personasFisicas } from '../padron/tables.ts'

/** Links with which the old address can stop a request of the account wizard (SEC-12). */
export const frenos = pgTable('frenos', {
  huella: text().primaryKey(),
  idPersonaFisica: integer()
    .notNull()
    .references(() => personasFisicas.idPersonaFisica),
  /** E-mail address that the request would add. */
  correo: text().notNull(),
  creadoAt: bigint({ mode: 'number' }).notNull(),
  venceAt: bigint({ mode: 'number' }).notNull(),
})
