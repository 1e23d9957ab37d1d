import { NOMBRE, aDia, cortar, deDia, isCount } from './campos.ts'
import { type Cbor, decode, encode } from './cbor.ts'

/** Number of a value in the provider's tables, or its text if it is in none. */
export type DeTabla = number | string

/** `hasta`: null without an end. */
export type DerivacionEnPase = {
  tipo: DeTabla
  destino: DeTabla
  desde: string
  hasta: string | null
}

type Datos = {
  idAfiliado: number
  apellido: string
  nombre: string
  /** Eleven digits; '' if the provider has none. */
  cuil: string
  nacimiento: string | null
  relacion: DeTabla
  tipo: DeTabla
  /** Time of issue, in minutes since 1970. */
  emitido: number
  /** Validity in minutes. */
  vida: number
}

/** Content that the provider signs: for one device's key, or for paper with a serial number instead. */
export type Pase =
  | (Datos & { version: 1; clave: Uint8Array; derivacion?: DerivacionEnPase | undefined })
  | (Datos & { version: 2; serie: Uint8Array })

/** A compressed point of P-256. */
const CLAVE = 33
export const SERIE = 8
/** Limit for texts outside the tables: four of these beside the longest names are still readable (`MAX_DIGITOS`). */
const TEXTO = 32

/** End of the pass, in ms. */
export const finDe = ({ emitido, vida }: Pase) => (emitido + vida) * 60_000

/** The bytes that are signed. */
export function escribirPase(pase: Pase): Uint8Array<ArrayBuffer> {
  const body: Cbor[] = [
    pase.version,
    pase.idAfiliado,
    cortar(pase.apellido, NOMBRE),
    cortar(pase.nombre, NOMBRE),
    Number(pase.cuil),
    aDia(pase.nacimiento),
    deTabla(pase.relacion),
    deTabla(pase.tipo),
    pase.emitido,
    pase.vida,
    pase.version === 1 ? pase.clave : pase.serie,
  ]
  if (pase.version === 1 && pase.derivacion) {
    const { tipo, destino, desde, hasta } = pase.derivacion
    body.push([deTabla(tipo), deTabla(destino), aDia(desde), aDia(hasta)])
  }
  return encode(body)
}

/** Pass in these bytes; undefined for anything else. */
export function leerPase(bytes: Uint8Array): Pase | undefined {
  const body = decode(bytes)
  if (!Array.isArray(body)) return undefined
  const [version, idAfiliado, apellido, nombre, cuil, nacimiento, relacion, tipo, emitido, vida] =
    body
  const secret = body[10]
  const birth = deDia(nacimiento)
  if (
    !isCount(idAfiliado) ||
    typeof apellido !== 'string' ||
    typeof nombre !== 'string' ||
    !isCount(cuil) ||
    birth === undefined ||
    !isDeTabla(relacion) ||
    !isDeTabla(tipo) ||
    !isCount(emitido) ||
    !isCount(vida) ||
    !(secret instanceof Uint8Array)
  )
    return undefined
  const datos = {
    idAfiliado,
    apellido,
    nombre,
    cuil: cuil === 0 ? '' : String(cuil).padStart(11, '0'),
    nacimiento: birth,
    relacion,
    tipo,
    emitido,
    vida,
  }
  if (version === 2 && secret.length === SERIE && body.length === 11)
    return { ...datos, version, serie: secret }
  if (version !== 1 || secret.length !== CLAVE) return undefined
  if (body.length === 11) return { ...datos, version, clave: secret }
  const derivacion = body.length === 12 ? leerDerivacion(body[11]) : undefined
  return derivacion && { ...datos, version, clave: secret, derivacion }
}

function leerDerivacion(part: Cbor | undefined): DerivacionEnPase | undefined {
  if (!Array.isArray(part) || part.length !== 4) return undefined
  const [tipo, destino, from, to] = part
  const desde = deDia(from)
  const hasta = deDia(to)
  if (!isDeTabla(tipo) || !isDeTabla(destino) || typeof desde !== 'string' || hasta === undefined)
    return undefined
  return { tipo, destino, desde, hasta }
}

const isDeTabla = (value: Cbor | undefined): value is DeTabla =>
  typeof value === 'string' || isCount(value)

const deTabla = (value: DeTabla) => (typeof value === 'string' ? cortar(value, TEXTO) : value)
