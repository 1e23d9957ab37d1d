import { type Placeholder, and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { type Notificacion, RECETA_CRONICA } from '#contract/notificaciones.ts'

import { avisar } from '../avisos/puerta.ts'
import { compiled } from '../base/compiled.ts'
import type { Db } from '../base/database.ts'
import { notFound } from '../base/problem.ts'
import { afiliados } from '../padron/puerta.ts'
import { usuarios } from '../sesiones/puerta.ts'
import { notificaciones } from './tables.ts'

/** The whole list as one value: taking a hundred rows apart costs the process more than the statement. */
const waiting = compiled((db) => {
  const fila = db
    .select()
    .from(notificaciones)
    .where(
      and(eq(notificaciones.uid, sql.placeholder('uid')), isNull(notificaciones.deshabilitadaAt)),
    )
    .orderBy(desc(notificaciones.idNotificacion))
    .limit(100)
    .as('fila')
  const comoJson = sql`json_build_object(
    'idSolicitud', ${fila.idSolicitud},
    'tipoNotificacion', ${fila.tipoNotificacion},
    'numeroNotificacion', ${fila.numeroNotificacion},
    'codigoTipoNotificacion', ${fila.codigoTipoNotificacion})`
  return db
    .select({ lista: sql<Notificacion[]>`coalesce(json_agg(${comoJson}), '[]')` })
    .from(fila)
    .prepare('notificaciones')
})

/** A person's unread notifications, newest first. */
export async function pendientes(db: Db, uid: number): Promise<Notificacion[]> {
  const [found] = await waiting(db).execute({ uid })
  return found?.lista ?? []
}

type Nueva = Omit<typeof notificaciones.$inferInsert, 'idNotificacion' | 'deshabilitadaAt'> & {
  codigoTipoNotificacion: string
  /** Member that it is about. */
  idAfiliado: number
}

/**
 * Notifies a person, and those of their phones that asked for it, if the member is in the family now; replaces the
 * earlier notification on the same subject.
 */
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
  if (!(await esDeSuFamilia(tx, uid, idAfiliado))) return
  await tx
    .insert(notificaciones)
    .values(nueva)
    .onConflictDoUpdate({
      target: [notificaciones.uid, notificaciones.idSolicitud, notificaciones.tipoNotificacion],
      // The new number makes it the newest again.
      set: { deshabilitadaAt: null, idNotificacion: sql`excluded.id_notificacion` },
    })
  const tipo = codigoTipoNotificacion === RECETA_CRONICA ? 'recetas' : 'solicitudes'
  await avisar(tx, { uid, tipo, id, idAfiliado }, ahora)
}

async function esDeSuFamilia(tx: Db, uid: number, idAfiliado: number): Promise<boolean> {
  const own = alias(afiliados, 'propio')
  const found = await tx
    .select({ uid: usuarios.uid })
    .from(usuarios)
    .innerJoin(own, and(eq(own.idAfiliado, usuarios.idAfiliado), eq(own.activo, true)))
    .innerJoin(
      afiliados,
      and(
        eq(afiliados.idGrupo, own.idGrupo),
        eq(afiliados.idAfiliado, idAfiliado),
        eq(afiliados.activo, true),
      ),
    )
    .where(eq(usuarios.uid, uid))
  return found.length > 0
}

const suya = (uid: number | Placeholder, id: number | Placeholder, tipo: string | Placeholder) =>
  and(
    eq(notificaciones.uid, uid),
    eq(notificaciones.idSolicitud, id),
    eq(notificaciones.tipoNotificacion, tipo),
  )

const descartada = compiled((db) =>
  db
    .update(notificaciones)
    .set({ deshabilitadaAt: sql`${sql.placeholder('ahora')}` })
    .where(
      and(
        suya(sql.placeholder('uid'), sql.placeholder('id'), sql.placeholder('tipo')),
        isNull(notificaciones.deshabilitadaAt),
      ),
    )
    .returning({ id: notificaciones.idNotificacion })
    .prepare('descartada'),
)

/** A second dismissal, on this or another phone, is not an error. */
export async function deshabilitar(
  db: Db,
  uid: number,
  { idSolicitud: id, tipoNotificacion: tipo }: { idSolicitud: number; tipoNotificacion: string },
  ahora: number,
): Promise<void> {
  const [dismissed] = await descartada(db).execute({ uid, id, tipo, ahora })
  if (!dismissed && (await db.$count(notificaciones, suya(uid, id, tipo))) === 0) throw notFound(id)
}
