import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { deAfiliado } from '../padron/tables.ts'
import { deUsuario } from '../sesiones/tables.ts'

/** Every issued pass until it expires. The row is not enough to rebuild the pass. */
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
  },
  (table) => [index().on(table.idAfiliado), index().on(table.sid), index().on(table.venceAt)],
)
