import { and, asc, eq, isNull } from 'drizzle-orm'

import { createPasswords } from '../../server/src/acceso/passwords.ts'
import { sesiones, usuarios } from '../../server/src/acceso/tables.ts'
import { afiliados, personasFisicas } from '../../server/src/afiliados/tables.ts'
import { createApp } from '../../server/src/app.ts'
import { type Base, inMemory } from '../../server/src/base/database.ts'
import { CAPACIDADES, type Config } from '../../server/src/base/environment.ts'
import { migrate } from '../../server/src/base/migrate.ts'
import { projectRoot } from '../../server/src/base/root.ts'
import { deriveSecrets } from '../../server/src/base/secrets.ts'
import { efectos } from '../../server/src/claves/tables.ts'
import { notificaciones } from '../../server/src/notificaciones/tables.ts'
import { sembrar } from '../../server/src/semilla/sembrar.ts'
import { serve } from '../../server/src/serve.ts'
import { type Person, people } from './people.ts'

/** A seeded database as a file in memory: made once, copied for every test. */
export async function seededDump(): Promise<Blob> {
  const base = await inMemory()
  await migrate(base, `${projectRoot()}/server/drizzle`)
  await sembrar(base.db, { seed: 1, ahora: Date.now(), passwords: createPasswords() })
  if (base.kind !== 'pglite') throw new Error('only the embedded database can be dumped')
  const dump = await base.lite.dumpDataDir('none')
  await base.close()
  return dump
}

export const SECRETS = deriveSecrets('e2e: una clave larga que no usa nadie')

export type Provider = Awaited<ReturnType<typeof startProvider>>

/** The reference provider on a database of its own, with the built app; what it knows is asked of that database. */
export async function startProvider(
  dump: Blob,
  { capacidades = CAPACIDADES }: { capacidades?: string[] } = {},
) {
  const base: Base = await inMemory(dump)
  const { db } = base
  const config: Config = {
    mode: 'test',
    host: '127.0.0.1',
    port: 0,
    dataDir: '',
    databaseUrl: undefined,
    appDir: process.env['APP_DIR'] ?? `${projectRoot()}/dist/app`,
    sandbox: false,
    seed: undefined,
    capacidades,
    base: '',
    provider: 'portal-afiliados',
    publicUrl: '',
    corsOrigins: [],
    proxies: [],
  }
  let offset = 0
  const clock = () => Date.now() + offset
  let served = await serve(await createApp({ db, clock, secrets: SECRETS, config }), config)
  const { port } = served

  const uidOf = async (who: Person): Promise<number> => {
    const cuil = people[who].cuil.replaceAll('-', '')
    const [found] = await db
      .select({ uid: usuarios.uid })
      .from(usuarios)
      .innerJoin(afiliados, eq(afiliados.idAfiliado, usuarios.idAfiliado))
      .innerJoin(personasFisicas, eq(personasFisicas.idPersonaFisica, afiliados.idPersonaFisica))
      .where(eq(personasFisicas.cuil, cuil))
    if (!found) throw new Error(`the seed has no ${who}`)
    return found.uid
  }

  return {
    port: () => served.port,
    /** Sets the server's clock this far from the phone's. */
    shiftClock: (ms: number) => void (offset = ms),
    uidOf,
    /** Pending notifications, as the database has them. */
    notificaciones: async (who: Person) =>
      db
        .select()
        .from(notificaciones)
        .where(
          and(eq(notificaciones.uid, await uidOf(who)), isNull(notificaciones.deshabilitadaAt)),
        )
        .orderBy(asc(notificaciones.idNotificacion)),
    addNotificaciones: async (who: Person, numbers: number[]) => {
      const uid = await uidOf(who)
      await db.insert(notificaciones).values(
        numbers.map((idSolicitud) => ({
          uid,
          idSolicitud,
          tipoNotificacion: 'Solicitud de autorización',
          numeroNotificacion: String(idSolicitud),
          codigoTipoNotificacion: 'SolicitudCobertura',
        })),
      )
    },
    /** Every effect that a queued write had: one row each, whatever the number of deliveries. */
    efectos: () => db.select().from(efectos),
    sesionesAbiertas: async () =>
      (await db.select().from(sesiones).where(isNull(sesiones.terminadaAt))).length,
    /** Every session ends at the provider, as when a password is changed elsewhere. */
    endSessions: () => db.update(sesiones).set({ terminadaAt: Date.now() }),
    /** Stops answering, as a server that is restarted does, and comes back on the same port. */
    async restart() {
      await served.stop()
      served = await serve(await createApp({ db, clock, secrets: SECRETS, config }), {
        ...config,
        port,
      })
    },
    async stop() {
      await served.stop()
      await base.close()
    },
  }
}
