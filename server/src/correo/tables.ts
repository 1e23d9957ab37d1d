import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Mails on their way out, written in the transaction of what they tell about. */
export const correos = pgTable(
  'correos',
  {
    idCorreo: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The mail's Message-ID: the same at every try, so that a mailbox can tell a repeat. */
    mensaje: uuid().notNull().unique(),
    para: text().notNull(),
    asunto: text().notNull(),
    texto: text().notNull(),
    /** Keys of the files that go with it. */
    adjuntos: jsonb().$type<string[]>().notNull().default([]),
    creadoAt: bigint({ mode: 'number' }).notNull(),
    /** After this it would only confuse: a mail with a code that has ended is not sent any more. */
    venceAt: bigint({ mode: 'number' }),
    enviadoAt: bigint({ mode: 'number' }),
    intentos: integer().notNull().default(0),
    proximoAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.enviadoAt, table.proximoAt)],
)
