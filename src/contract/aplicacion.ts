import { number, object, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'

export const aplicacion = {
  version: endpoint({
    method: 'GET',
    path: '/v1/app/version/{idAplicacion}',
    kind: 'live',
    session: false,
    request: object({ idAplicacion: number() }),
    response: type({ version: string() }),
  }),
}
