import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { usuarios } from '../acceso/tables.ts'
import { afiliados } from '../padron/tables.ts'

/** Keys of the provider: 'pase' signs passes, 'lista' the list of revoked ones and nothing else. */
export const clavesDeFirma = pgTable('claves_de_firma', {
  kid: integer().primaryKey(),
  uso: text({ enum: ['pase', 'lista'] }).notNull(),
  /** A point of P-256, as base64url. */
  publica: text().notNull(),
  /** Sealed: who reads the database can sign nothing. */
  privada: text().notNull(),
  /** It signs from then on, until the next one of its use does. */
  firmaDesdeAt: bigint({ mode: 'number' }).notNull(),
})

/** Every pass that was handed out, as long as it lives. Nothing in it can be shown as one. */
export const pases = pgTable(
  'pases',
  {
    /** SHA-256 of the signed body, as base64url. */
    huella: text().primaryKey(),
    clase: text({ enum: ['pantalla', 'papel'] }).notNull(),
    uid: integer()
      .notNull()
      .references(() => usuarios.uid),
    /** The session that it was asked for in; paper outlives every session. */
    sid: uuid(),
    idAfiliado: integer()
      .notNull()
      .references(() => afiliados.idAfiliado),
    /** What tells one printed card from another. */
    serie: text(),
    emitidoAt: bigint({ mode: 'number' }).notNull(),
    venceAt: bigint({ mode: 'number' }).notNull(),
    anuladoAt: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.idAfiliado), index().on(table.sid), index().on(table.venceAt)],
)
