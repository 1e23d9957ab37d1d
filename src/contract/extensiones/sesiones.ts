import { object, string, unknown } from 'superstruct'

import { endpoint } from '../endpoint.ts'

export const deSesiones = { kind: 'live', capability: 'sesiones', assumed: true } as const

export const sesiones = {
  /**
   * Ends a session by its `sid` (128 random bits, known only to the token's holder); also sent late, after a sign-out
   * without signal.
   */
  salir: endpoint({
    ...deSesiones,
    method: 'POST',
    path: '/v1/portal/sesiones/salir',
    session: false,
    request: object({ sid: string() }),
    response: unknown(),
  }),
}
