import { type Codigo, leerCodigo } from './codigo.ts'
import { type Anulados, huellaDe } from './confianza.ts'
import { type Pase, finDe, leerPase } from './cuerpo.ts'
import { deUnMomento, deUnPase, esDe, join } from './firmas.ts'
import { huellaComun } from './lista.ts'

/** Knowledge of a checker without the provider. */
export type Confianza = {
  /** The provider's public key of this number, if it is known. */
  clave: (kid: number) => Uint8Array | undefined
  anulados?: Anulados | undefined
  /** Present time in ms, by the server's clock as far as it is known. */
  ahora: number
}

/** A pass with valid signatures. `mostrado`: second at which a phone signed its code; none on paper. */
type Mostrado = { pase: Pase; mostrado?: number | undefined }
type ConHuella = Mostrado & { huella: Uint8Array<ArrayBuffer> }

/** 'no-alcanza': the delegation lends another member, or no credential. 'terminado': by the list of revoked passes. */
export type QueLeFalta = 'no-alcanza' | 'vencido' | 'terminado'

/** Verdict of a code; names are returned only if the provider signed them. */
export type Veredicto =
  | { state: 'no-es' }
  | { state: 'clave-desconocida' }
  | ({ state: 'vieja'; minutos: number } & Mostrado)
  | ({ state: 'hora' } & Mostrado)
  /** `minutos`: age of its code, which was shown while the pass was valid. */
  | ({ state: 'pase-vencido'; minutos?: number } & Mostrado)
  /** A lent pass with the right signatures, and a delegation that does not count (contract/encargo/comprobar.ts). */
  | ({ state: 'encargo-no-sirve'; que: QueLeFalta } & Mostrado)
  /** Revoked by the stored list; the provider may have newer data. */
  | ({ state: 'anulado' } & ConHuella)
  /** Everything that can be checked without signal is right. */
  | ({ state: 'firma-valida' } & ConHuella)

const VIEJA = 5 * 60_000
/** A clock that is further ahead is wrong. */
export const ADELANTADA = 2 * 60_000

/**
 * Checks a scanned code: form, both signatures, expiry, revocation, age. A printed pass has no moment, and a pass on
 * a phone is worthless without one.
 */
export async function comprobar(
  como: string,
  digits: string,
  confianza: Confianza,
): Promise<Veredicto> {
  const codigo = leerCodigo(como, digits)
  const pase = codigo && leerPase(codigo.body)
  if (!pase || (pase.version === 1) !== (codigo.momento !== undefined)) return { state: 'no-es' }
  const point = confianza.clave(codigo.kid)
  if (!point) return { state: 'clave-desconocida' }
  if (!(await esDe(point, codigo.firma, deUnPase(codigo.body)))) return { state: 'no-es' }
  if (!(await firmoEsteTelefono(codigo, pase))) return { state: 'no-es' }
  const huella = await huellaDe(codigo.body)
  return juzgar({ pase, huella, mostrado: codigo.momento?.seconds }, confianza)
}

/** Expiry, revocation and age of a pass with valid signatures. */
export async function juzgar(
  { pase, huella, mostrado }: ConHuella,
  { anulados, ahora }: Pick<Confianza, 'anulados' | 'ahora'>,
): Promise<Extract<Veredicto, Mostrado>> {
  const leido = { pase, mostrado }
  const age = mostrado === undefined ? undefined : ahora - mostrado * 1000
  const minutos = Math.floor((age ?? 0) / 60_000)
  if (ahora >= finDe(pase)) {
    const vivia = age !== undefined && ahora - age < finDe(pase)
    return { state: 'pase-vencido', ...(vivia && { minutos }), ...leido }
  }
  if (anulados?.tiene(huella, await huellaComun(pase)))
    return { state: 'anulado', ...leido, huella }
  // The provider signed it at that moment: a clock before it is wrong.
  if (anulados && anulados.seconds * 1000 - ahora > ADELANTADA) return { state: 'hora', ...leido }
  if (pase.emitido * 60_000 - ahora > ADELANTADA) return { state: 'hora', ...leido }
  if (age !== undefined) {
    if (age > VIEJA) return { state: 'vieja', minutos, ...leido }
    if (age < -ADELANTADA) return { state: 'hora', ...leido }
  }
  return { state: 'firma-valida', ...leido, huella }
}

async function firmoEsteTelefono({ momento, firma, body }: Codigo, pase: Pase): Promise<boolean> {
  if (pase.version === 2 || !momento) return pase.version === 2
  return esDe(pase.clave, momento.firma, await deUnMomento(join(firma, body), momento.seconds))
}
