import { RECETA, leerCodigo } from './codigo.ts'
import { ADELANTADA, type Confianza } from './comprobar.ts'
import { deUnaReceta, esDe } from './firmas.ts'
import { type RecetaFirmada, finDeReceta, huellaDeReceta, leerReceta } from './receta.ts'

type Leida = { receta: RecetaFirmada; huella: Uint8Array<ArrayBuffer> }

/** Verdict of a prescription's code; its content is returned only if the provider signed it. */
export type VeredictoDeReceta =
  | { state: 'no-es' | 'cambiada' | 'clave-desconocida' }
  /** 'anulada': revoked by the list. 'firmada': every check that is possible without signal passed. */
  | ({ state: 'hora' | 'vencida' | 'anulada' | 'firmada' } & Leida)

/** Checks a scanned code: form, signature, last day, revocation. It does not contain whether it was dispensed since. */
export async function comprobarReceta(
  digits: string,
  { clave, anulados, ahora }: Confianza,
): Promise<VeredictoDeReceta> {
  const codigo = leerCodigo(RECETA, digits)
  if (!codigo) return { state: 'no-es' }
  const point = clave(codigo.kid)
  if (!point) return { state: leerReceta(codigo.body) ? 'clave-desconocida' : 'no-es' }
  if (!(await esDe(point, codigo.firma, deUnaReceta(codigo.body)))) return { state: 'cambiada' }
  const receta = leerReceta(codigo.body)
  if (!receta) return { state: 'no-es' }
  const leida = { receta, huella: await huellaDeReceta(receta) }
  if (ahora >= finDeReceta(receta)) return { state: 'vencida', ...leida }
  if (anulados?.tiene(leida.huella)) return { state: 'anulada', ...leida }
  // The provider signed both at those moments: a clock before them is wrong.
  const latest = Math.max(receta.firmada * 60_000, (anulados?.seconds ?? 0) * 1000)
  if (latest - ahora > ADELANTADA) return { state: 'hora', ...leida }
  return { state: 'firmada', ...leida }
}
