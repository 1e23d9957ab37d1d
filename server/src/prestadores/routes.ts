import type { prestadores } from '#contract/prestadores.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { ultimosPrestadores } from '../ordenes/emitidas.ts'
import { buscarEstablecimientos, buscarProfesionales, selector } from './service.ts'
import { comoSeVen } from './vista.ts'

export const prestadoresHandlers: AreaHandlers<typeof prestadores> = {
  selector: ({ db, request }) => selector(db, request),
  ultimos: async ({ db, persona, request }) =>
    comoSeVen(db, await ultimosPrestadores(db, persona, request)),
  buscarProfesionales: ({ db, request }) => buscarProfesionales(db, request),
  buscarEstablecimientos: ({ db, request }) => buscarEstablecimientos(db, request),
}
