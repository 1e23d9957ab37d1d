import { type Codigo, leerCodigo } from './codigo.ts'
import { type Anulados, huellaDe } from './confianza.ts'
import { type Pase, finDe, leerPase } from './cuerpo.ts'
import { deUnMomento, deUnPase, esDe, join } from './firmas.ts'

/** What a checker knows without asking anybody. */
export type Confianza = {
  /** The provider's public key of this number, if it is known. */
  clave: (kid: number) => Uint8Array | undefined
  anulados?: Anulados | undefined
  /** By the server's clock as far as it is known, in ms. */
  ahora: number
}

/** What a code turned out to be; who it names is told only where the provider signed it. */
export type Veredicto =
  | { state: 'no-es' }
  | { state: 'clave-desconocida' }
  | { state: 'vieja'; minutos: number; pase: Pase }
  | { state: 'hora'; pase: Pase }
  /** `minutos`: how old its code is, which was shown while the pass lived. */
  | { state: 'pase-vencido'; minutos?: number; pase: Pase }
  /** By the list; the provider may know better by now. */
  | { state: 'anulado'; pase: Pase; huella: Uint8Array<ArrayBuffer> }
  /** All that can be known without signal is good. */
  | { state: 'firma-valida'; pase: Pase; huella: Uint8Array<ArrayBuffer> }

const VIEJA = 5 * 60_000
/** A clock that is further ahead is wrong. */
export const ADELANTADA = 2 * 60_000

/**
 * Checks what was scanned: form, both signatures, life, revocation, freshness. A pass for paper has no moment, and one for
 * a phone no meaning without.
 */
export async function comprobar(
  como: string,
  digits: string,
  { clave, anulados, ahora }: Confianza,
): Promise<Veredicto> {
  const codigo = leerCodigo(como, digits)
  const pase = codigo && leerPase(codigo.body)
  if (!pase || (pase.version === 1) !== (codigo.momento !== undefined)) return { state: 'no-es' }
  const point = clave(codigo.kid)
  if (!point) return { state: 'clave-desconocida' }
  if (!(await esDe(point, codigo.firma, deUnPase(codigo.body)))) return { state: 'no-es' }
  if (!(await firmoEsteTelefono(codigo, pase))) return { state: 'no-es' }
  const huella = await huellaDe(codigo.body)
  const age = codigo.momento && ahora - codigo.momento.seconds * 1000
  const minutos = Math.floor((age ?? 0) / 60_000)
  if (ahora >= finDe(pase)) {
    const vivia = age !== undefined && ahora - age < finDe(pase)
    return { state: 'pase-vencido', ...(vivia && { minutos }), pase }
  }
  if (anulados?.tiene(huella)) return { state: 'anulado', pase, huella }
  // The provider signed it at that moment: it cannot be earlier now.
  if (anulados && anulados.seconds * 1000 - ahora > ADELANTADA) return { state: 'hora', pase }
  if (pase.emitido * 60_000 - ahora > ADELANTADA) return { state: 'hora', pase }
  if (age !== undefined) {
    if (age > VIEJA) return { state: 'vieja', minutos, pase }
    if (age < -ADELANTADA) return { state: 'hora', pase }
  }
  return { state: 'firma-valida', pase, huella }
}

async function firmoEsteTelefono({ momento, firma, body }: Codigo, pase: Pase): Promise<boolean> {
  if (pase.version === 2 || !momento) return pase.version === 2
  return esDe(pase.clave, momento.firma, await deUnMomento(join(firma, body), momento.seconds))
}
