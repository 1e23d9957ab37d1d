import { comienzo } from '../zona.ts'
import { NOMBRE, aDia, cortar, deDia, isCount } from './campos.ts'
import { type Cbor, decode, encode } from './cbor.ts'
import { huellaDe } from './confianza.ts'

/** Maximum of medicine and professional in bytes: with it the longest prescription fits a QR of version 18. */
const TEXTO = 44
const CORTO = 32
/** Maximum of its numbers. */
const CLAVE = 28

/** One line of it: medicine, form and quantity; null if the provider has no quantity. */
type Remedio = { remedio: string; presentacion: string; cantidad: number | null }

/** Signed content of a prescription: the data that a pharmacy compares with person and paper, without diagnosis. */
export type RecetaFirmada = {
  numero: string
  apellido: string
  nombre: string
  /** Digits; '' if the provider has none. */
  documento: string
  fecha: string
  /** Last day of the prescription; null if there is none. */
  vence: string | null
  /** Time of the signature, in minutes since 1970: it was active then. */
  firmada: number
  profesional: string
  /** National identifier (Res. 2214/2025), if it has one. */
  cuir: string | null
  remedios: Remedio[]
}

const DIA = 86_400_000

/** End of its last day, in ms. */
export const finDeReceta = ({ vence }: Pick<RecetaFirmada, 'vence'>) =>
  vence === null ? Infinity : comienzo(((aDia(vence) ?? 0) + 1) * DIA)

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

/** Prescription in these bytes; undefined for anything else. */
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

/** Its fingerprint at the provider and on phones that have seen it: the same at every signing. */
export const huellaDeReceta = (receta: RecetaFirmada) =>
  huellaDe(escribirReceta({ ...receta, firmada: 0 }))
