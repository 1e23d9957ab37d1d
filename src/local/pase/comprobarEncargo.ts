import { aBase64 } from '#contract/base64.ts'
import { CallError } from '#contract/callError.ts'
import { comprobarEncargo } from '#contract/encargo/comprobar.ts'
import { type Encargo, finDeEncargo } from '#contract/encargo/cuerpo.ts'
import { encargos } from '#contract/extensiones/encargos.ts'
import { ENCARGO } from '#contract/pase/codigo.ts'

import type { Comprobada, Decir, EnNombreDe, Juez, Mundo } from './comprobada.ts'
import { comprobarCodigo } from './comprobar.ts'
import { withPatience } from './comprobarConsulta.ts'
import { anotarDicho, dichoDe } from './dichos.ts'

/**
 * Checks a lent pass and tells the result; tells it again if the provider answers late. Everything that a holder's own
 * pass is checked for, and the delegation.
 */
export async function comprobarCodigoDeEncargo(
  mundo: Mundo,
  digitos: string,
  tell: Decir,
): Promise<void> {
  let leido: { encargo: Encargo; huella: string } | undefined
  const juez: Juez = async (_, digits, confianza) => {
    const veredicto = await comprobarEncargo(digits, confianza)
    if (!('encargo' in veredicto)) return veredicto
    const { encargo, huellaDelEncargo, ...rest } = veredicto
    leido = { encargo, huella: aBase64(huellaDelEncargo) }
    // The stored list may be older than an answer of the provider.
    if (veredicto.state !== 'encargo-no-sirve' && (await dichoDe(mundo.device, leido.huella)))
      return { state: 'encargo-no-sirve', que: 'terminado', pase: veredicto.pase }
    return rest
  }
  const said: Comprobada[] = []
  await comprobarCodigo({ ...mundo, juez }, { como: ENCARGO, digitos }, (result) => {
    said.push(result)
    // A valid pass waits for the answer about its delegation.
    if (result.state !== 'vigente') tell(conNombre(result, leido?.encargo))
  })
  const last = said.at(-1)
  if (last?.state !== 'vigente' || !leido) return
  const { encargo, huella } = leido
  const valid = conNombre(last, encargo)
  if (!(await terminado(mundo, huella, () => tell(valid)))) return tell(valid)
  const { device, now } = mundo
  const dicho = { huella, estado: 'anulado', desde: null, at: now() } as const
  await anotarDicho(device, { ...dicho, hasta: finDeEncargo(encargo) })
  const { titular } = last
  tell(conNombre({ state: 'encargo-no-sirve', que: 'terminado', titular }, encargo))
}

/** True if the provider says that it has ended. Without an answer the list has decided. */
async function terminado(mundo: Mundo, huella: string, tell: () => void): Promise<boolean> {
  try {
    const answer = await withPatience(mundo, mundo.call(encargos.consultar, { huella }), tell)
    return answer.estado === 'terminado'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return false
  }
}

function conNombre(result: Comprobada, encargo: Encargo | undefined): Comprobada {
  if (!encargo || !('titular' in result)) return result
  const enNombreDe: EnNombreDe = { ...encargo.recibe, hasta: finDeEncargo(encargo) }
  return { ...result, presenta: enNombreDe }
}
