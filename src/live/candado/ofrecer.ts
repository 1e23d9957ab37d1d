import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { currentSession } from '#local/session/session.ts'

/**
 * True for a person without a lock, on a phone of their own: on a shared one the sign-in proposes it. Without the code of
 * the lock.
 */
export const useSeOfrece = (): boolean => useLive(seOfrece) === true

async function seOfrece(): Promise<boolean> {
  const session = await currentSession(device)
  if (!session || session.shared) return false
  return (await device.salida.candado.get(session.uid)) === undefined
}
