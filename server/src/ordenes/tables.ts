import {
  bigint,
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

import { deAfiliado } from '../padron/tables.ts'
import { especialidades, prestadores } from '../prestadores/tables.ts'
import { deUsuario } from '../sesiones/tables.ts'

const importe = () => numeric({ precision: 12, scale: 2, mode: 'number' })

export const practicas = pgTable('practicas', {
  idPractica: integer().primaryKey(),
  codigo: text().notNull().unique(),
  descripcion: text().notNull(),
  valor: importe().notNull(),
  /** Only a provider with one of these specialties may perform it. */
  validarEspecialidad: boolean().notNull(),
  /** False for practices that are not requested as an order, like the video consultation. */
  enOrdenes: boolean().notNull().default(true),
})

const dePractica = () =>
  integer()
    .notNull()
    .references(() => practicas.idPractica)

export const especialidadesDePractica = pgTable(
  'especialidades_de_practica',
  {
    idPractica: dePractica(),
    idEspecialidad: integer()
      .notNull()
      .references(() => especialidades.idEspecialidad),
  },
  (table) => [primaryKey({ columns: [table.idPractica, table.idEspecialidad] })],
)

/** Member's share of a practice: the rule for their kind of member, else the general rule. */
export const coberturas = pgTable(
  'coberturas',
  {
    idCobertura: integer().primaryKey().generatedByDefaultAsIdentity(),
    idPractica: dePractica(),
    tipoAfiliado: text(),
    descripcion: text().notNull(),
    porcentajeACargo: integer().notNull(),
  },
  (table) => [index().on(table.idPractica)],
)

/** Limit of a practice for a member in a number of months; several limits may apply at once. */
export const topes = pgTable(
  'topes',
  {
    idTope: integer().primaryKey().generatedByDefaultAsIdentity(),
    idPractica: dePractica(),
    tipoLimite: text().notNull(),
    meses: integer().notNull(),
    cantidad: integer().notNull(),
  },
  (table) => [index().on(table.idPractica)],
)

/** Extra number above a limit, granted to one member. */
export const extensiones = pgTable(
  'extensiones_de_cupo',
  {
    idTope: integer()
      .notNull()
      .references(() => topes.idTope),
    idAfiliado: deAfiliado(),
    cantidad: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idTope, table.idAfiliado] })],
)

/** Order, from its validation on: until `generadaAt` is set it is only an answered question. */
export const ordenes = pgTable(
  'ordenes',
  {
    /** Basis of the order number. */
    idOrden: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 118_000 }),
    /** Person who asked for the order; until it is issued, only they can use its transaction. */
    uid: deUsuario(),
    idAfiliado: deAfiliado(),
    idPrestador: integer()
      .notNull()
      .references(() => prestadores.idPrestador),
    /** One of ORIGENES, from this area. */
    origen: text().notNull(),
    codigoTransaccion: text().notNull().unique(),
    total: importe().notNull(),
    venceAt: bigint({ mode: 'number' }).notNull(),
    generadaAt: bigint({ mode: 'number' }),
    /** Day of `generadaAt` in Argentina. */
    fechaEmision: date({ mode: 'string' }),
  },
  (table) => [index().on(table.idAfiliado, table.fechaEmision)],
)

/** Price of each practice on the day of the order. */
export const practicasDeOrden = pgTable(
  'practicas_de_orden',
  {
    idOrden: integer()
      .notNull()
      .references(() => ordenes.idOrden, { onDelete: 'cascade' }),
    idPractica: dePractica(),
    tipoCobertura: text().notNull(),
    /** Member's share under the agreement; 0 if none. */
    valorAutorizado: importe().notNull(),
    /** Full price without an agreement. */
    valorAutorizacion: importe().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idOrden, table.idPractica] }),
    index().on(table.idPractica),
  ],
)

/** Links of video consultations: each counts as one order of its practice. */
export const teleconsultas = pgTable(
  'teleconsultas',
  {
    idTeleconsulta: integer().primaryKey().generatedByDefaultAsIdentity(),
    uid: deUsuario(),
    idAfiliado: deAfiliado(),
    idPractica: dePractica(),
    /** The link's 128 random bits, known only to its person. */
    sala: text().notNull().unique(),
    fecha: date({ mode: 'string' }).notNull(),
    venceAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.idAfiliado, table.fecha)],
)
