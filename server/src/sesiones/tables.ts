import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { afiliados } from '../padron/tables.ts'

export const usuarios = pgTable('usuarios', {
  uid: integer().primaryKey().generatedByDefaultAsIdentity(),
  idAfiliado: integer()
    .notNull()
    .unique()
    .references(() => afiliados.idAfiliado),
  contrasenia: text().notNull(),
  bloqueado: boolean().notNull().default(false),
  creadoAt: bigint({ mode: 'number' }).notNull(),
})

export const sesiones = pgTable(
  'sesiones',
  {
    sid: uuid().primaryKey(),
    /** What a list may show: the sid itself is a permission. */
    idSesion: integer().notNull().unique().generatedByDefaultAsIdentity(),
    uid: integer()
      .notNull()
      .references(() => usuarios.uid),
    /** In a few words, from what the browser says of itself. */
    dispositivo: text().notNull().default(''),
    creadaAt: bigint({ mode: 'number' }).notNull(),
    /** Written once an hour at most; 0 is 'not since it was opened'. */
    ultimoUsoAt: bigint({ mode: 'number' }).notNull().default(0),
    terminadaAt: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.uid)],
)
