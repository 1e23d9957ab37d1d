import { index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'

import { deAfiliado } from '../padron/tables.ts'

const importe = () => numeric({ precision: 12, scale: 2, mode: 'number' }).notNull().default(0)

/** One presentation of one month; a month may have two. */
export const aportes = pgTable(
  'aportes',
  {
    idAporte: integer().primaryKey().generatedByDefaultAsIdentity(),
    idAfiliado: deAfiliado(),
    /** The month, as yyyy-mm. */
    periodo: text().notNull(),
    orden: integer().notNull(),
    tipoPresentacion: text().notNull(),
    /** Undefined if the register does not know the employer. */
    descripcionReparticion: text(),
    aportePersonal: importe(),
    adherenteSecundario: importe(),
    aportePatronal: importe(),
    descuentoSubsidio: importe(),
    creditoAsistencial: importe(),
    hijoMenorDe35: importe(),
    menoraCargo: importe(),
    aportesPositivos: jsonb().$type<{ descripcion: string; importe: number }[]>().notNull(),
  },
  (table) => [index().on(table.idAfiliado, table.periodo)],
)
