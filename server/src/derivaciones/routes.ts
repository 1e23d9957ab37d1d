import type { derivaciones } from '#contract/derivaciones.ts'

import { direccionDe } from '../archivos/puerta.ts'
import type { AreaHandlers } from '../base/endpointHandler.ts'
import { tooMany, take } from '../limites/puerta.ts'
import { claveDeCarta } from './carta.ts'
import { guardar } from './guardar.ts'
import { lista } from './lista.ts'

/** Saves that one person may make in a day: each is stored for good (SEC-05). */
const A_DAY = { max: 50, windowMs: 24 * 3_600_000 }

export const derivacionesHandlers: AreaHandlers<typeof derivaciones> = {
  guardar: async ({ db, persona, request, version, ahora }) => {
    const wait = await take(db, `derivacion:${persona.uid}`, A_DAY, ahora)
    if (wait !== undefined) throw tooMany(wait)
    return guardar(db, persona, request, version)
  },
  imprimirCarta: async ({ db, persona, request, ahora }) => ({
    url: direccionDe(await claveDeCarta(db, persona, request.ids, ahora)),
  }),
  lista: ({ db, persona }) => lista(db, persona),
}
