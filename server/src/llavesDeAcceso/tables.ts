import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { deUsuario } from '../sesiones/tables.ts'

/** Passkeys of all accounts. Only the public half is here: it opens no account. */
export const llavesDeAcceso = pgTable(
  'llaves_de_acceso',
  {
    idLlave: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Name that the browser gave it (credential id), as base64url. */
    id: text().notNull().unique(),
    uid: deUsuario(),
    /** Name of the account on the device (user handle), as base64url. */
    usuario: text().notNull(),
    /** COSE key, as base64url. */
    clavePublica: text().notNull(),
    /** Number of signatures, counted by the device; 0 for ever where it does not count. */
    contador: bigint({ mode: 'number' }).notNull(),
    /** Copied by Google, Apple or a password manager. */
    copiada: boolean().notNull(),
    /** Short name of the device on which it was made. */
    dispositivo: text().notNull(),
    creadaAt: bigint({ mode: 'number' }).notNull(),
    ultimoUsoAt: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.uid)],
)

/** Open challenges. Each is deleted by its first answer; it is fresh, not secret, so it is stored as it is. */
export const desafiosDeLlave = pgTable(
  'desafios_de_llave',
  {
    desafio: text().primaryKey(),
    /** Session that adds a passkey; null for a sign-in. */
    sid: uuid(),
    venceAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.venceAt)],
)
