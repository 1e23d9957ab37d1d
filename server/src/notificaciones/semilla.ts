import type { Db } from '../base/database.ts'
import { notificaciones } from './tables.ts'

/** What Norma has not read yet. */
export async function sembrarNotificaciones(tx: Db, uid: number): Promise<void> {
  const autorizacion = {
    uid,
    tipoNotificacion: 'Solicitud de autorización',
    codigoTipoNotificacion: 'SolicitudCobertura',
  }
  await tx.insert(notificaciones).values([
    { ...autorizacion, idSolicitud: 20377, numeroNotificacion: '20377' },
    {
      uid,
      idSolicitud: 88120,
      tipoNotificacion: 'Receta médica crónica',
      numeroNotificacion: '88120',
      codigoTipoNotificacion: 'RecetaMedicaIfx',
    },
    { ...autorizacion, idSolicitud: 20290, numeroNotificacion: '20290' },
  ])
}
