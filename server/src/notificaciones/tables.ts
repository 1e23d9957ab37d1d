import { bigint, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { deUsuario } from '../sesiones/tables.ts'

export const notificaciones = pgTable(
  'notificaciones',
  {
    idNotificacion: integer().primaryKey().generatedByDefaultAsIdentity(),
    uid: deUsuario(),
    idSolicitud: integer().notNull(),
    tipoNotificacion: text().notNull(),
    numeroNotificacion: text().notNull(),
    codigoTipoNotificacion: text(),
    deshabilitadaAt: bigint({ mode: 'number' }),
  },
  (table) => [unique().on(table.uid, table.idSolicitud, table.tipoNotificacion)],
)
