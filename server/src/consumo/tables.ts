import { date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'

import { afiliados } from '../padron/tables.ts'

/** What was paid for a member, but for what an area of its own knows (orders, reimbursements). */
export const consumos = pgTable(
  'consumos',
  {
    idConsumo: integer().primaryKey().generatedByDefaultAsIdentity(),
    idAfiliado: integer()
      .notNull()
      .references(() => afiliados.idAfiliado),
    /** The panel that it belongs to, as the API calls it. */
    grupo: text().notNull(),
    numeroSolicitud: text().notNull(),
    fechaSolicitud: date({ mode: 'string' }).notNull(),
    cantidad: integer().notNull().default(1),
    codigoPrestacion: text(),
    nombrePrestacion: text(),
    codigoPrestador: text(),
    nombrePrestador: text(),
    importe: numeric({ precision: 12, scale: 2, mode: 'number' }),
    /** Of medicines. */
    periodo: text(),
    /** Of referrals. */
    diagnostico: text(),
    tratamiento: text(),
    /** Of requests for cover. */
    codigoEstado: text(),
    descripcionEstado: text(),
  },
  (table) => [index().on(table.idAfiliado, table.fechaSolicitud)],
)
