import { isNull } from 'drizzle-orm'

import type { Base } from '../../server/src/base/database.ts'
import type { Config } from '../../server/src/base/environment.ts'
import type { Hooks } from '../../server/src/base/portal.ts'
import { efectos } from '../../server/src/claves/tables.ts'
import { sesiones } from '../../server/src/sesiones/tables.ts'
import { areaDePrueba } from './areaDePrueba/routes.ts'
import { type Build, appDirOf } from './builds.ts'
import { insurer } from './insurer.ts'
import type { Person } from './people.ts'
import { questionsOfAfiliados } from './provider/afiliados.ts'
import { questionsOfAutorizaciones } from './provider/autorizaciones.ts'
import { questionsOfAvisos } from './provider/avisos.ts'
import { questionsOfContacto } from './provider/contacto.ts'
import { questionsOfCorreo } from './provider/correo.ts'
import { questionsOfDerivaciones } from './provider/derivaciones.ts'
import { questionsOfLlaves } from './provider/llavesDeAcceso.ts'
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
  /** Insurer of the portal; that of the run without it. */
  proveedor?: Config['proveedor']
  /** The provider's database; by default a copy of the demo's. */
  base?: Base
}

/**
 * The reference provider with the built app, on its own database, which answers the tests'
 * questions.
 */
export async function startProvider({
  capacidades,
  build = 'producto',
  recaptcha,
  sandbox = false,
  proveedor = insurer,
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
      config: { sandbox, recaptcha, proveedor },
    })
  let server = await serve(build)
  const { db } = base

  return {
    build,
    base,
    /** True if it keeps Idempotency-Keys. */
    conClaves: server.config.capacidades.includes('idempotencia'),
    port: () => server.port,
    uidOf,
    /** The test's work before and after each commit. */
    hooks,
    async stop() {
      await server.stop()
      await base.close()
    },
    /** Serves another version of the app from now on. */
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
    ...questionsOfLlaves(base),
    ...questionsOfNotas(base),
    ...questionsOfOrdenes(base, () => server.secrets),
    ...questionsOfDerivaciones(base),
    ...questionsOfPases(base),
    /** From now on the portal's own address, which mails and passkeys name, is this one. */
    seLlama: (enlaces: string) =>
      void Object.assign(server.config, { enlaces, enlacesDeApi: enlaces }),
    /** Sets the difference between the server's clock and the phone's. */
    shiftClock: (ms: number) => void (offset = ms),
    /** All effects of queued writes: one row each, even after several deliveries. */
    efectos: () => db.select().from(efectos),
    /** A session of this person on another device. */
    session: (who: Person) => server.session(who),
    sesionesAbiertas: async () =>
      (await db.select().from(sesiones).where(isNull(sesiones.terminadaAt))).length,
    /** Ends all sessions at the provider, as a password changed elsewhere does. */
    endSessions: () => db.update(sesiones).set({ terminadaAt: Date.now() }),
  }
}
