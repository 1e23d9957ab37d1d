import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { contactos } from '../contacto/tables.ts'
import { personasFisicas } from '../padron/tables.ts'
import { usuarios } from '../sesiones/tables.ts'

/** The one link that may set a new password for this account: another takes its place (SEC-10). */
export const recuperaciones = pgTable('recuperaciones', {
  uid: integer()
    .primaryKey()
    .references(() => usuarios.uid),
  /** HMAC of the link's token. */
  huella: text().notNull().unique(),
  idContacto: integer()
    .notNull()
    .references(() => contactos.idHistorialContactoPersonaFisica),
  venceAt: bigint({ mode: 'number' }).notNull(),
})

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
