import type { avisos } from '#contract/extensiones/avisos.ts'

import type { AreaHandlers, Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { take } from '../limites/puerta.ts'
import { dejar, eleccionDe, encolar, pedir, seguir, tieneDireccion } from './service.ts'
import { clavePublica } from './vapid.ts'

const AN_HOUR_OF = { max: 60, windowMs: 3_600_000 }
const PRUEBAS = { max: 6, windowMs: 3_600_000 }

type Limite = { max: number; windowMs: number }

async function limitar(asked: Context, clave: string, limite: Limite): Promise<void> {
  const wait = await take(asked.db, `${clave}:${asked.persona.sid}`, limite, asked.ahora)
  if (wait !== undefined)
    throw new Problem(429, 'Probaste muchas veces. Esperá un rato.', {
      retryAfter: Math.ceil(wait / 1000),
      evento: 'limite',
    })
}

const asked = ({ db, persona, ahora, portal }: Context) => ({
  db,
  persona,
  ahora,
  propia: portal.config.envioPropio,
})

export const avisosHandlers: AreaHandlers<typeof avisos> = {
  estado: async ({ db, persona, portal }) => ({
    clave: clavePublica(portal.secrets.avisos),
    eleccion: await eleccionDe(db, persona),
  }),
  pedir: async (context) => {
    await limitar(context, 'avisos', AN_HOUR_OF)
    await pedir(asked(context), context.request)
    context.audit('avisos', { resultado: 'pedidos' })
    return {}
  },
  seguir: async (context) => {
    await limitar(context, 'avisos', AN_HOUR_OF)
    return { sigue: await seguir(asked(context), context.request.suscripcion) }
  },
  dejar: async ({ db, persona, audit }) => {
    await dejar(db, persona)
    audit('avisos', { resultado: 'dejados' })
    return {}
  },
  probar: async (context) => {
    const { db, persona, ahora } = context
    await limitar(context, 'avisos-prueba', PRUEBAS)
    if (!(await tieneDireccion(db, persona))) return { enviado: false }
    return { enviado: await encolar(db, { sid: persona.sid, tipo: 'prueba', id: 0 }, ahora) }
  },
}
