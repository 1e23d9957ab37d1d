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

/** Column for the account that a row belongs to. */
export const deUsuario = () =>
  integer()
    .notNull()
    .references(() => usuarios.uid)

export const sesiones = pgTable(
  'sesiones',
  {
    sid: uuid().primaryKey(),
    /** Id for lists of sessions: the sid itself is a permission and never leaves in a list. */
    idSesion: integer().notNull().unique().generatedByDefaultAsIdentity(),
    uid: deUsuario(),
    /** Short name of the device, made from the user agent. */
    dispositivo: text().notNull().default(''),
    creadaAt: bigint({ mode: 'number' }).notNull(),
    /** Updated once an hour at most; 0 means 'not since the sign-in'. */
    ultimoUsoAt: bigint({ mode: 'number' }).notNull().default(0),
    terminadaAt: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.uid)],
)
