import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

import { sesiones } from '../sesiones/tables.ts'

/** Phones that asked to be told, each with the session that asked: with its end nothing is sent any more. */
export const suscripciones = pgTable('suscripciones', {
  sid: uuid()
    .primaryKey()
    .references(() => sesiones.sid, { onDelete: 'cascade' }),
  /** One browser has one: whoever asks last on it has it. */
  endpoint: text().notNull().unique(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  tipos: jsonb().$type<string[]>().notNull(),
  /** Members by id; null: everybody of the family. */
  de: jsonb().$type<number[] | null>(),
  creadaAt: bigint({ mode: 'number' }).notNull(),
  /** Since when its push service knows nothing of that address: what was chosen waits for the browser's next one. */
  caidaAt: bigint({ mode: 'number' }),
})

/** Messages on their way out, written in the transaction of what they tell of. */
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
