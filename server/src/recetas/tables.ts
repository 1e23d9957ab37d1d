import { bigint, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { afiliados } from '../padron/tables.ts'

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
    idAfiliado: integer()
      .notNull()
      .references(() => afiliados.idAfiliado),
    numero: text().notNull().unique(),
    /** The national key (Res. 2214/2025), of those that were written since there is one. */
    cuir: text(),
    fechaPrescripcion: date({ mode: 'string' }).notNull(),
    vencimiento: date({ mode: 'string' }).notNull(),
    /** 1 active, 2 dispensed, 4 taken back; one that is active past its day counts as 3. */
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

/** What was signed of a prescription, once for all that ask for it on the same day: the same sheet at every print. */
export const recetasFirmadas = pgTable(
  'recetas_firmadas',
  {
    /** SHA-256 of what it says, as base64url, whenever it was signed. */
    huella: text().primaryKey(),
    idRecetaElectronica: integer()
      .notNull()
      .references(() => recetas.idRecetaElectronica),
    kid: integer().notNull(),
    /** Signature and body, as base64url. */
    bytes: text().notNull(),
    firmadaAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.idRecetaElectronica)],
)

/** Each sheet that was handed out, by SHA-256 of its bytes as base64url: the signature in it is another one every day. */
export const recetasImpresas = pgTable(
  'recetas_impresas',
  {
    huella: text().primaryKey(),
    idRecetaElectronica: integer()
      .notNull()
      .references(() => recetas.idRecetaElectronica),
  },
  (table) => [index().on(table.idRecetaElectronica)],
)
