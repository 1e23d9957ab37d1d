import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The valid code of a purpose and a person: a new one replaces it (SEC-09). */
export const codigos = pgTable(
  'codigos',
  {
    proposito: text().notNull(),
    /** Owner: a uid, a person's id or a CUIL, depending on the purpose. */
    sujeto: text().notNull(),
    /** Contact that it was sent to. */
    destino: text().notNull(),
    /** HMAC of the code with its purpose, owner and contact. */
    huella: text().notNull(),
    venceAt: bigint({ mode: 'number' }).notNull(),
    intentos: integer().notNull().default(0),
    usadoAt: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.proposito, table.sujeto] }), index().on(table.venceAt)],
)
