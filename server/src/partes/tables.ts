import { bigint, customType, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

import { usuarios } from '../acceso/tables.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** What a phone has sent of the files of a change that is still to come, under the key that the change will have. */
export const partes = pgTable(
  'partes',
  {
    uid: integer()
      .notNull()
      .references(() => usuarios.uid),
    clave: uuid().notNull(),
    /** From 0 on, without gaps. */
    n: integer().notNull(),
    bytes: bytea().notNull(),
    llegoAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.clave, table.n] }),
    index().on(table.llegoAt),
  ],
)
