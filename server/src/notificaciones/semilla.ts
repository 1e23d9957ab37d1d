import type { Siembra } from '../http/area.ts'
import { notificaciones } from './tables.ts'

/** Norma's unread notifications, oldest first. */
export async function sembrar({ tx, of }: Siembra): Promise<void> {
  const { uid } = of('norma')
  const autorizacion = {
    uid,
    tipoNotificacion: 'Solicitud de autorización',
    codigoTipoNotificacion: 'SolicitudCobertura',
  }
  await tx.insert(notificaciones).values([
    { ...autorizacion, idSolicitud: 20290, numeroNotificacion: '20290' },
    {
      uid,
      idSolicitud: 88120,
      tipoNotificacion: 'Receta médica crónica',
      numeroNotificacion: '88120',
      codigoTipoNotificacion: 'RecetaMedicaIfx',
    },
    { ...autorizacion, idSolicitud: 20377, numeroNotificacion: '20377' },
  ])
}
