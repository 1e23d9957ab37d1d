import { object, string, unknown } from 'superstruct'

import { endpoint } from '../endpoint.ts'

/** Ends a session by its `sid` (128 random bits, known only to who held the token); also sent late, after a sign-out with no signal. */
export const sesiones = {
  salir: endpoint({
    method: 'POST',
    path: '/v1/portal/sesiones/salir',
    kind: 'live',
    session: false,
    capability: 'sesiones',
    assumed: true,
    request: object({ sid: string() }),
    response: unknown(),
  }),
}
