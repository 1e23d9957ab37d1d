import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { ordenes, practicas } from '../ordenes/tables.ts'
import { prestadores } from '../prestadores/tables.ts'
import { usuarios } from '../sesiones/tables.ts'

/** What a doctor's office asks for: shown as a QR, taken by one person, once. */
export const consultasDigitales = pgTable('consultas_digitales', {
  /** Mark of what the QR holds: who reads the database cannot make one. */
  marca: text().primaryKey(),
  idPrestador: integer()
    .notNull()
    .references(() => prestadores.idPrestador),
  idPractica: integer()
    .notNull()
    .references(() => practicas.idPractica),
  /** Who asks at the office, as their own system calls them. */
  nombreUsuario: text().notNull(),
  /** The office keeps electronic records. */
  femer: boolean().notNull(),
  /** When its QR was made. */
  pedidaAt: bigint({ mode: 'number' }).notNull(),
  venceAt: bigint({ mode: 'number' }).notNull(),
  leidaAt: bigint({ mode: 'number' }),
  /** Who read it first: from then on it is nobody else's. */
  uid: integer().references(() => usuarios.uid),
  /** The transaction that was validated for it last. */
  idOrden: integer().references(() => ordenes.idOrden, { onDelete: 'set null' }),
  canceladaAt: bigint({ mode: 'number' }),
})
