import { isNotNull } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { deAfiliado } from '../padron/tables.ts'

export type Registro = {
  drogas: string[]
  presentacion: string
  cantidad: number
  cie10Descripcion: string
}

export const recetas = pgTable(
  'recetas',
  {
    idRecetaElectronica: integer().primaryKey().generatedByDefaultAsIdentity(),
    idAfiliado: deAfiliado(),
    numero: text().notNull().unique(),
    /** National identifier (Res. 2214/2025), if written after it was introduced. */
    cuir: text(),
    fechaPrescripcion: date({ mode: 'string' }).notNull(),
    vencimiento: date({ mode: 'string' }).notNull(),
    /** 1 active, 2 dispensed, 4 cancelled; an active one past its last day counts as 3. */
    codigoEstado: integer().notNull(),
    estadoDesde: date({ mode: 'string' }).notNull(),
    farmacia: text(),
    farmaciaLocalidad: text(),
    profesionalApellido: text().notNull(),
    profesionalNombre: text().notNull(),
    registro1: jsonb().$type<Registro>().notNull(),
    registro2: jsonb().$type<Registro>(),
  },
  (table) => [index().on(table.idAfiliado, table.fechaPrescripcion)],
)

/** Signature of a prescription, made once a day for all requests, so that every print is the same sheet. */
export const recetasFirmadas = pgTable(
  'recetas_firmadas',
  {
    /** SHA-256 of the content without the time of the signature, as base64url. */
    huella: text().primaryKey(),
    idRecetaElectronica: integer()
      .notNull()
      .references(() => recetas.idRecetaElectronica),
    kid: integer().notNull(),
    /** Signature and body, as base64url. */
    bytes: text().notNull(),
    firmadaAt: bigint({ mode: 'number' }).notNull(),
    /** Time at which its prescription was found cancelled; null for a good one. */
    fueraAt: bigint({ mode: 'number' }),
  },
  (table) => [
    index().on(table.idRecetaElectronica),
    index().on(table.firmadaAt),
    index().on(table.fueraAt).where(isNotNull(table.fueraAt)),
  ],
)

/** Each delivered sheet, as base64url of its SHA-256: the signature in it changes every day. */
export const recetasImpresas = pgTable(
  'recetas_impresas',
  {
    huella: text().primaryKey(),
    idRecetaElectronica: integer()
      .notNull()
      .references(() => recetas.idRecetaElectronica),
    /** Last day of its prescription; null in rows of earlier versions that still run beside this one. */
    vencimiento: date({ mode: 'string' }),
  },
  (table) => [index().on(table.idRecetaElectronica), index().on(table.vencimiento)],
)
