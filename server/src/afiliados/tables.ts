import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { deAfiliado } from '../padron/tables.ts'

export const derivaciones = pgTable(
  'derivaciones',
  {
    idDerivacion: integer().primaryKey().generatedByDefaultAsIdentity(),
    idAfiliado: deAfiliado(),
    descripcionTipoDerivacion: text().notNull(),
    obraSocialDescripcion: text().notNull(),
    sigla: text(),
    provinciaDescripcion: text(),
    fechaDesde: date({ mode: 'string' }).notNull(),
    fechaHasta: date({ mode: 'string' }),
  },
  (table) => [index().on(table.idAfiliado)],
)
