import { bigint, customType, index, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { deAfiliado } from '../padron/tables.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Files under `/v1/files`, each with a random key. A row has the bytes, or the name of a document that is made on
 * request.
 */
export const archivos = pgTable(
  'archivos',
  {
    clave: text().primaryKey(),
    /** Owner: only the family group of this member may fetch it. */
    idAfiliado: deAfiliado(),
    nombre: text().notNull(),
    tipo: text().notNull(),
    creadoAt: bigint({ mode: 'number' }).notNull(),
    bytes: bytea(),
    /** SHA-256 of the bytes. */
    huella: text(),
    /** Name of the document to make, like 'receta:12'. */
    documento: text(),
  },
  (table) => [unique().on(table.idAfiliado, table.documento), index().on(table.idAfiliado)],
)
