import { and, eq, isNull } from 'drizzle-orm'

import { type Movimiento, mover } from '../../../server/src/autorizaciones/vida.ts'
import { createEmpujes } from '../../../server/src/avisos/despacho.ts'
import { suscripciones } from '../../../server/src/avisos/tables.ts'
import type { Base } from '../../../server/src/base/database.ts'
import type { Config } from '../../../server/src/base/environment.ts'
import { createLog } from '../../../server/src/base/log.ts'
import type { Secrets } from '../../../server/src/base/secrets.ts'
import { sesiones } from '../../../server/src/sesiones/tables.ts'
import type { Person } from '../people.ts'
import { ronda } from '../ronda.ts'
import { uidOf } from '../server.ts'

type Of = () => { secrets: Secrets; config: Config }

/** The audit's steps, the phones that want notices, and the sent messages. */
export const questionsOfAvisos = ({ db }: Pick<Base, 'db'>, of: Of) => ({
  mover: (movimiento: Movimiento) => db.transaction((tx) => mover(tx, movimiento, Date.now())),
  /** This person's phones that get notices: signed-out ones get none. */
  suscripciones: async (who: Person) => {
    const rows = await db
      .select()
      .from(suscripciones)
      .innerJoin(sesiones, eq(sesiones.sid, suscripciones.sid))
      .where(
        and(
          eq(sesiones.uid, uidOf(who)),
          isNull(sesiones.terminadaAt),
          isNull(suscripciones.caidaAt),
        ),
      )
    return rows.map(({ suscripciones: { tipos, de } }) => ({ tipos, de }))
  },
  /** The push addresses of these phones. */
  direcciones: async (who: Person) => {
    const rows = await db
      .select({ endpoint: suscripciones.endpoint })
      .from(suscripciones)
      .innerJoin(sesiones, eq(sesiones.sid, suscripciones.sid))
      .where(and(eq(sesiones.uid, uidOf(who)), isNull(suscripciones.caidaAt)))
    return rows.map(({ endpoint }) => endpoint)
  },
  /** A push service of this origin is accepted as a real one. */
  empujarPor: (origin: string) => void (of().config.envioPropio = origin),
  /** Sends the due messages; returns their number. */
  empujar: () => {
    const { secrets, config } = of()
    const empujes = createEmpujes({
      db,
      log: createLog('silent'),
      clock: Date.now,
      secret: () => secrets.avisos,
      contacto: config.contactoDeAvisos,
      propia: config.envioPropio,
    })
    return ronda(empujes)
  },
})
