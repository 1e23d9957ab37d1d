import {
  type Infer,
  array,
  boolean,
  enums,
  nullable,
  number,
  object,
  string,
  type,
  unknown,
} from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Numero, quizas } from '../valores.ts'
import { TIPOS_DE_AVISO } from './tiposDeAviso.ts'

/** A browser's subscription: address of its push service, and the keys for encryption (RFC 8291). */
export type Suscripcion = Infer<typeof Suscripcion>
const Suscripcion = object({ endpoint: string(), p256dh: string(), auth: string() })

/** Notices chosen for this phone; `de`: members, null for the whole family. */
export type Eleccion = { tipos: string[]; de: number[] | null }

const deAvisos = { capability: 'avisos', assumed: true } as const

export const avisos = {
  /** The provider's public key for browsers, and the choices of this session's phone. */
  estado: endpoint({
    ...deAvisos,
    kind: 'live',
    method: 'GET',
    path: '/v1/portal/avisos',
    request: object({}),
    response: type({
      clave: string(),
      eleccion: quizas(type({ tipos: array(string()), de: quizas(array(Numero)) })),
    }),
  }),
  /** Starts notices for this phone, for as long as this session lasts. */
  pedir: endpoint({
    ...deAvisos,
    kind: 'live',
    method: 'POST',
    path: '/v1/portal/avisos/pedir',
    request: object({
      suscripcion: Suscripcion,
      tipos: array(enums(TIPOS_DE_AVISO)),
      de: nullable(array(number())),
    }),
    response: unknown(),
  }),
  /**
   * Reports the browser's subscription. `sigue`: false if this person never asked for notices on this phone; then the
   * phone removes the subscription.
   */
  seguir: endpoint({
    ...deAvisos,
    kind: 'live',
    method: 'POST',
    path: '/v1/portal/avisos/seguir',
    request: object({ suscripcion: Suscripcion }),
    response: type({ sigue: boolean() }),
  }),
  dejar: endpoint({
    ...deAvisos,
    kind: 'live',
    method: 'POST',
    path: '/v1/portal/avisos/dejar',
    request: object({}),
    response: unknown(),
  }),
  /** Sends a test notice to this phone; `enviado` is false if it asked for none. */
  probar: endpoint({
    ...deAvisos,
    kind: 'live',
    method: 'POST',
    path: '/v1/portal/avisos/probar',
    request: object({}),
    response: type({ enviado: boolean() }),
  }),
}
