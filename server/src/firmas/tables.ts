import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The provider's signing keys: 'pase' signs passes, 'lista' signs only the list of revoked passes. */
export const clavesDeFirma = pgTable('claves_de_firma', {
  kid: integer().primaryKey(),
  uso: text({ enum: ['pase', 'lista'] }).notNull(),
  /** Public key: a point of P-256, as base64url. */
  publica: text().notNull(),
  /** Private key, encrypted: reading the database is not enough to sign. */
  privada: text().notNull(),
  /** Signs from this time on, until the next key of the same use starts. */
  firmaDesdeAt: bigint({ mode: 'number' }).notNull(),
})
