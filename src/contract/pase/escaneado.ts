import { is, number, string, type } from 'superstruct'

import { deBase64 } from '../base64.ts'
import { leerDireccion } from '../direccion.ts'
import { ENCARGO, EN_PANTALLA, IMPRESO, RECETA } from './codigo.ts'

/** Content of an address of the check page: a signed code, or the specification's payload. */
export type Escaneado =
  | { como: typeof EN_PANTALLA | typeof IMPRESO; digitos: string }
  | { como: typeof RECETA; digitos: string }
  | { como: typeof ENCARGO; digitos: string }
  | { como: 'token'; dataBase64: string }

const FIRMADOS = [EN_PANTALLA, IMPRESO, RECETA, ENCARGO] as const
const LUGAR = '/validar-credencial/'
/** All our codes are shorter; longer texts are refused without computing. */
const MAXIMO = 4_096
const Payload = type({ token: string(), idAfiliado: number() })

/**
 * Reads a scanned text, or the page's own address: the check page of any host, as each prints its own name. Undefined
 * for anything else; the address is never opened.
 */
export function leerEscaneado(text: string): Escaneado | undefined {
  const address = text.trim()
  if (address.length > MAXIMO || !/^https?:\/\//i.test(address)) return undefined
  const { pathname, hash = '' } = leerDireccion(address) ?? {}
  if (!pathname?.startsWith(LUGAR) || pathname === LUGAR) return undefined
  // Plain base64 contains '/': the whole rest is one segment.
  const segment = pathname.slice(LUGAR.length)
  const como = FIRMADOS.find((uno) => uno === segment)
  if (como) return { como, digitos: hash.slice(1) }
  return { como: 'token', dataBase64: decoded(segment) }
}

/** True if it can be a payload: otherwise no request is made. */
export function esPayload(dataBase64: string): boolean {
  const bytes = deBase64(dataBase64)
  if (!bytes) return false
  try {
    return is(JSON.parse(new TextDecoder().decode(bytes)), Payload)
  } catch {
    return false // a code of another kind was scanned
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // a lone '%' is not a payload
  }
}
