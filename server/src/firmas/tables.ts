import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

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
