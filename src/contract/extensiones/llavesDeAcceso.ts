import { object, string, type } from 'superstruct'

import { Ingreso } from '../acceso.ts'
import { endpoint } from '../endpoint.ts'
import { Numero } from '../valores.ts'

export const deLlavesDeAcceso = {
  kind: 'live',
  capability: 'llaves-de-acceso',
  assumed: true,
} as const

/** Sign-in with a passkey in place of user name and password. Bytes are base64url, with the names of WebAuthn. */
export const llavesDeAcceso = {
  /** Random text for one sign-in. The person is unknown: the passkey itself names the account. */
  desafioDeIngreso: endpoint({
    ...deLlavesDeAcceso,
    method: 'POST',
    path: '/v1/portal/llaves-de-acceso/ingreso/desafio',
    session: false,
    request: object({}),
    response: type({
      challenge: string(),
      /** Domain that the passkeys belong to. */
      rpId: string(),
      /** In ms. */
      timeout: Numero,
    }),
  }),
  /** Gives the same token as a sign-in with the password. */
  ingresar: endpoint({
    ...deLlavesDeAcceso,
    method: 'POST',
    path: '/v1/portal/llaves-de-acceso/ingreso',
    session: false,
    request: object({
      id: string(),
      clientDataJSON: string(),
      authenticatorData: string(),
      signature: string(),
      userHandle: string(),
    }),
    response: Ingreso,
  }),
}
