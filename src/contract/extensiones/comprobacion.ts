import { type Infer, number, object, string, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'

/** A piece of work for the phone, as altcha-lib writes it; all of it goes back, as the signature covers it. */
export type Desafio = Infer<typeof Desafio>
export const Desafio = type({
  parameters: type({
    algorithm: string(),
    nonce: string(),
    salt: string(),
    cost: number(),
    keyLength: number(),
    keyPrefix: string(),
    keySignature: string(),
    /** When it ends, in seconds since epoch by the server's clock. */
    data: type({ hasta: number() }),
  }),
  signature: string(),
})

/** What verify-recaptcha takes as token, as base64 of this JSON. */
export type Solucion = Infer<typeof Solucion>
export const Solucion = type({
  challenge: Desafio,
  solution: type({ counter: number(), derivedKey: string() }),
})

/** The bot check of a host without reCAPTCHA (API-21): solved by the phone, no third party, nothing to look at. */
export const comprobacion = {
  desafio: endpoint({
    method: 'GET',
    path: '/v1/portal/comprobacion',
    kind: 'live',
    session: false,
    capability: 'comprobacion',
    assumed: true,
    request: object({}),
    response: Desafio,
  }),
}
