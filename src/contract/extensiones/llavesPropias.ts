import { type Infer, array, boolean, number, object, string, type, unknown } from 'superstruct'

import { UN_RATO, endpoint } from '../endpoint.ts'
import { Instante } from '../fechas.ts'
import { Numero, quizas } from '../valores.ts'
import { deLlavesDeAcceso } from './llavesDeAcceso.ts'

/** A passkey of the account, in words that its person recognises. */
export type LlaveDeAcceso = Infer<typeof LlaveDeAcceso>
export const LlaveDeAcceso = type({
  idLlave: Numero,
  /** Name in the browser, as base64url: with it the phone can forget a removed one. */
  id: string(),
  /** Device on which it was made: a text like 'Chrome en Android'. */
  dispositivo: string(),
  /** Copied to other devices of the person by Google, Apple or a password manager. */
  copiada: boolean(),
  creada: Instante,
  ultimoUso: quizas(Instante),
})

/** Description of the passkey that the browser has to make. */
export type AltaDeLlave = Infer<typeof AltaDeLlave>
export const AltaDeLlave = type({
  challenge: string(),
  rp: type({ id: string(), name: string() }),
  /** `id`: random-looking bytes, the same for all passkeys of the account. `name`: shown by the device. */
  user: type({ id: string(), name: string() }),
  /** Signature algorithms (COSE), the best one first. */
  algoritmos: array(Numero),
  /** Passkeys of the account: no device makes a second one. */
  excluidas: array(string()),
  timeout: Numero,
})

/** A person's calls about their own passkeys. */
export const llavesPropias = {
  lista: endpoint({
    ...deLlavesDeAcceso,
    method: 'GET',
    path: '/v1/portal/llaves-de-acceso',
    request: object({}),
    response: array(LlaveDeAcceso),
  }),
  /** Asks for the password: with an unlocked phone alone, a stranger must not add a way in. */
  desafioDeAlta: endpoint({
    ...deLlavesDeAcceso,
    method: 'POST',
    path: '/v1/portal/llaves-de-acceso/desafio',
    request: object({ contrasenia: string() }),
    response: AltaDeLlave,
  }),
  /** With a key: if its answer is lost, the passkey is already on the phone and is sent again. */
  agregar: endpoint({
    ...deLlavesDeAcceso,
    method: 'POST',
    path: '/v1/portal/llaves-de-acceso',
    conClave: UN_RATO,
    request: object({ id: string(), clientDataJSON: string(), attestationObject: string() }),
    response: LlaveDeAcceso,
  }),
  quitar: endpoint({
    ...deLlavesDeAcceso,
    method: 'POST',
    path: '/v1/portal/llaves-de-acceso/quitar',
    request: object({ idLlave: number() }),
    response: unknown(),
  }),
}
