import { bigint, customType, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { afiliados } from '../padron/tables.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** What can be fetched under `/v1/files`, by a key that says nothing. Either its bytes lie here or it is made when asked for. */
export const archivos = pgTable(
  'archivos',
  {
    clave: text().primaryKey(),
    /** Whose it is: the group of this member may fetch it, and nobody else. */
    idAfiliado: integer()
      .notNull()
      .references(() => afiliados.idAfiliado),
    nombre: text().notNull(),
    tipo: text().notNull(),
    creadoAt: bigint({ mode: 'number' }).notNull(),
    bytes: bytea(),
    /** SHA-256 of the bytes. */
    huella: text(),
    /** 'receta:12': which document it is, where it is made from its data. */
    documento: text(),
  },
  (table) => [unique().on(table.idAfiliado, table.documento), index().on(table.idAfiliado)],
)
