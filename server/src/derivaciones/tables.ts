import { boolean, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { deAfiliado } from '../padron/tables.ts'

export const obrasSociales = pgTable('obras_sociales', {
  idObraSocial: integer().primaryKey().generatedByDefaultAsIdentity(),
  sigla: text().notNull(),
  descripcion: text().notNull(),
  provincia: text().notNull(),
})

/** Referral for a journey, written by the family itself. */
export const derivacionesTransitorias = pgTable(
  'derivaciones_transitorias',
  {
    idDerivacion: integer().primaryKey().generatedByDefaultAsIdentity(),
    idGrupo: integer().notNull(),
    idObraSocial: integer()
      .notNull()
      .references(() => obrasSociales.idObraSocial),
    fechaDesde: date({ mode: 'string' }).notNull(),
    fechaHasta: date({ mode: 'string' }).notNull(),
    /** Increases by one with each save. */
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.idGrupo, table.fechaDesde)],
)

export const afiliadosDeDerivacion = pgTable(
  'afiliados_de_derivacion',
  {
    idHistorialDerivacionAfiliado: integer().primaryKey().generatedByDefaultAsIdentity(),
    idDerivacion: integer()
      .notNull()
      .references(() => derivacionesTransitorias.idDerivacion),
    idAfiliado: deAfiliado(),
    /** False for members who were removed from it. */
    activo: boolean().notNull(),
  },
  (table) => [unique().on(table.idDerivacion, table.idAfiliado)],
)
