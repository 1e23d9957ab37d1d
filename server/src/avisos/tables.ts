import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

import { sesiones } from '../sesiones/tables.ts'

/** Phones that asked for notices, each with its session: when the session ends, nothing more is sent. */
export const suscripciones = pgTable('suscripciones', {
  sid: uuid()
    .primaryKey()
    .references(() => sesiones.sid, { onDelete: 'cascade' }),
  /** One row for each browser, owned by the last person who asked for push in it. */
  endpoint: text().notNull().unique(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  tipos: jsonb().$type<string[]>().notNull(),
  /** Member ids; null: the whole family. */
  de: jsonb().$type<number[] | null>(),
  creadaAt: bigint({ mode: 'number' }).notNull(),
  /** Time since which the push service refuses this address; the choices are kept for the browser's next address. */
  caidaAt: bigint({ mode: 'number' }),
})

/** Messages to send. They are stored in the same transaction as the event that they report. */
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
