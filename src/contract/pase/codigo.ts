import { aDigitos, deDigitos } from './digitos.ts'
import { FIRMA, deEntero, deUnMomento, entero, firmar, join } from './firmas.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A pass or a prescription as the provider issues it: signature, then body. */
export type PaseFirmado = { kid: number; bytes: Bytes }

/**
 * Content of a code on a screen or on paper. `momento`: second at which this phone signed it; only passes on a screen
 * have one.
 */
export type Codigo = {
  kid: number
  firma: Bytes
  body: Bytes
  momento?: { seconds: number; firma: Bytes }
}

/** Segment after /validar-credencial/: pass signed by the showing phone, printed pass, prescription, or lent pass. */
export const EN_PANTALLA = 'o'
export const IMPRESO = 'i'
export const RECETA = 'r'
export const ENCARGO = 'e'

/** The first byte of each but the last, which contract/encargo/codigo.ts reads. */
const VERSION: Record<string, number> = { [EN_PANTALLA]: 1, [IMPRESO]: 2, [RECETA]: 3 }

/** Address in a code: everything after '#' reaches no server and no log. */
export type EnQr = { prefijo: string; digitos: string }

/** Code that a phone shows: its pass, and proof that it has the key now. */
export async function codigoFirmado(
  { kid, bytes }: PaseFirmado,
  privada: CryptoKey,
  seconds: number,
  publicUrl: string,
): Promise<EnQr> {
  const signature = await firmar(privada, await deUnMomento(bytes, seconds))
  const whole = join(Uint8Array.of(1, kid), entero(seconds), signature, bytes)
  return { prefijo: prefijo(publicUrl, EN_PANTALLA), digitos: aDigitos(whole) }
}

/** Code for printing. */
export function codigoImpreso({ kid, bytes }: PaseFirmado, publicUrl: string): EnQr {
  const whole = join(Uint8Array.of(2, kid), bytes)
  return { prefijo: prefijo(publicUrl, IMPRESO), digitos: aDigitos(whole) }
}

/** Code of a prescription: the same for everyone who shows it. */
export function codigoDeReceta({ kid, bytes }: PaseFirmado, publicUrl: string): EnQr {
  return {
    prefijo: prefijo(publicUrl, RECETA),
    digitos: aDigitos(join(Uint8Array.of(3, kid), bytes)),
  }
}

export const prefijo = (publicUrl: string, como: string) =>
  `${publicUrl.replace(/\/$/, '')}/validar-credencial/${como}#`

/** The parts of a code's digits; undefined for anything else. */
export function leerCodigo(como: string, digits: string): Codigo | undefined {
  const bytes = deDigitos(digits)
  if (!bytes || bytes[0] !== VERSION[como]) return undefined
  const kid = bytes[1] ?? 0
  if (como !== EN_PANTALLA) {
    if (bytes.length <= 2 + FIRMA) return undefined
    return { kid, firma: bytes.slice(2, 2 + FIRMA), body: bytes.slice(2 + FIRMA) }
  }
  if (bytes.length <= 6 + 2 * FIRMA) return undefined
  return {
    kid,
    momento: { seconds: deEntero(bytes.slice(2, 6)), firma: bytes.slice(6, 6 + FIRMA) },
    firma: bytes.slice(6 + FIRMA, 6 + 2 * FIRMA),
    body: bytes.slice(6 + 2 * FIRMA),
  }
}
