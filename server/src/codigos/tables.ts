import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The one code that counts for a purpose and a person: making another takes its place (SEC-09). */
export const codigos = pgTable(
  'codigos',
  {
    proposito: text().notNull(),
    /** Whose it is: a uid, a person's id or a CUIL, as its purpose says. */
    sujeto: text().notNull(),
    /** The contact that it was sent to. */
    destino: text().notNull(),
    /** HMAC of the code with everything that it is bound to. */
    huella: text().notNull(),
    venceAt: bigint({ mode: 'number' }).notNull(),
    intentos: integer().notNull().default(0),
    usadoAt: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.proposito, table.sujeto] })],
)
