import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { columnasDeLugar, localidades } from '../busquedas/tables.ts'

export const farmacias = pgTable(
  'farmacias',
  {
    idFarmacia: integer().primaryKey().generatedByDefaultAsIdentity(),
    nombre: text().notNull(),
    idLocalidad: integer()
      .notNull()
      .references(() => localidades.idLocalidad),
    direccion: text(),
    telefono: text(),
    mail: text(),
    ...columnasDeLugar(),
  },
  (table) => [index().on(table.idLocalidad)],
)
