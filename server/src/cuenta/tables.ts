import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { personasFisicas } from '../padron/tables.ts'

/** What somebody proved in the account wizard and asked for, until the code of their e-mail confirms it. */
export const cuentasPendientes = pgTable('cuentas_pendientes', {
  cuil: text().primaryKey(),
  modo: text({ enum: ['crear-cuenta', 'recuperar-pin'] }).notNull(),
  idPersonaFisica: integer()
    .notNull()
    .references(() => personasFisicas.idPersonaFisica),
  correo: text().notNull(),
  /** Hashed, as it will be stored. */
  contrasenia: text().notNull(),
  pedidaAt: bigint({ mode: 'number' }).notNull(),
})
