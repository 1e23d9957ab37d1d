import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

import { localidades } from '../busquedas/tables.ts'

export const especialidades = pgTable('especialidades', {
  idEspecialidad: integer().primaryKey().generatedByDefaultAsIdentity(),
  descripcion: text().notNull(),
  profesion: text().notNull(),
})

export const tiposDeEstablecimiento = pgTable('tipos_de_establecimiento', {
  idTipoEstablecimiento: integer().primaryKey().generatedByDefaultAsIdentity(),
  descripcion: text().notNull(),
})

export const prestadores = pgTable(
  'prestadores',
  {
    idPrestador: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** One of TIPOS, from this area: orders name a provider by this type and the matricula. */
    tipo: text().notNull(),
    matricula: text().notNull(),
    nombre: text().notNull(),
    /** Only for establishments. */
    idTipoEstablecimiento: integer().references(() => tiposDeEstablecimiento.idTipoEstablecimiento),
    idLocalidad: integer()
      .notNull()
      .references(() => localidades.idLocalidad),
    domicilio: text(),
    telefonos: text().array().notNull(),
    /** '1' is active (specification B §9). */
    codigoEstado: text().notNull(),
    /** Without an agreement the member pays everything. */
    tieneConvenio: boolean().notNull(),
  },
  (table) => [unique().on(table.tipo, table.matricula), index().on(table.idLocalidad)],
)

export const especialidadesDePrestador = pgTable(
  'especialidades_de_prestador',
  {
    idPrestador: integer()
      .notNull()
      .references(() => prestadores.idPrestador),
    idEspecialidad: integer()
      .notNull()
      .references(() => especialidades.idEspecialidad),
    /** Lists show the first specialty. */
    orden: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idPrestador, table.idEspecialidad] }),
    index().on(table.idEspecialidad),
  ],
)
