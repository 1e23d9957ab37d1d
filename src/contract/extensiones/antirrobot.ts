import { type Infer, number, object, string, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Numero, unaDe } from '../valores.ts'

/** A piece of work for the phone, as altcha-lib writes it; all of it goes back, as the signature covers it. */
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
    /** When it ends, in seconds since epoch by the server's clock. */
    data: type({ hasta: Numero }),
  }),
  signature: string(),
})

/** What verify-recaptcha takes as token, as base64 of this JSON. */
export type Solucion = Infer<typeof Solucion>
export const Solucion = type({
  challenge: Desafio,
  solution: type({ counter: number(), derivedKey: string() }),
})

/** In place of a challenge: the host has Google ask, for the site with this key. */
export const PorRecaptcha = type({ recaptcha: string() })

/** What the bot check of a host is (API-21): solved by the phone, with no third party and nothing to look at, or Google's. */
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
