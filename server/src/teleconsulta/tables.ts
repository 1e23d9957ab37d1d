import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { usuarios } from '../acceso/tables.ts'
import { practicas } from '../ordenes/tables.ts'
import { afiliados } from '../padron/tables.ts'

export const teleconsultas = pgTable(
  'teleconsultas',
  {
    idTeleconsulta: integer().primaryKey().generatedByDefaultAsIdentity(),
    uid: integer()
      .notNull()
      .references(() => usuarios.uid),
    idAfiliado: integer()
      .notNull()
      .references(() => afiliados.idAfiliado),
    idPractica: integer()
      .notNull()
      .references(() => practicas.idPractica),
    /** What the link names: 128 random bits, which only its person was given. */
    sala: text().notNull().unique(),
    fecha: date({ mode: 'string' }).notNull(),
    venceAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.idAfiliado, table.fecha)],
)
