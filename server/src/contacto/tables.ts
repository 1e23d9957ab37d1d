import { bigint, boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { personasFisicas } from '../padron/tables.ts'

export const contactos = pgTable(
  'contactos',
  {
    idHistorialContactoPersonaFisica: integer().primaryKey().generatedByDefaultAsIdentity(),
    idPersonaFisica: integer()
      .notNull()
      .references(() => personasFisicas.idPersonaFisica),
    /** Code of its kind; the API's id is another number (tipos.ts). */
    idTipoContacto: integer().notNull(),
    descripcion: text().notNull(),
    activo: boolean().notNull().default(true),
    confirmadoAt: bigint({ mode: 'number' }),
    fechaDesde: date({ mode: 'string' }).notNull(),
    fechaHasta: date({ mode: 'string' }),
    publicable: boolean().notNull().default(false),
  },
  (table) => [index().on(table.idPersonaFisica)],
)
