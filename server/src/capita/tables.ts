import { bigint, date, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { afiliados, deAfiliado } from '../padron/tables.ts'

const importe = () => numeric({ precision: 12, scale: 2, mode: 'number' }).notNull().default(0)

/** Monthly fee of a voluntary member. */
export const cuotasDeCapita = pgTable('cuotas_de_capita', {
  idAfiliado: integer()
    .primaryKey()
    .references(() => afiliados.idAfiliado),
  capita: importe(),
  credito: importe(),
  fondoVoluntario: importe(),
})

/** One coupon for each month, however often the person asks for it. */
export const cuponesDeCapita = pgTable(
  'cupones_de_capita',
  {
    idCupon: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 48_217 }),
    idAfiliado: deAfiliado(),
    /** The month, as mm/yyyy. */
    periodo: text().notNull(),
    codigoLinkPagos: text().notNull(),
    capita: importe(),
    credito: importe(),
    fondoVoluntario: importe(),
    fechaVencimiento: date({ mode: 'string' }).notNull(),
    generadoAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [unique().on(table.idAfiliado, table.periodo)],
)
