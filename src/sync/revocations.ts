import { CallError } from '#contract/callError.ts'
import { sesiones } from '#contract/extensiones/sesiones.ts'

import { isFinal } from './outcome.ts'
import type { World } from './world.ts'

/** Time in which a host without this call is still asked, once a day. */
const PATIENCE = 2 * 24 * 60 * 60_000

/**
 * Reports pending sign-outs to the provider, which ends the sessions. Returns how many are left. If the host is not
 * known to have the call, for example after a lost list, they are kept for two days, without hurry.
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
        continue // tried again in a later round
      }
    }
    await salida.revocaciones.delete(sid)
  }
  return (await salida.revocaciones.count()) - kept
}
