import type { Pase } from './cuerpo.ts'
import { FIRMA, deEntero, deUnTramo, entero, esDe, firmar, join, sha256 } from './firmas.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Bytes of a mark: with 350,000 marks a good pass is taken for a revoked one in one of a million checks. */
const MARCA = 5
const CABEZA = 12

/**
 * Changes of the list of revoked passes in a span of time, `desde` excluded, `hasta` included, in seconds. A mark that
 * changed twice is there with its last state, so that a list of any moment inside the span becomes the list of its
 * end. A span from 0 is the whole list.
 */
export type Tramo = {
  desde: number
  hasta: number
  anuladas: readonly number[]
  /** Marks that are good again. */
  devueltas: readonly number[]
}

/** Mark of these bytes of a hash: a number, as 40 bits fit one. */
export const marcaDe = (hash: Uint8Array, at = 0) =>
  deEntero(hash.subarray(at, at + 4)) * 256 + (hash[at + 4] ?? 0)

/** Hash that all passes of one phone's key share, or all prints of a member's card. */
export const huellaComun = (pase: Pase) => sha256(pase.version === 1 ? pase.clave : pase.serie)

/** Marks in order, without repetitions, as bytes. */
export function empaquetar(marcas: Iterable<number>): Bytes {
  const sorted = Float64Array.from(new Set(marcas)).toSorted()
  const bytes = new Uint8Array(sorted.length * MARCA)
  const view = new DataView(bytes.buffer)
  for (const [index, marca] of sorted.entries()) {
    view.setUint32(index * MARCA, Math.floor(marca / 256))
    view.setUint8(index * MARCA + 4, marca % 256)
  }
  return bytes
}

export const desempaquetar = (bytes: Uint8Array): number[] =>
  Array.from({ length: bytes.length / MARCA }, (_, index) => marcaDe(bytes, index * MARCA))

/** True if packed marks contain this one. */
export function contiene(bytes: Uint8Array, marca: number): boolean {
  let from = 0
  let to = bytes.length / MARCA
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const found = marcaDe(bytes, middle * MARCA)
    if (found === marca) return true
    if (found < marca) from = middle + 1
    else to = middle
  }
  return false
}

/** The span as the provider signs it. */
export async function firmarTramo(tramo: Tramo, privada: CryptoKey): Promise<Bytes> {
  const anuladas = empaquetar(tramo.anuladas)
  const body = join(
    entero(tramo.desde),
    entero(tramo.hasta),
    entero(anuladas.length / MARCA),
    anuladas,
    empaquetar(tramo.devueltas),
  )
  return join(await firmar(privada, deUnTramo(body)), body)
}

/** The span, if this key signed it. */
export async function leerTramo(bytes: Uint8Array, point: Uint8Array): Promise<Tramo | undefined> {
  const body = new Uint8Array(bytes.slice(FIRMA))
  const cut = body.length < CABEZA ? 0 : CABEZA + deEntero(body.subarray(8, 12)) * MARCA
  if (cut < CABEZA || cut > body.length || (body.length - cut) % MARCA !== 0) return undefined
  if (!(await esDe(point, new Uint8Array(bytes.slice(0, FIRMA)), deUnTramo(body)))) return undefined
  return {
    desde: deEntero(body),
    hasta: deEntero(body.subarray(4, 8)),
    anuladas: desempaquetar(body.subarray(CABEZA, cut)),
    devueltas: desempaquetar(body.subarray(cut)),
  }
}
