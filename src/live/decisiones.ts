import { discardRow } from '#local/forget.ts'
import { takenOff } from '#local/mirror.ts'
import { assumeArrived, resolveRow, retryRow } from '#local/secondThoughts.ts'
import { currentSession } from '#local/session.ts'

import { tellAskedFailure } from './asked.ts'
import { device } from './device.ts'
import { askForSync, engine } from './engine.ts'
import { NoSeGuardo, keep } from './keep.ts'
import { operationOf } from './usePendientes.ts'

/** Sends a refused change again, or one of which nobody knows whether it arrived. */
export async function retryPendiente(id: string): Promise<void> {
  await decide(async () => {
    const session = await currentSession(device)
    if (session) await retryRow(device, session.uid, id)
  })
  await sendNow()
}

/** The person knows that a doubtful change arrived. */
export async function pendienteArrived(id: string): Promise<void> {
  await decide(async () => {
    const session = await currentSession(device)
    if (session) await assumeArrived(device, session.uid, id, Date.now())
  })
  void engine.wake('write')
}

/** Ends a conflict: the person's own version, or what the provider has. */
export async function resolvePendiente(id: string, whose: 'mine' | 'theirs'): Promise<void> {
  const old = await decide(async () => {
    const row = await device.salida.operaciones.get({ id })
    const operation = row && operationOf(row.type)
    if (!operation) return []
    return takenOff(device, localStorage, id, Date.now, () =>
      resolveRow(device, operation, id, whose, Date.now()),
    )
  })
  for (const { resource, params } of old ?? []) void engine.refresh(resource.name, params, false)
  await sendNow()
}

/**
 * Forgets a change. 'arrived': it was at the provider already. 'unknown': it may be, and just now nobody can be asked;
 * `anyway` forgets it all the same. 'failed': this phone could not, and has said so.
 */
export async function discardPendiente(
  id: string,
  anyway = false,
): Promise<'gone' | 'arrived' | 'partly' | 'unknown' | 'failed'> {
  const outcome = await decide(() =>
    takenOff(device, localStorage, id, Date.now, async () => {
      const session = await currentSession(device)
      if (session && (await discardRow(device, session.uid, id))) return 'gone'
      return engine.discard(id, anyway)
    }),
  )
  return outcome ?? 'failed'
}

/** 'Enviar ahora': skips every wait but those that the provider named. */
export async function sendNow(): Promise<void> {
  void askForSync()
  await engine.wake('now')
}

/** Keeps what the person decided; undefined where it cannot be kept: they are told, and the change stays as it was. */
async function decide<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await keep(work)
  } catch (error) {
    if (!(error instanceof NoSeGuardo)) throw error
    tellAskedFailure({ kind: 'telefono', message: error.message })
    return undefined
  }
}
