import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

import { sesiones } from '../sesiones/tables.ts'

/** Phones that asked for notices, each with its session: when the session ends, nothing more is sent. */
export const suscripciones = pgTable('suscripciones', {
  sid: uuid()
    .primaryKey()
    .references(() => sesiones.sid, { onDelete: 'cascade' }),
  /** One row for each browser: the last person who asked on it has it. */
  endpoint: text().notNull().unique(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  tipos: jsonb().$type<string[]>().notNull(),
  /** Member ids; null: the whole family. */
  de: jsonb().$type<number[] | null>(),
  creadaAt: bigint({ mode: 'number' }).notNull(),
  /** Since then the push service no longer knows the address; the choices wait for the browser's next one. */
  caidaAt: bigint({ mode: 'number' }),
})

/** Messages to send, written in the transaction of their event. */
export const empujes = pgTable(
  'empujes',
  {
    idEmpuje: integer().primaryKey().generatedByDefaultAsIdentity(),
    sid: uuid()
      .notNull()
      .references(() => suscripciones.sid, { onDelete: 'cascade', onUpdate: 'cascade' }),
    tipo: text().notNull(),
    id: integer().notNull(),
    creadoAt: bigint({ mode: 'number' }).notNull(),
    intentos: integer().notNull().default(0),
    proximoAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [unique().on(table.sid, table.tipo, table.id), index().on(table.proximoAt)],
)
