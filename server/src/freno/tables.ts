import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { contactos } from '../contacto/tables.ts'
import { personasFisicas } from '../padron/tables.ts'

/** Links with which the old addresses can stop a request of the account wizard, one for each of them (SEC-12). */
export const frenos = pgTable(
  'frenos',
  {
    huella: text().primaryKey(),
    idPersonaFisica: integer()
      .notNull()
      .references(() => personasFisicas.idPersonaFisica),
    /** E-mail address that the request would add. */
    correo: text().notNull(),
    /** Address that the link was mailed to; null in links of earlier versions. */
    idContacto: integer().references(() => contactos.idHistorialContactoPersonaFisica),
    /** The request was finished: its link now undoes it. */
    hecho: boolean().notNull().default(false),
    creadoAt: bigint({ mode: 'number' }).notNull(),
    venceAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.venceAt), index().on(table.idPersonaFisica)],
)
