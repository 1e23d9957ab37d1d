import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { solicitudes } from '../autorizaciones/tables.ts'
import { deAfiliado } from '../padron/tables.ts'

export type Cie10 = { codigo: string; descripcion: string }
export type PracticaPrescripta = {
  codigoPractica: string
  descripcionPractica: string
  cantidad: number
  tieneConvenio: boolean
  /** Code that the doctor prescribed, if the auditors changed it. */
  recodificada?: string
}
export type Profesional = {
  apellido: string
  nombre: string
  profesion: string
  matricula: string
  telefono: string
  domicilio: string
}

export const prescripciones = pgTable(
  'prescripciones',
  {
    idPrescripcionElectronica: integer().primaryKey().generatedByDefaultAsIdentity(),
    idAfiliado: deAfiliado(),
    fechaPrescripcion: date({ mode: 'string' }).notNull(),
    fechaInicio: date({ mode: 'string' }),
    fechaVencimiento: date({ mode: 'string' }),
    /** Prescriptions in the states 1 and 3 may be downloaded and sent. */
    codigoEstado: integer().notNull(),
    categoria: text().notNull(),
    observacion: text(),
    observacionValidacion: text(),
    cie10: jsonb().$type<Cie10>().notNull(),
    cie10Secundario: jsonb().$type<Cie10>(),
    practicas: jsonb().$type<PracticaPrescripta[]>().notNull(),
    profesional: jsonb().$type<Profesional>().notNull(),
    idSolicitudCobertura: integer().references(() => solicitudes.idSolicitudCobertura),
  },
  (table) => [index().on(table.idAfiliado, table.fechaPrescripcion)],
)
