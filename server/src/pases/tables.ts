import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { afiliados } from '../padron/tables.ts'
import { usuarios } from '../sesiones/tables.ts'

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
