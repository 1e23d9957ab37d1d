import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { deAfiliado } from '../padron/tables.ts'

export const recetasCronicas = pgTable(
  'recetas_cronicas',
  {
    numeroRecetario: integer().primaryKey(),
    idAfiliado: deAfiliado(),
    fechaAutorizacion: date({ mode: 'string' }).notNull(),
    /** Month of supply, as mm/yyyy. */
    periodo: text().notNull(),
    plan: text().notNull(),
    nombrePlan: text().notNull(),
    observacionPlan: text(),
    medicamentos: jsonb().$type<string[]>().notNull(),
    prescriptor: text().notNull(),
    matriculaPrescriptor: text().notNull(),
    /** 305: the medicines are ready at the pharmacy. */
    codigoEstado: integer().notNull(),
    nombreFarmacia: text(),
    direccionFarmacia: text(),
    localidadFarmacia: text(),
    telefonoFarmacia: text(),
  },
  (table) => [index().on(table.idAfiliado, table.fechaAutorizacion)],
)
