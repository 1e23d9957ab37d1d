import { number, object, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { RUTA_DE_VERSION } from './rutaDeVersion.ts'

export const aplicacion = {
  version: endpoint({
    method: 'GET',
    path: `${RUTA_DE_VERSION}/{idAplicacion}`,
    kind: 'live',
    session: false,
    request: object({ idAplicacion: number() }),
    response: type({ version: string() }),
  }),
}
