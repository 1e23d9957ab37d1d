import { keep } from '#live/cambios/keep.ts'
import { tellAskedFailure } from '#live/proveedor/asked.ts'
import { askForSync, engine } from '#live/proveedor/engine.ts'
import { conocerTodo, operationOf } from '#live/telefono/conocido.ts'
import { device } from '#live/telefono/device.ts'
import { discardRow } from '#local/outbox/forget.ts'
import { takenOff } from '#local/outbox/mirror.ts'
import { assumeArrived, overWifiAlone, resolveRow, retryRow } from '#local/outbox/secondThoughts.ts'
import { type Senal, readSenal } from '#local/provider/senal.ts'
import { ownSession } from '#local/session/ownSession.ts'

import type { Pendiente } from './usePendientes.ts'

/** A listed change. A decision about it counts only in the session that it was listed for. */
type Listed = Pick<Pendiente, 'id' | 'generation'>

/** Sends a refused change again, or a change that may or may not have arrived. */
export async function retryPendiente({ id, generation }: Listed): Promise<void> {
  await decide(async () => {
    const { uid } = await ownSession(device.salida, generation)
    await retryRow(device, uid, id)
  })
  await sendNow()
}

/** Makes a change wait for Wi-Fi, or ends that wait. */
export async function soloConWifi({ id, generation }: Listed, solo: boolean): Promise<void> {
  await decide(async () => {
    const { uid } = await ownSession(device.salida, generation)
    await overWifiAlone(device, uid, id, solo)
  })
  if (!solo) await sendNow()
}

/** The person says that a doubtful change arrived. */
export async function pendienteArrived({ id, generation }: Listed): Promise<void> {
  await decide(async () => {
    const { uid } = await ownSession(device.salida, generation)
    await assumeArrived(device, uid, id, Date.now())
  })
  void engine.wake('write')
}

/** Ends a conflict with the person's version, with the provider's version, or with a merge of both. */
export async function resolvePendiente(
  { id, generation }: Listed,
  whose: 'mine' | 'theirs' | { both: unknown },
): Promise<void> {
  const old = await decide(async () => {
    const row = await device.salida.operaciones.get({ id })
    await conocerTodo()
    const operation = row && operationOf(row.type)
    if (!operation) return []
    return takenOff(device, localStorage, id, Date.now, () =>
      resolveRow(device, operation, id, whose, { now: Date.now(), generation }),
    )
  })
  for (const { resource, params } of old ?? []) void engine.refresh(resource.name, params, false)
  await sendNow()
}

/**
 * Discards a change. 'arrived': the provider already had it. 'unknown': the provider may have it and cannot be asked
 * now; `anyway` discards it all the same. 'failed': this phone could not discard it, and the person was told.
 */
export async function discardPendiente(
  { id, generation }: Listed,
  anyway = false,
): Promise<'gone' | 'arrived' | 'partly' | 'unknown' | 'failed'> {
  const outcome = await decide(() =>
    takenOff(device, localStorage, id, Date.now, async () => {
      const { uid } = await ownSession(device.salida, generation)
      if (await discardRow(device, uid, id)) return 'gone'
      return engine.discard(id, anyway)
    }),
  )
  return outcome ?? 'failed'
}

/**
 * 'Enviar ahora': skips every wait that the provider did not ask for. Resolves with the state of the signal after the
 * try.
 */
export async function sendNow(): Promise<Senal> {
  void askForSync()
  await engine.wake('now')
  return readSenal(device)
}

/** Stores the person's decision; undefined if that fails: the person is told, and the change stays as it was. */
async function decide<T>(work: () => Promise<T>): Promise<T | undefined> {
  const outcome = await keep(work)
  if (outcome.kept) return outcome.value
  tellAskedFailure({ kind: 'telefono', message: outcome.message })
  return undefined
}
