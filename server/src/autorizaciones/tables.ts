import { bigint, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { archivos } from '../archivos/tables.ts'
import { deAfiliado } from '../padron/tables.ts'
import { deUsuario } from '../sesiones/tables.ts'

/** Requests for coverage. */
export const solicitudes = pgTable(
  'solicitudes',
  {
    idSolicitudCobertura: integer()
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: 30_001 }),
    /** Person who filed the request, and the id that their phone gave it, which is the same at every retry. */
    uid: deUsuario(),
    uidContext: text().notNull(),
    idAfiliado: deAfiliado(),
    codigoTipoCobertura: text().notNull(),
    generadaAt: bigint({ mode: 'number' }).notNull(),
    fechaIniciada: date({ mode: 'string' }),
    vencimiento: date({ mode: 'string' }),
    codigoEstado: integer().notNull(),
    estadoAt: bigint({ mode: 'number' }).notNull(),
    observacion: text(),
    practicas: jsonb().$type<{ cantidad: number; nombre: string }[]>().notNull().default([]),
  },
  (table) => [
    unique().on(table.uid, table.uidContext),
    index().on(table.idAfiliado, table.generadaAt),
  ],
)

export const documentacion = pgTable(
  'documentacion',
  {
    idDocumentacion: integer().primaryKey().generatedByDefaultAsIdentity(),
    idSolicitudCobertura: integer()
      .notNull()
      .references(() => solicitudes.idSolicitudCobertura),
    /** Step in which the file was attached: 'requerida', 'opcional' or 'historia'. */
    codigoDocumentacion: text().notNull(),
    nombre: text().notNull(),
    fojas: integer().notNull(),
    clave: text()
      .notNull()
      .references(() => archivos.clave),
  },
  (table) => [index().on(table.idSolicitudCobertura)],
)
