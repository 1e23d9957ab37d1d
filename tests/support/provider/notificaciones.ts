import { and, desc, eq, isNull } from 'drizzle-orm'

import type { Base } from '../../../server/src/base/database.ts'
import { notificaciones } from '../../../server/src/notificaciones/tables.ts'
import type { Person } from '../people.ts'
import { uidOf } from '../server.ts'

const pendientesDe = (who: Person) =>
  and(eq(notificaciones.uid, uidOf(who)), isNull(notificaciones.deshabilitadaAt))

/** A test's questions about notifications, and the ones it adds. */
export const questionsOfNotificaciones = ({ db }: Pick<Base, 'db'>) => ({
  /** Pending notifications in the database, newest first. */
  notificaciones: (who: Person) =>
    db
      .select()
      .from(notificaciones)
      .where(pendientesDe(who))
      .orderBy(desc(notificaciones.idNotificacion)),
  addNotificaciones: (who: Person, numbers: number[]) =>
    db.insert(notificaciones).values(
      numbers.map((idSolicitud) => ({
        uid: uidOf(who),
        idSolicitud,
        tipoNotificacion: 'Solicitud de autorización',
        numeroNotificacion: String(idSolicitud),
        codigoTipoNotificacion: 'SolicitudCobertura',
      })),
    ),
})
