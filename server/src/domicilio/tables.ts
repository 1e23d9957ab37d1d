import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { calles } from '../busquedas/tables.ts'
import { personasFisicas } from '../padron/tables.ts'

export const domicilios = pgTable('domicilios', {
  idDomicilioPersonaFisica: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Each person has one address, even in a family that lives together. */
  idPersonaFisica: integer()
    .notNull()
    .unique()
    .references(() => personasFisicas.idPersonaFisica),
  idCalle: integer()
    .notNull()
    .references(() => calles.idCalle),
})

export const itemsDeDomicilio = pgTable(
  'items_de_domicilio',
  {
    idDomicilioPersonaFisica: integer()
      .notNull()
      .references(() => domicilios.idDomicilioPersonaFisica, { onDelete: 'cascade' }),
    /** Codes of specification A §3: 2 piso, 4 depto, 6 numero… */
    codigoTipoNumeracion: integer().notNull(),
    valor: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idDomicilioPersonaFisica, table.codigoTipoNumeracion] }),
  ],
)
