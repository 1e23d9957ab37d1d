import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import type { Franja } from '#contract/extensiones/lugares.ts'

export const provincias = pgTable('provincias', {
  idProvincia: integer().primaryKey(),
  descripcion: text().notNull(),
})

export const departamentos = pgTable(
  'departamentos',
  {
    idDepartamento: integer().primaryKey(),
    idProvincia: integer()
      .notNull()
      .references(() => provincias.idProvincia),
    descripcion: text().notNull(),
  },
  (table) => [index().on(table.idProvincia)],
)

export const localidades = pgTable(
  'localidades',
  {
    idLocalidad: integer().primaryKey(),
    idDepartamento: integer()
      .notNull()
      .references(() => departamentos.idDepartamento),
    descripcion: text().notNull(),
  },
  (table) => [index().on(table.idDepartamento)],
)

export const calles = pgTable(
  'calles',
  {
    idCalle: integer().primaryKey(),
    idLocalidad: integer()
      .notNull()
      .references(() => localidades.idLocalidad),
    descripcion: text().notNull(),
  },
  (table) => [index().on(table.idLocalidad)],
)

/** Columns of a place: position and opening hours. A function, because each table needs columns of its own. */
export const columnasDeLugar = () => ({
  latitud: doublePrecision(),
  longitud: doublePrecision(),
  franjas: jsonb().$type<Franja[]>(),
})
