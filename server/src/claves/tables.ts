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

import { deUsuario } from '../sesiones/tables.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** An Idempotency-Key with its answer, written in the transaction of its effect. */
export const claves = pgTable(
  'claves',
  {
    uid: deUsuario(),
    clave: uuid().notNull(),
    operacion: text().notNull(),
    /** Hash of the request: the same key with another body is an error of the client. */
    huella: text().notNull(),
    respuesta: text().notNull(),
    creadaAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.clave] }), index().on(table.creadaAt)],
)

/** One row for each saved change: person, operation, time. Never changed. */
export const efectos = pgTable(
  'efectos',
  {
    idEfecto: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    uid: deUsuario(),
    clave: uuid(),
    operacion: text().notNull(),
    hechoAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.uid, table.clave), index().on(table.hechoAt)],
)

/** Answers of live calls, kept for a while: a repetition with the same key gets the same one. */
export const respuestas = pgTable(
  'respuestas',
  {
    clave: uuid().primaryKey(),
    /** Hash of asker and request: another request cannot use the key. */
    huella: text().notNull(),
    /** Undefined until the first delivery is finished. */
    respuesta: text(),
    creadaAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.creadaAt)],
)

/** Uploaded parts of a change that is not sent yet, under its future key. */
export const partes = pgTable(
  'partes',
  {
    uid: deUsuario(),
    clave: uuid().notNull(),
    /** Numbers of the parts: from 0, without gaps. */
    n: integer().notNull(),
    bytes: bytea().notNull(),
    llegoAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.clave, table.n] }),
    index().on(table.llegoAt),
  ],
)
