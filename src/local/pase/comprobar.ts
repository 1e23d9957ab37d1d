import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import { credencial } from '#contract/credencial.ts'
import type { Veredicto } from '#contract/pase/comprobar.ts'
import { esPayload } from '#contract/pase/escaneado.ts'

import type { Comprobada, Decir, Mundo } from './comprobada.ts'
import { consultar, noHaySenal, withPatience } from './comprobarConsulta.ts'
import { type Firmado, type Mirada, mirar, sinConsultar } from './comprobarMirada.ts'
import { refreshConfianza } from './confianza.ts'
import { titularDelToken } from './titular.ts'

/** Codes of a person. Codes of a prescription are checked by comprobarReceta.ts. */
export type DePersona = Firmado | { como: 'token'; dataBase64: string }

/** Checks a code and tells the result; tells it again if the provider answers late. */
export async function comprobarCodigo(mundo: Mundo, code: DePersona, tell: Decir): Promise<void> {
  if (code.como === 'token') return tell(await comprobarToken(mundo.call, code.dataBase64))
  // The page has an insecure address: there browsers check no signatures.
  if (!('subtle' in crypto)) return tell({ state: 'sin-medios' })
  const first = await mirar(mundo, code)
  if (!DEPENDE.has(first.veredicto.state)) return consultar(mundo, first, tell)
  await mirarOtraVez(mundo, code, first, tell)
}

/** The provider is asked first: a key may be new, and this phone's clock may be wrong. */
const DEPENDE = new Set<Veredicto['state']>([
  'clave-desconocida',
  'vieja',
  'hora',
  'pase-vencido',
  'encargo-no-sirve',
])

async function mirarOtraVez(mundo: Mundo, code: Firmado, first: Mirada, tell: Decir) {
  const brought = await withPatience(
    mundo,
    refreshConfianza(mundo.device, mundo.call, mundo.now),
    () => tell(sinConsultar(first, 'sin-respuesta')),
  )
  const second = await mirar(mundo, code)
  if (second.veredicto.state !== 'clave-desconocida') return consultar(mundo, second, tell)
  if (brought === 'no-se-ofrece') return tell({ state: 'no-se-ofrece' })
  // The signing key is not among the keys that the provider has just published.
  tell(brought === 'al-dia' ? { state: 'no-es' } : sinConsultar(second, 'sin-respuesta'))
}

/** CRED-09 to CRED-12: only the provider can judge a token. */
async function comprobarToken(call: Call, dataBase64: string): Promise<Comprobada> {
  if (!esPayload(dataBase64)) return { state: 'token-no-es' }
  try {
    const answer = await call(credencial.validarToken, { dataBase64 })
    return { state: 'vigente', titular: titularDelToken(answer) }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (noHaySenal(error)) return { state: 'token-sin-senal' }
    return { state: isRefusal(error) ? 'token-rechazado' : 'token-falla' }
  }
}

const isRefusal = ({ failure }: CallError) =>
  failure.kind === 'refused' ||
  (failure.kind === 'status' && failure.status < 500 && ![408, 429].includes(failure.status))
