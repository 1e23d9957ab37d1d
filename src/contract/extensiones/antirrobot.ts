import { type Infer, number, object, string, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Numero, unaDe } from '../valores.ts'

/** Puzzle for the phone, in altcha-lib's format; all of it is sent back, as the signature covers it. */
export type Desafio = Infer<typeof Desafio>
export const Desafio = type({
  parameters: type({
    algorithm: string(),
    nonce: string(),
    salt: string(),
    cost: Numero,
    keyLength: Numero,
    keyPrefix: string(),
    keySignature: string(),
    /** Time at which it expires, in seconds since epoch by the server's clock. */
    data: type({ hasta: Numero }),
  }),
  signature: string(),
})

/** Token of verify-recaptcha: base64 of this JSON. */
export type Solucion = Infer<typeof Solucion>
export const Solucion = type({
  challenge: Desafio,
  solution: type({ counter: number(), derivedKey: string() }),
})

/** In place of a challenge: the host uses Google's check, for the site with this key. */
export const PorRecaptcha = type({ recaptcha: string() })

/** Bot check of a host (API-21): solved by the phone, without a third party and without pictures, or Google's. */
export const antirrobot = {
  desafio: endpoint({
    method: 'GET',
    path: '/v1/portal/comprobacion',
    kind: 'live',
    session: false,
    capability: 'comprobacion',
    assumed: true,
    request: object({}),
    response: unaDe([Desafio, PorRecaptcha]),
  }),
}
