import { number, object } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Direccion } from './valores.ts'

export const teleconsulta = {
  generarLink: endpoint({
    method: 'POST',
    path: '/v1/ordenes-teleconsulta/{idAfiliado}/generar-link',
    kind: 'live',
    request: object({ idAfiliado: number() }),
    response: Direccion,
  }),
}
