import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Signing keys of the provider: 'pase' signs passes, 'lista' only the list of revoked ones. */
export const clavesDeFirma = pgTable('claves_de_firma', {
  kid: integer().primaryKey(),
  uso: text({ enum: ['pase', 'lista'] }).notNull(),
  /** A point of P-256, as base64url. */
  publica: text().notNull(),
  /** Encrypted: reading the database is not enough to sign. */
  privada: text().notNull(),
  /** Signs from this time until the next key of the same use starts. */
  firmaDesdeAt: bigint({ mode: 'number' }).notNull(),
})
