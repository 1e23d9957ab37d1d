import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { afiliados } from '../padron/tables.ts'
import { usuarios } from '../sesiones/tables.ts'

/** Only a mark of each token: who reads the database can show no credential. */
export const tokensDeCredencial = pgTable(
  'tokens_de_credencial',
  {
    marca: text().primaryKey(),
    uid: integer()
      .notNull()
      .references(() => usuarios.uid),
    idAfiliado: integer()
      .notNull()
      .references(() => afiliados.idAfiliado),
    creadoAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.uid, table.creadoAt)],
)
