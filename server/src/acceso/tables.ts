import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { afiliados } from '../afiliados/tables.ts'

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

export const sesiones = pgTable('sesiones', {
  sid: uuid().primaryKey(),
  uid: integer()
    .notNull()
    .references(() => usuarios.uid),
  creadaAt: bigint({ mode: 'number' }).notNull(),
  terminadaAt: bigint({ mode: 'number' }),
})

/** Sign-ins that failed in a row, by a mark of what was typed (SEC-08): shared by all processes. */
export const intentos = pgTable('intentos', {
  marca: text().primaryKey(),
  fallos: integer().notNull(),
  esperaHasta: bigint({ mode: 'number' }).notNull(),
  ultimoAt: bigint({ mode: 'number' }).notNull(),
})
