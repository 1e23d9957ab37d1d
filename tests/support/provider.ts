import { and, asc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { sesiones, usuarios } from '../../server/src/acceso/tables.ts'
import { formatDocumento, formatNumeroAfiliado } from '../../server/src/afiliados/format.ts'
import { afiliados, personasFisicas } from '../../server/src/afiliados/tables.ts'
import type { Config } from '../../server/src/base/environment.ts'
import { efectos } from '../../server/src/claves/tables.ts'
import { contactos } from '../../server/src/contacto/tables.ts'
import { correos } from '../../server/src/correo/tables.ts'
import { notificaciones } from '../../server/src/notificaciones/tables.ts'
import type { Hooks } from '../../server/src/portal.ts'
import { areaDePrueba } from './areaDePrueba/routes.ts'
import { type Build, appDirOf } from './builds.ts'
import type { Person } from './people.ts'
import { questionsOfNotas } from './providerNotas.ts'
import { startServer, uidOf } from './server.ts'
import { ownBase } from './template.ts'

export type Provider = Awaited<ReturnType<typeof startProvider>>

const holder = alias(afiliados, 'titular')

type Options = { capacidades?: string[]; build?: Build; recaptcha?: Config['recaptcha'] }

/** The reference provider with the built app, on a database of its own; what it knows is asked of that database. */
export async function startProvider({ capacidades, build = 'producto', recaptcha }: Options = {}) {
  let offset = 0
  const hooks: Hooks = {}
  const base = await ownBase()
  const serve = (served: Build) =>
    startServer({
      base,
      hooks,
      clock: () => Date.now() + offset,
      ...(capacidades && { capacidades }),
      appDir: appDirOf(served),
      ...(served !== 'producto' && { areas: [areaDePrueba] }),
      config: { sandbox: false, recaptcha },
    })
  let server = await serve(build)
  const { db } = base
  const pendientesDe = (who: Person) =>
    and(eq(notificaciones.uid, uidOf(who)), isNull(notificaciones.deshabilitadaAt))

  return {
    build,
    base,
    /** Whether it keeps Idempotency-Keys. */
    conClaves: server.config.capacidades.includes('idempotencia'),
    port: () => server.port,
    uidOf,
    /** What happens before and after each commit is up to the test. */
    hooks,
    async stop() {
      await server.stop()
      await base.close()
    },
    /** Another version of the app is put in place of the one that is served. */
    async deploy(next: Build) {
      const before = server
      server = await serve(next)
      await before.stop()
    },
    ...questionsOfNotas(base),
    /** Sets the server's clock this far from the phone's. */
    shiftClock: (ms: number) => void (offset = ms),
    /** Who hangs from this person's cover, in the words of the screens and of the wire. */
    async familia(who: Person) {
      const members = await db
        .select({ afiliado: afiliados, persona: personasFisicas })
        .from(usuarios)
        .innerJoin(holder, eq(holder.idAfiliado, usuarios.idAfiliado))
        .innerJoin(afiliados, eq(afiliados.idGrupo, holder.idGrupo))
        .innerJoin(personasFisicas, eq(personasFisicas.idPersonaFisica, afiliados.idPersonaFisica))
        .where(eq(usuarios.uid, uidOf(who)))
      return members.map(({ afiliado, persona: { nombre, apellido, numeroDocumento } }) => ({
        idAfiliado: afiliado.idAfiliado,
        nombre,
        apellido,
        // A CUIL carries it too.
        documento: String(numeroDocumento),
        documentoFormateado: formatDocumento(numeroDocumento),
        numeroAfiliado: formatNumeroAfiliado(afiliado.numeroAfiliado, afiliado.orden),
      }))
    },
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
    /** An e-mail on record that nobody has confirmed yet; gives its id. */
    async addCorreo(who: Person, descripcion: string): Promise<number> {
      const [persona] = await db
        .select({ id: afiliados.idPersonaFisica })
        .from(usuarios)
        .innerJoin(afiliados, eq(afiliados.idAfiliado, usuarios.idAfiliado))
        .where(eq(usuarios.uid, uidOf(who)))
      if (!persona) throw new Error(`${who} is not in the seed`)
      const [added] = await db
        .insert(contactos)
        .values({
          idPersonaFisica: persona.id,
          idTipoContacto: 2,
          descripcion,
          fechaDesde: '2026-01-01',
        })
        .returning({ id: contactos.idHistorialContactoPersonaFisica })
      if (!added) throw new Error('an inserted contact gave no row')
      return added.id
    },
    /** What was written to an address, oldest first. */
    correosA: (para: string) =>
      db.select().from(correos).where(eq(correos.para, para)).orderBy(asc(correos.idCorreo)),
    /** The last code that was sent there. */
    async codigoPara(para: string): Promise<string> {
      const mails = await db.select().from(correos).where(eq(correos.para, para))
      const codes = mails
        .toSorted((a, b) => a.idCorreo - b.idCorreo)
        .flatMap(({ texto }) => /código(?: es|:) (\d{6})/.exec(texto)?.[1] ?? [])
      const last = codes.at(-1)
      if (last === undefined) throw new Error(`no code was sent to ${para}`)
      return last
    },
    /** A session of this person on another device. */
    session: (who: Person) => server.session(who),
    sesionesAbiertas: async () =>
      (await db.select().from(sesiones).where(isNull(sesiones.terminadaAt))).length,
    /** Every session ends at the provider, as when a password is changed elsewhere. */
    endSessions: () => db.update(sesiones).set({ terminadaAt: Date.now() }),
  }
}
