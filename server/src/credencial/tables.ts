import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { afiliados } from '../padron/tables.ts'
import { usuarios } from '../sesiones/tables.ts'

/** Only a keyed hash of each token: reading the database is not enough to show a credential. */
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
