import { CallError } from '#contract/callError.ts'
import { sesiones } from '#contract/extensiones/sesiones.ts'

import { isFinal } from './outcome.ts'
import type { World } from './world.ts'

/** For how long a host that is not known to have such a call may turn out to have it: it is asked once a day. */
const PATIENCE = 2 * 24 * 60 * 60_000

/**
 * Tells the provider of sign-outs that it has not heard of: the session ends there too. Gives how many are left to tell. Where
 * the host is not known to hear of them, as after a list that did not come, they are kept for two days, and nobody is hurried.
 */
export async function sendRevocations({ device: { salida }, call, now }: World): Promise<number> {
  let kept = 0
  for (const { sid, at } of await salida.revocaciones.toArray()) {
    try {
      await call(sesiones.salir, { sid })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const isOffered = error.failure.kind !== 'not-offered'
      const isFresh = Math.abs(now() - at) < PATIENCE
      if (isOffered ? !isFinal(error.failure) : isFresh) {
        if (!isOffered) kept += 1
        continue // tried again with a next round
      }
    }
    await salida.revocaciones.delete(sid)
  }
  return (await salida.revocaciones.count()) - kept
}
