import { date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'

import { deAfiliado } from '../padron/tables.ts'

export const reintegros = pgTable(
  'reintegros',
  {
    idReintegro: integer().primaryKey().generatedByDefaultAsIdentity(),
    idAfiliado: deAfiliado(),
    numeroSolicitud: text().notNull().unique(),
    /** Searches use the year of this day. */
    fechaSolicitud: date({ mode: 'string' }).notNull(),
    descripcion: text().notNull(),
    importe: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    numeroCuenta: text(),
    fechaLiquidacion: date({ mode: 'string' }),
    fechaAcreditacion: date({ mode: 'string' }),
    observacion: text(),
  },
  (table) => [index().on(table.idAfiliado, table.fechaSolicitud)],
)
