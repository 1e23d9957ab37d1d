import { date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'

import { deAfiliado } from '../padron/tables.ts'

/** Payments for a member that no other area stores: orders and reimbursements are stored in theirs. */
export const consumos = pgTable(
  'consumos',
  {
    idConsumo: integer().primaryKey().generatedByDefaultAsIdentity(),
    idAfiliado: deAfiliado(),
    /** Its panel, with the API's name. */
    grupo: text().notNull(),
    numeroSolicitud: text().notNull(),
    fechaSolicitud: date({ mode: 'string' }).notNull(),
    cantidad: integer().notNull().default(1),
    codigoPrestacion: text(),
    nombrePrestacion: text(),
    codigoPrestador: text(),
    nombrePrestador: text(),
    importe: numeric({ precision: 12, scale: 2, mode: 'number' }),
    /** Medicines only. */
    periodo: text(),
    /** Referrals only. */
    diagnostico: text(),
    tratamiento: text(),
    /** Requests for cover only. */
    codigoEstado: text(),
    descripcionEstado: text(),
  },
  (table) => [index().on(table.idAfiliado, table.fechaSolicitud)],
)
