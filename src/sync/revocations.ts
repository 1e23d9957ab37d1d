import { CallError } from '#contract/callError.ts'
import { sesiones } from '#contract/extensiones/sesiones.ts'

import { isFinal } from './outcome.ts'
import type { World } from './world.ts'

/** Days during which a host that does not offer this call is still asked, once a day. */
const PATIENCE = 2 * 24 * 60 * 60_000

/**
 * Reports sign-outs to the provider, so that it ends the sessions. Returns how many are left. If it is not known
 * whether the host has the call, they are kept for two days and reported without hurry.
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
        continue // The sign-out is reported again in a later round.
      }
    }
    await salida.revocaciones.delete(sid)
  }
  return (await salida.revocaciones.count()) - kept
}
