import { and, asc, eq, isNull } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { notFound } from '../http/problem.ts'
import { notificaciones } from './tables.ts'

export function pendientes(db: Db, uid: number) {
  return db
    .select({
      idSolicitud: notificaciones.idSolicitud,
      tipoNotificacion: notificaciones.tipoNotificacion,
      numeroNotificacion: notificaciones.numeroNotificacion,
      codigoTipoNotificacion: notificaciones.codigoTipoNotificacion,
    })
    .from(notificaciones)
    .where(and(eq(notificaciones.uid, uid), isNull(notificaciones.deshabilitadaAt)))
    .orderBy(asc(notificaciones.idNotificacion))
    .limit(100)
}

/** One that was dismissed before, here or on another phone, is done: that is no mistake. */
export async function deshabilitar(
  db: Db,
  uid: number,
  { idSolicitud, tipoNotificacion }: { idSolicitud: number; tipoNotificacion: string },
  ahora: number,
): Promise<void> {
  const theirs = and(
    eq(notificaciones.uid, uid),
    eq(notificaciones.idSolicitud, idSolicitud),
    eq(notificaciones.tipoNotificacion, tipoNotificacion),
  )
  const [found] = await db.select().from(notificaciones).where(theirs)
  if (!found) throw notFound(idSolicitud)
  if (found.deshabilitadaAt === null)
    await db.update(notificaciones).set({ deshabilitadaAt: ahora }).where(theirs)
}
