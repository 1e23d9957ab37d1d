import { cortar, isCount } from '../pase/campos.ts'
import { type Cbor, decode, encode } from '../pase/cbor.ts'

/** Parts of the family's data that a delegation lends. */
export const ALCANCES = { credencial: 1, recetas: 2, hojas: 4 } as const
export type Alcance = keyof typeof ALCANCES

/** The longest validity that a checker accepts, in minutes. */
export const VIDA_MAXIMA = 30 * 24 * 60
/** Maximum of the receiver's name in bytes. */
const NOMBRE = 50
/** Maximum number of members: more than the largest family has. */
const MIEMBROS = 12
/** A compressed point of P-256. */
const CLAVE = 33
const DOCUMENTO = 999_999_999
/** Invisible characters could make a name look like another one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Person who receives a delegation, as the giver read the name and the document from the receiver's screen. */
export type Receptor = { nombre: string; documento: number }

/** A delegation: the key of the giver's phone signs it for the key of the receiver's phone. */
export type Encargo = {
  clave: Uint8Array
  recibe: Receptor
  /** Numbers of the lent members, ascending. */
  miembros: readonly number[]
  alcance: readonly Alcance[]
  /** Time of the signature by the giver's clock, in seconds since 1970. */
  desde: number
  /** Validity in minutes. */
  vida: number
}

/** End of the delegation, in ms. */
export const finDeEncargo = ({ desde, vida }: Pick<Encargo, 'desde' | 'vida'>) =>
  desde * 1000 + vida * 60_000

/** The bytes that are signed. */
export const escribirEncargo = (encargo: Encargo): Uint8Array<ArrayBuffer> =>
  encode([
    4,
    encargo.clave,
    ...escribirReceptor(encargo.recibe),
    [...new Set(encargo.miembros)].toSorted((one, other) => one - other),
    encargo.alcance.reduce((bits, parte) => bits | ALCANCES[parte], 0),
    encargo.desde,
    encargo.vida,
  ])

/** Delegation in these bytes; undefined for anything else. */
export function leerEncargo(bytes: Uint8Array): Encargo | undefined {
  const body = decode(bytes)
  if (!Array.isArray(body) || body.length !== 8 || body[0] !== 4) return undefined
  const [, clave, nombre, documento, numeros, bits, desde, vida] = body
  const recibe = leerReceptor(nombre, documento)
  const miembros = leerMiembros(numeros)
  const alcance = leerAlcance(bits)
  if (
    !esClave(clave) ||
    !recibe ||
    !miembros ||
    !alcance ||
    !isCount(desde) ||
    // Time in four bytes, as in a code.
    desde > 0xffff_ffff ||
    !isCount(vida) ||
    vida < 1 ||
    vida > VIDA_MAXIMA
  )
    return undefined
  return { clave, recibe, miembros, alcance, desde, vida }
}

export const esClave = (value: Cbor | undefined): value is Uint8Array<ArrayBuffer> =>
  value instanceof Uint8Array && value.length === CLAVE

/** Name and document as bodies contain them. */
export const escribirReceptor = ({ nombre, documento }: Receptor): [string, number] => [
  cortar(nombre.trim(), NOMBRE),
  documento,
]

export function leerReceptor(nombre: Cbor | undefined, documento: Cbor | undefined) {
  if (typeof nombre !== 'string' || nombre.trim() === '' || cortar(nombre, NOMBRE) !== nombre)
    return undefined
  if (INVISIBLE.test(nombre)) return undefined
  if (!isCount(documento) || documento === 0 || documento > DOCUMENTO) return undefined
  return { nombre, documento }
}

function leerMiembros(value: Cbor | undefined): number[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MIEMBROS) return undefined
  const numeros = value.filter((uno) => isCount(uno))
  const ascending = numeros.every((uno, at) => at === 0 || uno > (numeros[at - 1] ?? 0))
  return numeros.length === value.length && ascending ? numeros : undefined
}

function leerAlcance(bits: Cbor | undefined): Alcance[] | undefined {
  if (!isCount(bits) || bits === 0 || bits > 7) return undefined
  return (Object.keys(ALCANCES) as Alcance[]).filter((parte) => (bits & ALCANCES[parte]) !== 0)
}
