import type { prestadores } from '#contract/prestadores.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { buscarEstablecimientos, buscarProfesionales, selector } from './service.ts'

/** All calls except the providers of the last orders, which the orders area answers. */
export const prestadoresHandlers: Omit<AreaHandlers<typeof prestadores>, 'ultimos'> = {
  selector: ({ db, request }) => selector(db, request),
  buscarProfesionales: ({ db, request }) => buscarProfesionales(db, request),
  buscarEstablecimientos: ({ db, request }) => buscarEstablecimientos(db, request),
}
