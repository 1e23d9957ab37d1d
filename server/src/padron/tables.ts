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
    /** The holder and everyone whose cover hangs from theirs share one group. */
    idGrupo: integer().notNull(),
    numeroAfiliado: integer().notNull(),
    orden: integer().notNull(),
    relacion: text().notNull(),
    tipoAfiliado: text().notNull(),
    /** dd/mm: the day is that of every month. Only voluntary members have one. */
    fechaVencimientoCapita: text(),
    numeroTarjeta: text().notNull(),
    fechaAlta: date({ mode: 'string' }).notNull(),
    activo: boolean().notNull().default(true),
    /** Since when somebody who is not active is not. */
    fechaBaja: date({ mode: 'string' }),
    /** Whoever joined the voluntary fund waits 120 days from then on. */
    fechaFondoVoluntario: date({ mode: 'string' }),
    /** What is restricted, with its code; neither where nothing is. */
    codigoRestriccion: text(),
    restriccion: text(),
    inhibicion: text(),
  },
  (table) => [index().on(table.idGrupo), index().on(table.numeroAfiliado, table.orden)],
)
