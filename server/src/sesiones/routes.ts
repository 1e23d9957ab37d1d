import { and, eq, isNull } from 'drizzle-orm'

import type { sesiones as area } from '#contract/extensiones/sesiones.ts'
import type { sesionesAbiertas as abiertas } from '#contract/extensiones/sesionesAbiertas.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { UUID } from '../base/uuid.ts'
import { cerrarSesion, sesionesAbiertas } from './service.ts'
import { sesiones } from './tables.ts'
import { terminarSesiones } from './usuarios.ts'

/** All calls about sessions, except the password check, which the sign-in area answers. */
export const sesionesHandlers: Omit<AreaHandlers<typeof area & typeof abiertas>, 'confirmar'> = {
  /** Gives the same answer for an open, ended or unknown session: only the session's id is needed. */
  salir: async ({ db, request, ahora, header, audit }) => {
    const [ended] = UUID.test(request.sid)
      ? await db
          .update(sesiones)
          .set({ terminadaAt: ahora })
          .where(and(eq(sesiones.sid, request.sid), isNull(sesiones.terminadaAt)))
          .returning({ uid: sesiones.uid, sid: sesiones.sid })
      : []
    if (ended) audit('salida', { ...ended, resultado: 'bien' })
    header('Clear-Site-Data', '"cache"')
    return {}
  },
  lista: ({ db, persona, ahora }) => sesionesAbiertas(db, persona, ahora),
  cerrar: async ({ db, persona, request, ahora, audit }) => {
    await cerrarSesion(db, persona, request.idSesion, ahora)
    audit('sesion-cerrada', { resultado: 'bien', objeto: request.idSesion })
    return {}
  },
  cerrarOtras: async ({ db, persona, ahora, audit }) => {
    await terminarSesiones(db, persona.uid, ahora, persona.sid)
    audit('sesiones-cerradas', { resultado: 'bien' })
    return {}
  },
}
