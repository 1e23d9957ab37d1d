import { type Senal, readSenal, sinSenalDesde } from '#local/senal.ts'
import { currentSession } from '#local/session.ts'

import { device } from './device.ts'
import { useLive } from './useLive.ts'

/** The signal, as the last real answers tell it. */
export function useSignal(): Senal {
  return useLive(() => readSenal(device), '', 'con-senal')
}

/** The same, undefined until it was looked up: for what is not to be asked in vain. */
export function useSenalNotada(): Senal | undefined {
  return useLive(() => readSenal(device))
}

/** Since when there has been no signal; undefined while there is. */
export function useSinSenalDesde(): number | undefined {
  return useLive(() => sinSenalDesde(device))
}

/** Whether a change of this person is being sent right now. */
export function useSending(): boolean {
  const count = useLive(async () => {
    const session = await currentSession(device)
    return session
      ? device.salida.operaciones.where({ uid: session.uid, state: 'sending' }).count()
      : 0
  })
  return (count ?? 0) > 0
}
