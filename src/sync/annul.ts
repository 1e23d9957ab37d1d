import { CallError } from '#contract/callError.ts'
import { claves } from '#contract/extensiones/claves.ts'
import type { Operacion } from '#local/bases/salida.ts'

import type { World } from './world.ts'

/** 'nobody-knows': the provider gave no answer this time. 'no-keys': this host cannot answer such questions. */
export type Annulled = 'annulled' | 'arrived' | 'nobody-knows' | 'no-keys'

/**
 * Annuls the key of a change's next step, so that a request on its way is refused when it arrives; or finds out that it
 * had arrived before.
 */
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
    // A gateway may refuse this request too, with a text that looks like the provider's.
    return error.failure.kind === 'not-offered' ? 'no-keys' : 'nobody-knows'
  }
}
