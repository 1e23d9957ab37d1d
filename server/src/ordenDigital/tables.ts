import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { ordenes, practicas } from '../ordenes/tables.ts'
import { prestadores } from '../prestadores/tables.ts'
import { usuarios } from '../sesiones/tables.ts'

/** Request of a doctor's office: shown as a QR code, and accepted by one person, once. */
export const consultasDigitales = pgTable('consultas_digitales', {
  /** Keyed hash of the QR's token: reading the database is not enough to make a QR. */
  marca: text().primaryKey(),
  idPrestador: integer()
    .notNull()
    .references(() => prestadores.idPrestador),
  idPractica: integer()
    .notNull()
    .references(() => practicas.idPractica),
  /** User at the doctor's office, as named in the office's own system. */
  nombreUsuario: text().notNull(),
  /** True if the office keeps electronic records. */
  femer: boolean().notNull(),
  /** Time when its QR was made. */
  pedidaAt: bigint({ mode: 'number' }).notNull(),
  venceAt: bigint({ mode: 'number' }).notNull(),
  leidaAt: bigint({ mode: 'number' }),
  /** First person who read the code: the request belongs to them only. */
  uid: integer().references(() => usuarios.uid),
  /** Last transaction that was validated for this request. */
  idOrden: integer().references(() => ordenes.idOrden, { onDelete: 'set null' }),
  canceladaAt: bigint({ mode: 'number' }),
})
