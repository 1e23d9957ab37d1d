import { type Infer, array, number, object, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Numero } from '../valores.ts'
import { CLAVES_Y_TABLAS, Firmado } from './pases.ts'

const porTramos = {
  capability: 'lista-por-tramos',
  assumed: true,
  method: 'GET',
  kind: 'synced-read',
  session: false,
} as const

/** Everything that a check needs without the provider, but for the parts of the list that this phone misses. */
export type ListaDePases = Infer<typeof ListaDePases>
export const ListaDePases = type({
  ...CLAVES_Y_TABLAS,
  /** The whole list of a day (`desde` is 0), and the spans of time around it; see contract/pase/lista. */
  tramos: array(type({ numero: Numero, desde: Numero, hasta: Numero })),
  /** The time since the last complete part. */
  reciente: type(Firmado),
})

/** The list of revoked passes in parts: a part never changes, so that any proxy may keep it. */
export const listaDePases = {
  lista: endpoint({
    ...porTramos,
    path: '/v1/portal/pases/lista',
    request: object({}),
    response: ListaDePases,
  }),
  tramo: endpoint({
    ...porTramos,
    path: '/v1/portal/pases/lista/{numero}',
    request: object({ numero: number() }),
    response: type(Firmado),
  }),
}
