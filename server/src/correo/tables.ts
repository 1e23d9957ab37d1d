import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Mails to send, stored in the transaction of the event that they report. */
export const correos = pgTable(
  'correos',
  {
    idCorreo: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Message-ID of the mail: the same at every try, so that mailboxes recognise a repetition. */
    mensaje: uuid().notNull().unique(),
    para: text().notNull(),
    asunto: text().notNull(),
    texto: text().notNull(),
    /** Keys of the attached files. */
    adjuntos: jsonb().$type<string[]>().notNull().default([]),
    creadoAt: bigint({ mode: 'number' }).notNull(),
    /** After this time it is not sent: an expired code would only confuse. */
    venceAt: bigint({ mode: 'number' }),
    enviadoAt: bigint({ mode: 'number' }),
    intentos: integer().notNull().default(0),
    proximoAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.enviadoAt, table.proximoAt)],
)
