import { aDigitos, deDigitos } from '../pase/digitos.ts'
import { deEntero, entero, join, sha256 } from '../pase/firmas.ts'

type Bytes = Uint8Array<ArrayBuffer>

// A transfer as an endless row of QR codes: the first frames are its blocks, each later one is the sum (XOR) of about
// half of them. Any set of frames with as many independent ones as there are blocks is enough, so that a missed frame
// costs nothing but its time: on average 1.6 frames more than blocks, for any size.

const VERSION = 6
/** Version, transfer, length of the whole, number of the frame. */
const CABEZA = 1 + 4 + 3 + 3
/** Bytes of a block: with its head the digits of a QR of version 15. */
export const BLOQUE = 396
/** A longer transfer is refused before memory is reserved for it. */
export const MAXIMO = 512 * 1024
const NUMERO = 2 ** 24

/** One scanned frame. `envio`: the same for all frames of a transfer. */
export type Cuadro = { envio: number; largo: number; numero: number; datos: Bytes }

const bloquesDe = (largo: number) => Math.ceil(largo / BLOQUE)

/** The digits of a transfer's frames, by their number from 0. */
export async function emisor(sobre: Bytes): Promise<(numero: number) => string> {
  if (sobre.length === 0 || sobre.length > MAXIMO) throw new RangeError('Not to be sent in frames.')
  const bloques = bloquesDe(sobre.length)
  const todo = new Uint8Array(bloques * BLOQUE)
  todo.set(sobre)
  const huella = (await sha256(sobre)).slice(0, 4)
  return (numero) => {
    const at = numero % NUMERO
    const datos = new Uint8Array(BLOQUE)
    const suma = sumandos(at, bloques)
    for (let bloque = 0; bloque < bloques; bloque++)
      if (tiene(suma, bloque)) sumar(datos, todo.subarray(bloque * BLOQUE, (bloque + 1) * BLOQUE))
    const tres = [entero(sobre.length).slice(1), entero(at).slice(1)]
    return aDigitos(join(Uint8Array.of(VERSION), huella, ...tres, datos))
  }
}

/** Reads a scanned text; undefined for anything else. */
export function leerCuadro(text: string): Cuadro | undefined {
  const bytes = deDigitos(text)
  if (bytes?.length !== CABEZA + BLOQUE || bytes[0] !== VERSION) return undefined
  const tres = (at: number) => deEntero(join(Uint8Array.of(0), bytes.slice(at, at + 3)))
  const largo = tres(5)
  if (largo === 0 || largo > MAXIMO) return undefined
  return { envio: deEntero(bytes.slice(1, 5)), largo, numero: tres(8), datos: bytes.slice(CABEZA) }
}

/** `parte`: share of the transfer that is here, from 0 to 1. 'otro': a frame of another transfer was shown. */
export type Recibido =
  | { state: 'recibiendo' | 'otro'; parte: number }
  | { state: 'entero'; sobre: Bytes }
  /** All frames have arrived, but they do not fit together: the transfer begins again. */
  | { state: 'danado' }

type Fila = { suma: Uint32Array; datos: Bytes }

/** Puts a transfer together from frames in any order; frames of other transfers do not disturb it. */
export function receptor(): (cuadro: Cuadro) => Promise<Recibido> {
  let primero: Cuadro | undefined
  let filas: (Fila | undefined)[] = []
  let hay = 0

  return async (cuadro) => {
    primero ??= cuadro
    const { envio, largo } = primero
    const bloques = bloquesDe(largo)
    if (cuadro.envio !== envio || cuadro.largo !== largo)
      return { state: 'otro', parte: hay / bloques }
    if (entra(filas, cuadro, bloques)) hay += 1
    if (hay < bloques) return { state: 'recibiendo', parte: hay / bloques }
    const sobre = resolver(filas, bloques).slice(0, largo)
    if (deEntero(await sha256(sobre)) === envio) return { state: 'entero', sobre }
    primero = undefined
    filas = []
    hay = 0
    return { state: 'danado' }
  }
}

/** Adds a frame to the rows, each of which begins with another block. False if the frame is redundant. */
function entra(filas: (Fila | undefined)[], { numero, datos }: Cuadro, bloques: number): boolean {
  const suma = sumandos(numero, bloques)
  const own = { suma, datos: datos.slice() }
  for (let bloque = 0; bloque < bloques; bloque++) {
    if (!tiene(suma, bloque)) continue
    const fila = filas[bloque]
    if (!fila) {
      filas[bloque] = own
      return true
    }
    sumarFila(own, fila)
  }
  return false
}

/** The blocks in their order, from the last row up. */
function resolver(filas: readonly (Fila | undefined)[], bloques: number): Bytes {
  const todo = new Uint8Array(bloques * BLOQUE)
  for (let bloque = bloques - 1; bloque >= 0; bloque--) {
    const fila = filas[bloque]
    if (!fila) throw new RangeError('A block is missing.')
    const datos = fila.datos.slice()
    for (let otro = bloque + 1; otro < bloques; otro++)
      if (tiene(fila.suma, otro)) sumar(datos, todo.subarray(otro * BLOQUE, (otro + 1) * BLOQUE))
    todo.set(datos, bloque * BLOQUE)
  }
  return todo
}

function sumarFila(fila: Fila, otra: Fila): void {
  sumar(fila.datos, otra.datos)
  for (const [at, word] of otra.suma.entries()) fila.suma[at] = (fila.suma[at] ?? 0) ^ word
}

function sumar(datos: Uint8Array, otros: Uint8Array): void {
  for (let at = 0; at < datos.length; at++) datos[at] = (datos[at] ?? 0) ^ (otros[at] ?? 0)
}

const tiene = (suma: Uint32Array, bloque: number) =>
  (((suma[bloque >> 5] ?? 0) >>> (bloque & 31)) & 1) === 1

/** Blocks in a frame, one bit each: both phones draw the same from its number. */
function sumandos(numero: number, bloques: number): Uint32Array {
  const suma = new Uint32Array(Math.ceil(bloques / 32))
  if (numero < bloques) {
    suma[numero >> 5] = 1 << (numero & 31)
    return suma
  }
  let seed = numero
  for (let at = 0; at < suma.length; at++) {
    seed = (seed + 0x6d2b79f5) | 0
    suma[at] = mezclar(seed)
  }
  const sobran = bloques & 31
  if (sobran > 0) suma[suma.length - 1] = (suma.at(-1) ?? 0) & (2 ** sobran - 1)
  if (suma.every((word) => word === 0)) suma[0] = 1
  return suma
}

/** Spreads a number over 32 bits (murmur3). Numbers that follow each other give unrelated words. */
function mezclar(value: number): number {
  let word = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return (word ^ (word >>> 16)) >>> 0
}
