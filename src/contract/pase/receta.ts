import { NOMBRE, aDia, cortar, deDia, isCount } from './campos.ts'
import { type Cbor, decode, encode } from './cbor.ts'
import { huellaDe } from './confianza.ts'

/** Of what is prescribed and of who did, as bytes: with them the longest prescription fits a QR of version 18. */
const TEXTO = 44
const CORTO = 32
/** Of its numbers. */
const CLAVE = 28

/** One line of it: what, in which form, and how many; null where the provider has no figure. */
type Remedio = { remedio: string; presentacion: string; cantidad: number | null }

/** What the provider signs of a prescription: what a pharmacy compares with the person and the paper, and no diagnosis. */
export type RecetaFirmada = {
  numero: string
  apellido: string
  nombre: string
  /** Digits; '' where the provider has none. */
  documento: string
  fecha: string
  /** Its last day; null where it has none. */
  vence: string | null
  /** When it was signed, in minutes since 1970: it was active then. */
  firmada: number
  profesional: string
  /** The national key (Res. 2214/2025), where it has one. */
  cuir: string | null
  remedios: Remedio[]
}

const DIA = 86_400_000
/** A day ends here three hours after it ends in the zone of no name. */
const ZONA = 3 * 3_600_000

/** When its last day is over, in ms. */
export const finDeReceta = ({ vence }: Pick<RecetaFirmada, 'vence'>) =>
  vence === null ? Infinity : ((aDia(vence) ?? 0) + 1) * DIA + ZONA

/** The bytes that are signed. */
export const escribirReceta = (receta: RecetaFirmada): Uint8Array<ArrayBuffer> =>
  encode([
    3,
    cortar(receta.numero, CLAVE),
    cortar(receta.apellido, NOMBRE),
    cortar(receta.nombre, NOMBRE),
    Number(receta.documento),
    aDia(receta.fecha),
    aDia(receta.vence),
    receta.firmada,
    cortar(receta.profesional, TEXTO),
    receta.cuir && cortar(receta.cuir, CLAVE),
    receta.remedios.map(({ remedio, presentacion, cantidad }) => [
      cortar(remedio, TEXTO),
      cortar(presentacion, CORTO),
      cantidad,
    ]),
  ])

/** What these bytes say; undefined for anything but a prescription. */
export function leerReceta(bytes: Uint8Array): RecetaFirmada | undefined {
  const body = decode(bytes)
  if (!Array.isArray(body) || body.length !== 11 || body[0] !== 3) return undefined
  const [, numero, apellido, nombre, documento, dia, ultimo, firmada, profesional, cuir, lineas] =
    body
  const fecha = deDia(dia)
  const vence = deDia(ultimo)
  const remedios = Array.isArray(lineas) ? lineas.map(leerRemedio) : [undefined]
  if (
    typeof numero !== 'string' ||
    typeof apellido !== 'string' ||
    typeof nombre !== 'string' ||
    !isCount(documento) ||
    typeof fecha !== 'string' ||
    vence === undefined ||
    !isCount(firmada) ||
    typeof profesional !== 'string' ||
    (cuir !== null && typeof cuir !== 'string') ||
    !remedios.every((uno) => uno !== undefined)
  )
    return undefined
  return {
    numero,
    apellido,
    nombre,
    documento: documento === 0 ? '' : String(documento),
    fecha,
    vence,
    firmada,
    profesional,
    cuir: cuir ?? null,
    remedios,
  }
}

function leerRemedio(part: Cbor): Remedio | undefined {
  if (!Array.isArray(part) || part.length !== 3) return undefined
  const [remedio, presentacion, cantidad] = part
  if (typeof remedio !== 'string' || typeof presentacion !== 'string') return undefined
  if (cantidad !== null && !isCount(cantidad)) return undefined
  return { remedio, presentacion, cantidad }
}

/** What it is known by at the provider, and on a phone that has seen it: whenever it was signed, it is the same one. */
export const huellaDeReceta = (receta: RecetaFirmada) =>
  huellaDe(escribirReceta({ ...receta, firmada: 0 }))
