import { CallError } from '#contract/callError.ts'
import { sesiones } from '#contract/extensiones/sesiones.ts'

import { isFinal } from './outcome.ts'
import type { World } from './world.ts'

/** Tells the provider of sign-outs that it has not heard of: the session ends there too. Gives how many are left to tell. */
export async function sendRevocations({ device: { salida }, call }: World): Promise<number> {
  for (const { sid } of await salida.revocaciones.toArray()) {
    try {
      await call(sesiones.salir, { sid })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!isFinal(error.failure)) continue // tried again with the next round
    }
    await salida.revocaciones.delete(sid)
  }
  return salida.revocaciones.count()
}
