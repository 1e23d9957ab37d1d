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

import { afiliados } from '../padron/tables.ts'
import { especialidades, prestadores } from '../prestadores/tables.ts'
import { usuarios } from '../sesiones/tables.ts'

const importe = () => numeric({ precision: 12, scale: 2, mode: 'number' })

export const practicas = pgTable('practicas', {
  idPractica: integer().primaryKey(),
  codigo: text().notNull().unique(),
  descripcion: text().notNull(),
  valor: importe().notNull(),
  /** Only who has one of its specialties may do it. */
  validarEspecialidad: boolean().notNull(),
  /** False for what is asked for in a way of its own (the video consultation). */
  enOrdenes: boolean().notNull().default(true),
})

export const especialidadesDePractica = pgTable(
  'especialidades_de_practica',
  {
    idPractica: integer()
      .notNull()
      .references(() => practicas.idPractica),
    idEspecialidad: integer()
      .notNull()
      .references(() => especialidades.idEspecialidad),
  },
  (table) => [primaryKey({ columns: [table.idPractica, table.idEspecialidad] })],
)

/** What the member pays of a practice: the rule of their kind of member, else the one of everybody. */
export const coberturas = pgTable(
  'coberturas',
  {
    idCobertura: integer().primaryKey().generatedByDefaultAsIdentity(),
    idPractica: integer()
      .notNull()
      .references(() => practicas.idPractica),
    tipoAfiliado: text(),
    descripcion: text().notNull(),
    porcentajeACargo: integer().notNull(),
  },
  (table) => [index().on(table.idPractica)],
)

/** How many of a practice a member may have in so many months: several limits may hold at once. */
export const topes = pgTable(
  'topes',
  {
    idTope: integer().primaryKey().generatedByDefaultAsIdentity(),
    idPractica: integer()
      .notNull()
      .references(() => practicas.idPractica),
    tipoLimite: text().notNull(),
    meses: integer().notNull(),
    cantidad: integer().notNull(),
  },
  (table) => [index().on(table.idPractica)],
)

/** What somebody was given beyond a limit. */
export const extensiones = pgTable(
  'extensiones_de_cupo',
  {
    idTope: integer()
      .notNull()
      .references(() => topes.idTope),
    idAfiliado: integer()
      .notNull()
      .references(() => afiliados.idAfiliado),
    cantidad: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idTope, table.idAfiliado] })],
)

/** An order from its validation on: without `generadaAt` it is a question that was answered, and no order. */
export const ordenes = pgTable(
  'ordenes',
  {
    /** Its number is made from it. */
    idOrden: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 118_000 }),
    /** Who asked; the transaction is theirs alone until it is generated. */
    uid: integer()
      .notNull()
      .references(() => usuarios.uid),
    idAfiliado: integer()
      .notNull()
      .references(() => afiliados.idAfiliado),
    idPrestador: integer()
      .notNull()
      .references(() => prestadores.idPrestador),
    /** ORIGENES of this area. */
    origen: text().notNull(),
    codigoTransaccion: text().notNull().unique(),
    total: importe().notNull(),
    venceAt: bigint({ mode: 'number' }).notNull(),
    generadaAt: bigint({ mode: 'number' }),
    /** The day of `generadaAt` in Argentina. */
    fechaEmision: date({ mode: 'string' }),
  },
  (table) => [index().on(table.idAfiliado, table.fechaEmision)],
)

/** What was agreed on for each practice, as it was that day. */
export const practicasDeOrden = pgTable(
  'practicas_de_orden',
  {
    idOrden: integer()
      .notNull()
      .references(() => ordenes.idOrden, { onDelete: 'cascade' }),
    idPractica: integer()
      .notNull()
      .references(() => practicas.idPractica),
    tipoCobertura: text().notNull(),
    /** What the member pays under the agreement, 0 where nothing. */
    valorAutorizado: importe().notNull(),
    /** What is paid where there is no agreement. */
    valorAutorizacion: importe().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idOrden, table.idPractica] }),
    index().on(table.idPractica),
  ],
)

/** Links of video consultations: each uses up one of its practice, as an order does. */
export const teleconsultas = pgTable(
  'teleconsultas',
  {
    idTeleconsulta: integer().primaryKey().generatedByDefaultAsIdentity(),
    uid: integer()
      .notNull()
      .references(() => usuarios.uid),
    idAfiliado: integer()
      .notNull()
      .references(() => afiliados.idAfiliado),
    idPractica: integer()
      .notNull()
      .references(() => practicas.idPractica),
    /** What the link names: 128 random bits, which only its person was given. */
    sala: text().notNull().unique(),
    fecha: date({ mode: 'string' }).notNull(),
    venceAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.idAfiliado, table.fecha)],
)
