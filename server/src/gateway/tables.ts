import { bigint, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Calls sent under an Idempotency-Key. Person, key and answer cannot be read from a row without the key itself, which
 * only the phone has (`sealed.ts`).
 */
export const enviadas = pgTable(
  'enviadas',
  {
    /** Hash of person and key. */
    id: text().primaryKey(),
    /** Hash of the request under its key: the same key with another request is an error of the client. */
    huella: text().notNull(),
    /** 'enviada': the answer is not known, and after `esperaHasta` never will be. */
    estado: text().$type<'enviada' | 'hecha' | 'anulada'>().notNull(),
    /** The insurer's answer, encrypted. */
    respuesta: bytea(),
    esperaHasta: bigint({ mode: 'number' }).notNull(),
    guardadaHasta: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.guardadaHasta)],
)

/** Uploaded parts of a change that is not sent yet, encrypted under its future key. */
export const subidas = pgTable(
  'subidas',
  {
    /** Hash of person and key. */
    id: text().notNull(),
    /** From 0, without gaps. */
    n: integer().notNull(),
    bytes: bytea().notNull(),
    /** Hash of the session's token, for the limit of one session's uploads. */
    sesion: text().notNull(),
    llegoAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.n] }),
    index().on(table.sesion),
    index().on(table.llegoAt),
  ],
)
