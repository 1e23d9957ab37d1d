import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import { RECETA_CRONICA } from '#contract/notificaciones.ts'

import { avisar } from '../avisos/puerta.ts'
import { compiled } from '../base/compiled.ts'
import type { Db } from '../base/database.ts'
import { notFound } from '../base/problem.ts'
import { notificaciones } from './tables.ts'

const waiting = compiled((db) =>
  db
    .select({
      idSolicitud: notificaciones.idSolicitud,
      tipoNotificacion: notificaciones.tipoNotificacion,
      numeroNotificacion: notificaciones.numeroNotificacion,
      codigoTipoNotificacion: notificaciones.codigoTipoNotificacion,
    })
    .from(notificaciones)
    .where(
      and(eq(notificaciones.uid, sql.placeholder('uid')), isNull(notificaciones.deshabilitadaAt)),
    )
    .orderBy(asc(notificaciones.idNotificacion))
    .limit(100)
    .prepare('notificaciones'),
)

export const pendientes = (db: Db, uid: number) => waiting(db).execute({ uid })

type Nueva = Omit<typeof notificaciones.$inferInsert, 'idNotificacion' | 'deshabilitadaAt'> & {
  codigoTipoNotificacion: string
  /** Member that it is about. */
  idAfiliado: number
}

/** Notifies a person, and those of their phones that asked for it; replaces the earlier notification on the same subject. */
export async function notificar(
  tx: Db,
  { idAfiliado, ...nueva }: Nueva,
  ahora: number,
): Promise<void> {
  const { uid, idSolicitud: id, codigoTipoNotificacion } = nueva
  await tx
    .update(notificaciones)
    .set({ deshabilitadaAt: ahora })
    .where(
      and(
        eq(notificaciones.uid, uid),
        eq(notificaciones.idSolicitud, id),
        eq(notificaciones.codigoTipoNotificacion, codigoTipoNotificacion),
        isNull(notificaciones.deshabilitadaAt),
      ),
    )
  await tx
    .insert(notificaciones)
    .values(nueva)
    .onConflictDoUpdate({
      target: [notificaciones.uid, notificaciones.idSolicitud, notificaciones.tipoNotificacion],
      set: { deshabilitadaAt: null },
    })
  const tipo = codigoTipoNotificacion === RECETA_CRONICA ? 'recetas' : 'solicitudes'
  await avisar(tx, { uid, tipo, id, idAfiliado }, ahora)
}

/** A second dismissal, on this or another phone, is not an error. */
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
  const [dismissed] = await db
    .update(notificaciones)
    .set({ deshabilitadaAt: ahora })
    .where(and(theirs, isNull(notificaciones.deshabilitadaAt)))
    .returning({ id: notificaciones.idNotificacion })
  if (!dismissed && (await db.$count(notificaciones, theirs)) === 0) throw notFound(idSolicitud)
}
