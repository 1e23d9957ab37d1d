import { and, asc, eq, isNull } from 'drizzle-orm'

import { sesiones } from '../../server/src/acceso/tables.ts'
import { efectos } from '../../server/src/claves/tables.ts'
import { notificaciones } from '../../server/src/notificaciones/tables.ts'
import type { Person } from './people.ts'
import { startServer, uidOf } from './server.ts'

export type Provider = Awaited<ReturnType<typeof startProvider>>

/** The reference provider with the built app, on a database of its own; what it knows is asked of that database. */
export async function startProvider({ capacidades }: { capacidades?: string[] } = {}) {
  let offset = 0
  const appDir = process.env['APP_DIR']
  const server = await startServer({
    clock: () => Date.now() + offset,
    ...(capacidades && { capacidades }),
    ...(appDir !== undefined && { appDir }),
    config: { sandbox: false },
  })
  const { db } = server.base
  const pendientesDe = (who: Person) =>
    and(eq(notificaciones.uid, uidOf(who)), isNull(notificaciones.deshabilitadaAt))

  return {
    port: () => server.port,
    uidOf,
    stop: () => server.stop(),
    /** Sets the server's clock this far from the phone's. */
    shiftClock: (ms: number) => void (offset = ms),
    /** Pending notifications, as the database has them. */
    notificaciones: (who: Person) =>
      db
        .select()
        .from(notificaciones)
        .where(pendientesDe(who))
        .orderBy(asc(notificaciones.idNotificacion)),
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
    /** Every effect that a queued write had: one row each, whatever the number of deliveries. */
    efectos: () => db.select().from(efectos),
    sesionesAbiertas: async () =>
      (await db.select().from(sesiones).where(isNull(sesiones.terminadaAt))).length,
    /** Every session ends at the provider, as when a password is changed elsewhere. */
    endSessions: () => db.update(sesiones).set({ terminadaAt: Date.now() }),
  }
}
