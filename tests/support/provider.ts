import { isNull } from 'drizzle-orm'

import type { Base } from '../../server/src/base/database.ts'
import type { Config } from '../../server/src/base/environment.ts'
import type { Hooks } from '../../server/src/base/portal.ts'
import { efectos } from '../../server/src/claves/tables.ts'
import { sesiones } from '../../server/src/sesiones/tables.ts'
import { areaDePrueba } from './areaDePrueba/routes.ts'
import { type Build, appDirOf } from './builds.ts'
import type { Person } from './people.ts'
import { questionsOfAfiliados } from './provider/afiliados.ts'
import { questionsOfAutorizaciones } from './provider/autorizaciones.ts'
import { questionsOfAvisos } from './provider/avisos.ts'
import { questionsOfContacto } from './provider/contacto.ts'
import { questionsOfCorreo } from './provider/correo.ts'
import { questionsOfDerivaciones } from './provider/derivaciones.ts'
import { questionsOfNotas } from './provider/notas.ts'
import { questionsOfNotificaciones } from './provider/notificaciones.ts'
import { questionsOfOrdenes } from './provider/ordenes.ts'
import { questionsOfPases } from './provider/pases.ts'
import { startServer, uidOf } from './server.ts'
import { ownBase } from './template.ts'

export type Provider = Awaited<ReturnType<typeof startProvider>>

export type ProviderOptions = {
  capacidades?: string[]
  build?: Build
  recaptcha?: Config['recaptcha']
  sandbox?: boolean
  /** Its database; by default a copy of the demo's, of its own. */
  base?: Base
}

/** The reference provider with the built app, on a database of its own; what it knows is asked of that database. */
export async function startProvider({
  capacidades,
  build = 'producto',
  recaptcha,
  sandbox = false,
  base: given,
}: ProviderOptions = {}) {
  let offset = 0
  const hooks: Hooks = {}
  const base = given ?? (await ownBase())
  const serve = (served: Build) =>
    startServer({
      base,
      hooks,
      clock: () => Date.now() + offset,
      ...(capacidades && { capacidades }),
      appDir: appDirOf(served),
      ...(served !== 'producto' && { areas: [areaDePrueba] }),
      config: { sandbox, recaptcha },
    })
  let server = await serve(build)
  const { db } = base

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
    ...questionsOfAfiliados(base),
    ...questionsOfAutorizaciones(base),
    ...questionsOfNotificaciones(base),
    ...questionsOfAvisos(base, () => server),
    ...questionsOfContacto(base),
    ...questionsOfCorreo(base),
    ...questionsOfNotas(base),
    ...questionsOfOrdenes(base, () => server.secrets),
    ...questionsOfDerivaciones(base),
    ...questionsOfPases(base),
    /** Sets the server's clock this far from the phone's. */
    shiftClock: (ms: number) => void (offset = ms),
    /** Every effect that a queued write had: one row each, whatever the number of deliveries. */
    efectos: () => db.select().from(efectos),
    /** A session of this person on another device. */
    session: (who: Person) => server.session(who),
    sesionesAbiertas: async () =>
      (await db.select().from(sesiones).where(isNull(sesiones.terminadaAt))).length,
    /** Every session ends at the provider, as when a password is changed elsewhere. */
    endSessions: () => db.update(sesiones).set({ terminadaAt: Date.now() }),
  }
}
