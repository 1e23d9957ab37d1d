import type { derivaciones } from '#contract/derivaciones.ts'

import { direccionDe } from '../archivos/claves.ts'
import type { AreaHandlers } from '../http/endpointHandler.ts'
import { claveDeCarta } from './carta.ts'
import { guardar } from './guardar.ts'
import { lista } from './lista.ts'

export const derivacionesHandlers: AreaHandlers<typeof derivaciones> = {
  guardar: ({ db, persona, request, version }) => guardar(db, persona, request, version),
  imprimirCarta: async ({ db, persona, request, ahora }) => ({
    url: direccionDe(await claveDeCarta(db, persona, request.ids, ahora)),
  }),
  lista: ({ db, persona }) => lista(db, persona),
}
