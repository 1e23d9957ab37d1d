import { CallError } from '#contract/callError.ts'
import { claves } from '#contract/extensiones/claves.ts'
import type { Operacion } from '#local/salida.ts'

import { isFinal } from './outcome.ts'
import type { World } from './world.ts'

/** 'nobody-knows': just now, for want of an answer. 'no-keys': ever, on this host. */
export type Annulled = 'annulled' | 'arrived' | 'nobody-knows' | 'no-keys'

/** Takes the key of a row's next step, so that nothing that is on its way under it can arrive any more; or hears that it had. */
export async function annul(
  call: World['call'],
  { keys, answers, id }: Operacion,
): Promise<Annulled> {
  const clave = keys[answers.length] ?? id
  try {
    const { llegaron } = await call(claves.anular, { claves: [clave] })
    const arrived = llegaron[clave]
    return arrived === undefined ? 'nobody-knows' : arrived ? 'arrived' : 'annulled'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return isFinal(error.failure) ? 'no-keys' : 'nobody-knows'
  }
}
