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

/** As the browser gives it: where its push service takes messages, and the keys that they are encrypted for (RFC 8291). */
export type Suscripcion = Infer<typeof Suscripcion>
const Suscripcion = object({ endpoint: string(), p256dh: string(), auth: string() })

/** What this phone is told of; `de`: whom of, and null is everybody of the family. */
export type Eleccion = { tipos: string[]; de: number[] | null }

const deAvisos = { capability: 'avisos', assumed: true } as const

export const avisos = {
  /** The provider's key, which a browser asks for, and what this session's phone is told of. */
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
  /** From now on this phone is told, for as long as this session lasts. */
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
  /** What a browser has: `sigue` false where this person never asked for it here, so that the phone lets go of it. */
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
  /** One that says that they arrive, to this phone; `enviado` false where it asked for none. */
  probar: endpoint({
    ...deAvisos,
    kind: 'live',
    method: 'POST',
    path: '/v1/portal/avisos/probar',
    request: object({}),
    response: type({ enviado: boolean() }),
  }),
}
