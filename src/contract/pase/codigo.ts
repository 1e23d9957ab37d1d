import { aDigitos, deDigitos } from './digitos.ts'
import { FIRMA, deEntero, deUnMomento, entero, firmar, join } from './firmas.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A pass or a prescription as the provider hands it out: its signature before its body. */
export type PaseFirmado = { kid: number; bytes: Bytes }

/** What a code on a screen or on paper carries. `momento`: when this phone signed it, in seconds; only a pass on a screen has one. */
export type Codigo = {
  kid: number
  firma: Bytes
  body: Bytes
  momento?: { seconds: number; firma: Bytes }
}

/** Behind /validar-credencial/: signed by the phone that shows it, or printed; or a prescription, on a screen or on paper. */
export const EN_PANTALLA = 'o'
export const IMPRESO = 'i'
export const RECETA = 'r'

/** The first byte of each. */
const VERSION: Record<string, number> = { [EN_PANTALLA]: 1, [IMPRESO]: 2, [RECETA]: 3 }

/** Where a scanned address goes: anything behind '#' reaches no server and no log. */
export type EnQr = { prefijo: string; digitos: string }

/** The code that a phone shows: its pass, and that it has the key right now. */
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

/** The code that is printed. */
export function codigoImpreso({ kid, bytes }: PaseFirmado, publicUrl: string): EnQr {
  const whole = join(Uint8Array.of(2, kid), bytes)
  return { prefijo: prefijo(publicUrl, IMPRESO), digitos: aDigitos(whole) }
}

/** The code of a prescription: the same for whoever shows it. */
export function codigoDeReceta({ kid, bytes }: PaseFirmado, publicUrl: string): EnQr {
  return {
    prefijo: prefijo(publicUrl, RECETA),
    digitos: aDigitos(join(Uint8Array.of(3, kid), bytes)),
  }
}

const prefijo = (publicUrl: string, como: string) =>
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
