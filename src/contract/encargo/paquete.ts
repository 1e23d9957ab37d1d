import { type Cbor, decode, encode } from '../pase/cbor.ts'
import type { PaseFirmado } from '../pase/codigo.ts'
import { ADELANTADA } from '../pase/comprobar.ts'
import { type Pase, leerPase } from '../pase/cuerpo.ts'
import { deUnPase, deUnaReceta, esDe } from '../pase/firmas.ts'
import { type RecetaFirmada, leerReceta } from '../pase/receta.ts'
import { partir } from './codigo.ts'
import { type Encargo, finDeEncargo, leerEncargo } from './cuerpo.ts'
import { deUnEncargo } from './firmas.ts'

type Bytes = Uint8Array<ArrayBuffer>

const VERSION = 1

/** A sheet: the number of its prescription, and the PDF. */
type Hoja = { numero: string; pdf: Bytes }

/** Everything that a giver hands over: the signed delegation, passes, prescriptions and sheets. */
export type Paquete = {
  encargo: Bytes
  pases: readonly PaseFirmado[]
  recetas: readonly PaseFirmado[]
  hojas: readonly Hoja[]
}

export const escribirPaquete = ({ encargo, pases, recetas, hojas }: Paquete): Bytes =>
  encode([
    VERSION,
    encargo,
    pases.map(({ kid, bytes }) => [kid, bytes]),
    recetas.map(({ kid, bytes }) => [kid, bytes]),
    hojas.map(({ numero, pdf }) => [numero, pdf]),
  ])

/** A transfer that the receiver's phone has checked. */
export type Recibida = {
  encargo: { leido: Encargo; bytes: Bytes }
  pases: { pase: Pase; kid: number; bytes: Bytes }[]
  recetas: { receta: RecetaFirmada; kid: number; bytes: Bytes }[]
  hojas: readonly Hoja[]
}

/** Reason why nothing of a transfer is stored. */
type NoSirve = 'no-es' | 'para-otro' | 'falso' | 'vencido' | 'hora'
export type Lectura = { state: NoSirve } | { state: 'sirve'; recibida: Recibida }

type Quien = {
  /** Public key of this receiver. */
  clave: Uint8Array
  /** The provider's key of this number, if this phone knows it. */
  delProveedor: (kid: number) => Uint8Array | undefined
  /** Present time in ms, by the server's clock as far as it is known. */
  ahora: number
}

/**
 * Checks a transfer before anything of it is stored: it must be for this receiver, signed by the phone of its passes,
 * valid now, and have nothing beyond its scope. A signing key of the provider that this phone does not know is left
 * for the counter to check.
 */
export async function leerPaquete(bytes: Bytes, quien: Quien): Promise<Lectura> {
  const paquete = leerPartes(bytes)
  const leido = paquete && leerEncargo(partir(paquete.encargo).body)
  if (!paquete || !leido) return { state: 'no-es' }
  if (leido.clave.join() !== quien.clave.join()) return { state: 'para-otro' }
  const pases = leerTodos(paquete.pases, leerPase)
  const recetas = leerTodos(paquete.recetas, leerReceta)
  if (!pases || !recetas || !(await esFirmado(paquete, leido, pases, quien)))
    return { state: 'falso' }
  if (quien.ahora >= finDeEncargo(leido)) return { state: 'vencido' }
  if (leido.desde * 1000 - quien.ahora > ADELANTADA) return { state: 'hora' }
  const { encargo, hojas } = paquete
  return {
    state: 'sirve',
    recibida: {
      encargo: { leido, bytes: encargo },
      pases: pases.map(({ leido: pase, ...rest }) => ({ pase, ...rest })),
      recetas: recetas.map(({ leido: receta, ...rest }) => ({ receta, ...rest })),
      hojas,
    },
  }
}

type Leida<T> = PaseFirmado & { leido: T }

function leerTodos<T>(
  firmados: readonly PaseFirmado[],
  leer: (body: Uint8Array) => T | undefined,
): Leida<T>[] | undefined {
  const leidos = firmados.flatMap((uno) => {
    const leido = leer(partir(uno.bytes).body)
    return leido === undefined ? [] : [{ ...uno, leido }]
  })
  return leidos.length === firmados.length ? leidos : undefined
}

async function esFirmado(
  { encargo, recetas, hojas }: Paquete,
  { miembros, alcance }: Encargo,
  pases: readonly Leida<Pase>[],
  { delProveedor }: Quien,
): Promise<boolean> {
  if (recetas.length > 0 && !alcance.includes('recetas')) return false
  if (hojas.length > 0 && !alcance.includes('hojas')) return false
  // Each lent member exactly once: all passes are for the phone that signed the delegation.
  const numeros = pases.map(({ leido }) => leido.idAfiliado).toSorted((one, other) => one - other)
  if (numeros.join() !== miembros.join()) return false
  const { firma, body } = partir(encargo)
  for (const { leido, kid, bytes } of pases) {
    if (leido.version !== 1 || !(await esDe(leido.clave, firma, deUnEncargo(body)))) return false
    if (!(await esDelProveedor(delProveedor(kid), bytes, deUnPase))) return false
  }
  for (const { kid, bytes } of recetas)
    if (!(await esDelProveedor(delProveedor(kid), bytes, deUnaReceta))) return false
  return true
}

async function esDelProveedor(
  point: Uint8Array | undefined,
  bytes: Bytes,
  tagged: (body: Uint8Array) => Bytes,
): Promise<boolean> {
  const { firma, body } = partir(bytes)
  return !point || esDe(point, firma, tagged(body))
}

function leerPartes(bytes: Bytes): Paquete | undefined {
  const body = decode(bytes)
  if (!Array.isArray(body) || body.length !== 5 || body[0] !== VERSION) return undefined
  const [, encargo, ...lists] = body
  const [pases, recetas] = lists.map((list) => pares(list, leerFirmado))
  const hojas = pares(lists[2], leerHoja)
  if (!(encargo instanceof Uint8Array) || !pases || !recetas || !hojas) return undefined
  return { encargo: new Uint8Array(encargo), pases, recetas, hojas }
}

function pares<T>(
  list: Cbor | undefined,
  leer: (pair: readonly Cbor[]) => T | undefined,
): T[] | undefined {
  if (!Array.isArray(list)) return undefined
  const leidos = list.flatMap((pair) =>
    Array.isArray(pair) && pair.length === 2 ? [leer(pair)] : [],
  )
  const buenos = leidos.filter((uno) => uno !== undefined)
  return buenos.length === list.length ? buenos : undefined
}

function leerFirmado([kid, bytes]: readonly Cbor[]): PaseFirmado | undefined {
  if (typeof kid !== 'number' || !(bytes instanceof Uint8Array)) return undefined
  return { kid, bytes: new Uint8Array(bytes) }
}

function leerHoja([numero, pdf]: readonly Cbor[]): Hoja | undefined {
  if (typeof numero !== 'string' || !(pdf instanceof Uint8Array)) return undefined
  return { numero, pdf: new Uint8Array(pdf) }
}
