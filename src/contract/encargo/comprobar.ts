import {
  ADELANTADA,
  type Confianza,
  type QueLeFalta,
  type Veredicto,
  juzgar,
} from '../pase/comprobar.ts'
import { huellaDe } from '../pase/confianza.ts'
import { type Pase, leerPase } from '../pase/cuerpo.ts'
import { deUnPase, esDe } from '../pase/firmas.ts'
import { type CodigoDeEncargo, leerCodigoDeEncargo } from './codigo.ts'
import { type Encargo, finDeEncargo, leerEncargo } from './cuerpo.ts'
import { deUnEncargo, deUnaPresentacion } from './firmas.ts'

type Leido = {
  pase: Pase
  encargo: Encargo
  /** Fingerprint of the delegation at the provider and in the list of revoked passes. */
  huellaDelEncargo: Uint8Array<ArrayBuffer>
}

/** Verdict of a lent pass's code; people are named only if the whole chain of signatures is right. */
export type VeredictoDeEncargo =
  | { state: 'no-es' | 'clave-desconocida' }
  | (Extract<Veredicto, { pase: Pase }> & Leido)

/**
 * Checks a scanned code: the provider signed the pass of the giver's phone, that phone signed the delegation, and the
 * receiver's phone signed both at a second. Then scope, life and revocation of the delegation, and everything that a
 * holder's own pass is checked for.
 */
export async function comprobarEncargo(
  digits: string,
  confianza: Confianza,
): Promise<VeredictoDeEncargo> {
  const codigo = leerCodigoDeEncargo(digits)
  const pase = codigo && leerPase(codigo.pase.body)
  const encargo = codigo && leerEncargo(codigo.encargo.body)
  if (!codigo || !encargo || pase?.version !== 1) return { state: 'no-es' }
  const point = confianza.clave(codigo.kid)
  if (!point) return { state: 'clave-desconocida' }
  if (!(await esCadena(codigo, [point, pase.clave, encargo.clave]))) return { state: 'no-es' }
  const huellaDelEncargo = await huellaDe(codigo.encargo.body)
  const { anulados, ahora } = confianza
  const { seconds } = codigo.momento
  const leido = { pase, encargo, huellaDelEncargo, mostrado: seconds }
  const noSirve = (que: QueLeFalta) => ({ state: 'encargo-no-sirve', que, ...leido }) as const
  if (!encargo.alcance.includes('credencial') || !encargo.miembros.includes(pase.idAfiliado))
    return noSirve('no-alcanza')
  if (Math.max(ahora, seconds * 1000) >= finDeEncargo(encargo)) return noSirve('vencido')
  if (anulados?.tiene(huellaDelEncargo)) return noSirve('terminado')
  // The giver signed it at that moment: a clock before it is wrong.
  if (encargo.desde * 1000 - Math.min(ahora, seconds * 1000) > ADELANTADA)
    return { state: 'hora', ...leido }
  const huella = await huellaDe(codigo.pase.body)
  return { ...(await juzgar({ pase, huella, mostrado: seconds }, confianza)), ...leido }
}

/** True if each key signed the next part: provider, giver's phone, receiver's phone. */
async function esCadena(
  { momento, encargo, pase }: CodigoDeEncargo,
  [provider, giver, receiver]: readonly [Uint8Array, Uint8Array, Uint8Array],
): Promise<boolean> {
  return (
    (await esDe(provider, pase.firma, deUnPase(pase.body))) &&
    (await esDe(giver, encargo.firma, deUnEncargo(encargo.body))) &&
    (await esDe(
      receiver,
      momento.firma,
      await deUnaPresentacion(encargo.bytes, pase.bytes, momento.seconds),
    ))
  )
}
