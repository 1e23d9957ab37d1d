import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

import { deAfiliado } from '../padron/tables.ts'
import { deUsuario } from '../sesiones/tables.ts'

/** Only a keyed hash of each token: reading the database is not enough to show a credential. */
export const tokensDeCredencial = pgTable(
  'tokens_de_credencial',
  {
    marca: text().primaryKey(),
    uid: deUsuario(),
    idAfiliado: deAfiliado(),
    creadoAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.uid, table.creadoAt), index().on(table.creadoAt)],
)
