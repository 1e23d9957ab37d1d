import type { Base } from '../../../server/src/base/database.ts'
import { notificaciones } from '../../../server/src/notificaciones/tables.ts'

let nextSolicitud = 500_000

/** Creates notifications for one test; returns the ids that a phone would use. */
export async function pendingNotifications({ db }: Pick<Base, 'db'>, uid: number, count: number) {
  const rows = Array.from({ length: count }, () => {
    const idSolicitud = ++nextSolicitud
    return {
      idSolicitud,
      tipoNotificacion: 'Solicitud de autorización',
      numeroNotificacion: String(idSolicitud),
      codigoTipoNotificacion: 'SolicitudCobertura',
    }
  })
  await db.insert(notificaciones).values(rows.map((row) => ({ ...row, uid })))
  return rows
}
