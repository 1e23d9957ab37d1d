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
  | { caso: 'no-es' }
  | { caso: 'clave-desconocida' }
  | { caso: 'vieja'; minutos: number; pase: Pase }
  | { caso: 'hora'; pase: Pase }
  | { caso: 'pase-vencido'; pase: Pase }
  /** By the list; the provider may know better by now. */
  | { caso: 'anulado'; pase: Pase; huella: Uint8Array<ArrayBuffer> }
  /** All that can be known without signal is good. */
  | { caso: 'firma-valida'; pase: Pase; huella: Uint8Array<ArrayBuffer> }

const VIEJA = 5 * 60_000
const ADELANTADA = 2 * 60_000

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
  if (!pase || (pase.version === 1) !== (codigo.momento !== undefined)) return { caso: 'no-es' }
  const point = clave(codigo.kid)
  if (!point) return { caso: 'clave-desconocida' }
  if (!(await esDe(point, codigo.firma, deUnPase(codigo.body)))) return { caso: 'no-es' }
  if (!(await firmoEsteTelefono(codigo, pase))) return { caso: 'no-es' }
  const huella = await huellaDe(codigo.body)
  if (ahora >= finDe(pase)) return { caso: 'pase-vencido', pase }
  if (anulados?.tiene(huella)) return { caso: 'anulado', pase, huella }
  // The provider signed it at that moment: it cannot be earlier now.
  if (anulados && anulados.seconds * 1000 - ahora > ADELANTADA) return { caso: 'hora', pase }
  if (pase.emitido * 60_000 - ahora > ADELANTADA) return { caso: 'hora', pase }
  if (codigo.momento) {
    const age = ahora - codigo.momento.seconds * 1000
    if (age > VIEJA) return { caso: 'vieja', minutos: Math.floor(age / 60_000), pase }
    if (age < -ADELANTADA) return { caso: 'hora', pase }
  }
  return { caso: 'firma-valida', pase, huella }
}

async function firmoEsteTelefono({ momento, firma, body }: Codigo, pase: Pase): Promise<boolean> {
  if (pase.version === 2 || !momento) return pase.version === 2
  return esDe(pase.clave, momento.firma, await deUnMomento(join(firma, body), momento.seconds))
}
