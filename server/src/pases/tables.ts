import { isNotNull } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { deAfiliado } from '../padron/tables.ts'
import { deUsuario } from '../sesiones/tables.ts'

/**
 * Every issued pass until it expires, and the last one of a phone for a month more. The row is not enough to rebuild the
 * pass.
 */
export const pases = pgTable(
  'pases',
  {
    /** SHA-256 of the signed body, as base64url. */
    huella: text().primaryKey(),
    clase: text({ enum: ['pantalla', 'papel'] }).notNull(),
    uid: deUsuario(),
    /** Session in which it was issued; printed passes outlive all sessions. */
    sid: uuid(),
    idAfiliado: deAfiliado(),
    /** Distinguishes printed cards. */
    serie: text(),
    emitidoAt: bigint({ mode: 'number' }).notNull(),
    venceAt: bigint({ mode: 'number' }).notNull(),
    anuladoAt: bigint({ mode: 'number' }),
    /** Mark that all passes for a phone's key share, or all prints with a serial; null for the oldest passes. */
    marca: text(),
    /** Time at which it was found revoked; null for a valid pass. */
    fueraAt: bigint({ mode: 'number' }),
  },
  (table) => [
    index().on(table.uid),
    index().on(table.idAfiliado),
    index().on(table.sid),
    index().on(table.venceAt),
    index().on(table.marca).where(isNotNull(table.marca)),
    index().on(table.fueraAt).where(isNotNull(table.fueraAt)),
  ],
)

/** Delegations that their giver's phone has reported, until a day after their end. */
export const encargos = pgTable(
  'encargos',
  {
    /** SHA-256 of the signed body, as base64url. */
    huella: text().primaryKey(),
    uid: deUsuario(),
    /** Session of the phone that signed it: it ends with that session. */
    sid: uuid().notNull(),
    /** Key of that phone, and signature and body: as base64url. */
    clave: text().notNull(),
    bytes: text().notNull(),
    desdeAt: bigint({ mode: 'number' }).notNull(),
    hastaAt: bigint({ mode: 'number' }).notNull(),
    terminadoAt: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.uid), index().on(table.hastaAt)],
)

/**
 * Changes after which passes or delegations may be revoked, or valid again. Database triggers write them (migrations
 * 0017 and 0021), so that changes made directly in the database count, too.
 */
export const pasesPorMirar = pgTable('pases_por_mirar', {
  numero: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  clase: text({ enum: ['sesion', 'cuenta', 'afiliado', 'receta', 'encargo'] }).notNull(),
  clave: text().notNull(),
})

/** Marks of the list of revoked passes with their last state, until the last pass of a mark ends. */
export const marcasAnuladas = pgTable(
  'marcas_anuladas',
  {
    marca: text().primaryKey(),
    anulada: boolean().notNull(),
    cambioAt: bigint({ mode: 'number' }).notNull(),
    venceAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.cambioAt), index().on(table.venceAt)],
)

/** Signed parts of the list: a row never changes. In seconds, `desde` excluded; 0 in a row of the whole list. */
export const tramosDeLista = pgTable('tramos_de_lista', {
  /** Computed from its time, so that a later installation never gives its number to another part. */
  numero: bigint({ mode: 'number' }).primaryKey(),
  desde: bigint({ mode: 'number' }).notNull(),
  hasta: bigint({ mode: 'number' }).notNull(),
  kid: integer().notNull(),
  /** Signature and body, as base64url. */
  bytes: text().notNull(),
})
