import { is, number, string, type } from 'superstruct'

import { deBase64 } from '../base64.ts'
import { leerDireccion } from '../direccion.ts'
import { EN_PANTALLA, IMPRESO, RECETA } from './codigo.ts'

/** What an address of the check page carries: a code that somebody signed, or the payload of the specification. */
export type Escaneado =
  | { como: typeof EN_PANTALLA | typeof IMPRESO; digitos: string }
  | { como: typeof RECETA; digitos: string }
  | { como: 'token'; dataBase64: string }

const LUGAR = '/validar-credencial/'
/** Nothing of ours is longer, and what is longer is not worth its arithmetic. */
const MAXIMO = 4_096
const Payload = type({ token: string(), idAfiliado: number() })

/**
 * Reads what was scanned, or the page's own address: the check page of any host, as each prints its own name. Undefined for
 * anything else; nothing of it is ever followed.
 */
export function leerEscaneado(text: string): Escaneado | undefined {
  const address = text.trim()
  if (address.length > MAXIMO || !/^https?:\/\//i.test(address)) return undefined
  const { pathname, hash = '' } = leerDireccion(address) ?? {}
  if (!pathname?.startsWith(LUGAR) || pathname === LUGAR) return undefined
  // Plain base64 holds '/': all that follows is one segment.
  const segment = pathname.slice(LUGAR.length)
  if (segment === EN_PANTALLA || segment === IMPRESO || segment === RECETA)
    return { como: segment, digitos: hash.slice(1) }
  return { como: 'token', dataBase64: decoded(segment) }
}

/** Whether it can be a payload at all: what cannot is not worth a request. */
export function esPayload(dataBase64: string): boolean {
  const bytes = deBase64(dataBase64)
  if (!bytes) return false
  try {
    return is(JSON.parse(new TextDecoder().decode(bytes)), Payload)
  } catch {
    return false // somebody scanned something else
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // a lone '%' is nobody's payload
  }
}
