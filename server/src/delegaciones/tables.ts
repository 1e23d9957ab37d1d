import { integer, pgTable, text } from 'drizzle-orm/pg-core'

import { columnasDeLugar, localidades } from '../busquedas/tables.ts'

export const delegaciones = pgTable('delegaciones', {
  idDelegacion: integer().primaryKey().generatedByDefaultAsIdentity(),
  nombre: text().notNull(),
  idLocalidad: integer()
    .notNull()
    .references(() => localidades.idLocalidad),
  direccion: text(),
  telefono: text(),
  email: text(),
  horario: text(),
  ...columnasDeLugar(),
})
