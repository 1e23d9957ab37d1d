import type { Operacion } from '#local/bases/salida.ts'

import { cederSolos } from './cederSolos.ts'
import { juntarSolos } from './juntarSolos.ts'

/** Decides on conflicts and refusals that need no answer of the person. */
export async function sinPreguntar(all: Operacion[]): Promise<void> {
  await juntarSolos(all)
  await cederSolos(all)
}
