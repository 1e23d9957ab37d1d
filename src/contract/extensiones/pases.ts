import { type Infer, array, enums, object, record, string, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Numero } from '../valores.ts'

/** Signed by the provider with its key `kid`; the bytes (signature and body, see contract/pase) as base64url. */
export const Firmado = { kid: Numero, bytes: string() }

/** Pass to show without signal, and pass on the printed card. */
export type PaseEmitido = Infer<typeof PaseEmitido>
export const PaseEmitido = type({
  idAfiliado: Numero,
  enPantalla: type(Firmado),
  impreso: type(Firmado),
})

/** 'lista': a key that only signs the list of revoked passes. */
export type ClavePublica = Infer<typeof ClavePublica>
export const ClavePublica = type({
  kid: Numero,
  uso: enums(['pase', 'lista']),
  /** A point of P-256, as base64url. */
  clave: string(),
})

/** A table of the provider, by the numbers used in passes. */
const Tabla = record(string(), string())

/** Public keys and tables: the part of a check that changes rarely. */
export const CLAVES_Y_TABLAS = {
  claves: array(ClavePublica),
  tablas: type({ relaciones: Tabla, tipos: Tabla, derivaciones: Tabla, destinos: Tabla }),
}

/** Everything that a check needs without the provider. */
export type Confianza = Infer<typeof Confianza>
export const Confianza = type({ ...CLAVES_Y_TABLAS, anulados: type(Firmado) })

export const dePases = { capability: 'pases', assumed: true } as const

/** The credential that works without signal: a pass for a key that only this device has. */
export const pases = {
  /** Random text to sign: proves that the device has its key. */
  desafio: endpoint({
    ...dePases,
    method: 'POST',
    path: '/v1/portal/pases/desafio',
    kind: 'live',
    request: object({}),
    /** base64url; its bytes are signed. */
    response: type({ desafio: string() }),
  }),
  /** One of each for every member of the family group. */
  emitir: endpoint({
    ...dePases,
    method: 'POST',
    path: '/v1/portal/pases',
    kind: 'synced-read',
    request: object({ clave: string(), desafio: string(), prueba: string() }),
    response: array(PaseEmitido),
  }),
  /** For phones that do not know the list in parts: of its revoked passes the newest ones only. */
  confianza: endpoint({
    ...dePases,
    method: 'GET',
    path: '/v1/portal/pases/confianza',
    kind: 'synced-read',
    session: false,
    request: object({}),
    response: Confianza,
  }),
}
