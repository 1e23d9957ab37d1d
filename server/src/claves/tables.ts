import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'

import { usuarios } from '../sesiones/tables.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** An Idempotency-Key with the answer of its effect, written in the effect's own transaction. */
export const claves = pgTable(
  'claves',
  {
    uid: integer()
      .notNull()
      .references(() => usuarios.uid),
    clave: uuid().notNull(),
    operacion: text().notNull(),
    /** Hash of the request: the same key with another body is a mistake of the client. */
    huella: text().notNull(),
    respuesta: text().notNull(),
    creadaAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.clave] }), index().on(table.creadaAt)],
)

/** One row for each queued write that had its effect: who, what, when. Never changed afterwards. */
export const efectos = pgTable(
  'efectos',
  {
    idEfecto: integer().primaryKey().generatedByDefaultAsIdentity(),
    uid: integer()
      .notNull()
      .references(() => usuarios.uid),
    clave: uuid(),
    operacion: text().notNull(),
    hechoAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.uid, table.clave)],
)

/** What a live call was answered, for a while: a key that only its phone knows gets it again. */
export const respuestas = pgTable(
  'respuestas',
  {
    clave: uuid().primaryKey(),
    /** Mark of who asked for what: the key opens nothing else. */
    huella: text().notNull(),
    /** Undefined while the first delivery has not ended. */
    respuesta: text(),
    creadaAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.creadaAt)],
)

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
