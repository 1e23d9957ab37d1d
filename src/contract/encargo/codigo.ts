import { ENCARGO, type EnQr, type PaseFirmado, prefijo } from '../pase/codigo.ts'
import { aDigitos, deDigitos } from '../pase/digitos.ts'
import { FIRMA, deEntero, entero, firmar, join } from '../pase/firmas.ts'
import { deUnaPresentacion } from './firmas.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** First byte of a lent pass's code. */
const VERSION = 4

/** Parts of a lent pass's code: the second with its signature, the delegation and the pass with theirs. */
export type CodigoDeEncargo = {
  kid: number
  momento: { seconds: number; firma: Bytes }
  encargo: { firma: Bytes; body: Bytes; bytes: Bytes }
  pase: { firma: Bytes; body: Bytes; bytes: Bytes }
}

/** Code that the receiver's phone shows: the delegation, the pass, and proof that it has the receiver's key now. */
export async function codigoDeEncargo(
  encargo: Uint8Array,
  { kid, bytes }: PaseFirmado,
  privada: CryptoKey,
  seconds: number,
  publicUrl: string,
): Promise<EnQr> {
  const firma = await firmar(privada, await deUnaPresentacion(encargo, bytes, seconds))
  const head = join(Uint8Array.of(VERSION, kid), entero(seconds), firma)
  const digitos = aDigitos(join(head, Uint8Array.of(encargo.length), encargo, bytes))
  return { prefijo: prefijo(publicUrl, ENCARGO), digitos }
}

const MOMENTO = 2
const LARGO = MOMENTO + 4 + FIRMA

/** The parts of a code's digits; undefined for anything else. */
export function leerCodigoDeEncargo(digits: string): CodigoDeEncargo | undefined {
  const bytes = deDigitos(digits)
  if (!bytes || bytes[0] !== VERSION) return undefined
  const size = bytes[LARGO] ?? 0
  const encargo = bytes.slice(LARGO + 1, LARGO + 1 + size)
  const pase = bytes.slice(LARGO + 1 + size)
  if (size <= FIRMA || pase.length <= FIRMA) return undefined
  return {
    kid: bytes[1] ?? 0,
    momento: {
      seconds: deEntero(bytes.slice(MOMENTO, MOMENTO + 4)),
      firma: bytes.slice(MOMENTO + 4, LARGO),
    },
    encargo: partir(encargo),
    pase: partir(pase),
  }
}

/** Signature and body of signed bytes. */
export const partir = (bytes: Bytes) => ({
  firma: bytes.slice(0, FIRMA),
  body: bytes.slice(FIRMA),
  bytes,
})
