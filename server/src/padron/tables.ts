import { bigint, boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const personasFisicas = pgTable('personas_fisicas', {
  idPersonaFisica: integer().primaryKey().generatedByDefaultAsIdentity(),
  nombre: text().notNull(),
  apellido: text().notNull(),
  cuil: text().notNull().unique(),
  tipoDocumento: text().notNull(),
  numeroDocumento: integer().notNull(),
  fechaNacimiento: date({ mode: 'string' }).notNull(),
  sexo: text().notNull(),
  identidadVerificadaAt: bigint({ mode: 'number' }),
})

export const afiliados = pgTable(
  'afiliados',
  {
    idAfiliado: integer().primaryKey().generatedByDefaultAsIdentity(),
    idPersonaFisica: integer()
      .notNull()
      .unique()
      .references(() => personasFisicas.idPersonaFisica),
    /** Shared by the holder and all members insured through the holder. */
    idGrupo: integer().notNull(),
    numeroAfiliado: integer().notNull(),
    orden: integer().notNull(),
    relacion: text().notNull(),
    tipoAfiliado: text().notNull(),
    /** dd/mm: the due day, the same in each month. Only voluntary members have one. */
    fechaVencimientoCapita: text(),
    numeroTarjeta: text().notNull(),
    fechaAlta: date({ mode: 'string' }).notNull(),
    activo: boolean().notNull().default(true),
    /** Day on which the member left the insurer. */
    fechaBaja: date({ mode: 'string' }),
    /** Members of the voluntary fund wait 120 days from this day on. */
    fechaFondoVoluntario: date({ mode: 'string' }),
    /** Code of the restriction; null together with its text if there is none. */
    codigoRestriccion: text(),
    restriccion: text(),
    inhibicion: text(),
  },
  (table) => [index().on(table.idGrupo), index().on(table.numeroAfiliado, table.orden)],
)

/** Column for the member that a row belongs to. */
export const deAfiliado = () =>
  integer()
    .notNull()
    .references(() => afiliados.idAfiliado)
