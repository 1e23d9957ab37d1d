import { date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'

import { deAfiliado } from '../padron/tables.ts'

/** Payments for a member that no other area stores: orders and reimbursements are stored in theirs. */
export const consumos = pgTable(
  'consumos',
  {
    idConsumo: integer().primaryKey().generatedByDefaultAsIdentity(),
    idAfiliado: deAfiliado(),
    /** Name of the panel, as in the API. */
    grupo: text().notNull(),
    numeroSolicitud: text().notNull(),
    fechaSolicitud: date({ mode: 'string' }).notNull(),
    cantidad: integer().notNull().default(1),
    codigoPrestacion: text(),
    nombrePrestacion: text(),
    codigoPrestador: text(),
    nombrePrestador: text(),
    importe: numeric({ precision: 12, scale: 2, mode: 'number' }),
    /** Only for medicines. */
    periodo: text(),
    /** Only for referrals. */
    diagnostico: text(),
    tratamiento: text(),
    /** Only for requests of coverage. */
    codigoEstado: text(),
    descripcionEstado: text(),
  },
  (table) => [index().on(table.idAfiliado, table.fechaSolicitud)],
)
