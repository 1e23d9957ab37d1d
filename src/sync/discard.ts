import type { Device } from '#local/bases/device.ts'
import { discardRow, removeRow } from '#local/outbox/forget.ts'
import { rowOf } from '#local/outbox/outbox.ts'
import { markArrived, markOld, retryRow } from '#local/outbox/secondThoughts.ts'
import { currentSession } from '#local/session/session.ts'

import { annul } from './annul.ts'
import { type World, callAs, operationOf } from './world.ts'

/**
 * 'arrived': the provider already had the change. 'partly': it had some steps, and the others are sent. 'unknown': it
 * may have the change, and cannot be asked now.
 */
export type Discarded = 'gone' | 'arrived' | 'partly' | 'unknown'

/**
 * Discards a change. A change that was sent, even without an answer, may be at the provider or on its way: its key is
 * annulled first, so that it cannot arrive afterwards. `anyway`: the person accepts that this is unknown.
 */
export async function discard(world: World, id: string, anyway = false): Promise<Discarded> {
  const { device } = world
  const session = await currentSession(device)
  if (!session || (await discardRow(device, session.uid, id))) return 'gone'
  const row = await rowOf(device.salida, session.uid, id)
  if (!row) return 'gone'
  // It was sent after the person had opened the question.
  if (row.state === 'done') return 'arrived'
  // A change that was refused at a later step counts as refused: its remaining steps are not sent.
  if (row.answers.length > 0 && row.state !== 'rejected') return stays(device, id, 'partly')
  const operation = operationOf(world, row.type)
  const asked = await annul(callAs(world.call, session), row)
  if (asked === 'arrived') {
    // The change had arrived: sent again under its key, it gets its answer, which contains the version for the next
    // change.
    if (operation?.version || row.state === 'rejected') await retryRow(device, session.uid, id)
    else if (row.keys.length === 1) await markArrived(device, id, world.now(), () => true)
    return stays(device, id, row.keys.length === 1 ? 'arrived' : 'partly')
  }
  if (asked !== 'annulled') {
    if (!anyway) return stays(device, id, 'unknown')
    // The provider may already have this change: the next status answer decides.
    if (operation) await markOld(device, operation, row.payload)
  }
  return removeUnlessThere(world, id)
}

async function stays({ salida }: Device, id: string, outcome: Discarded): Promise<Discarded> {
  await salida.operaciones.where({ id }).modify((row) => void delete row.leaving)
  return outcome
}

/** While the provider was asked, the engine may have received the answers to some steps, or to all. */
async function removeUnlessThere({ device }: World, id: string): Promise<Discarded> {
  const { salida } = device
  const outcome = await salida.transaction('rw', salida.operaciones, salida.archivos, async () => {
    const row = await salida.operaciones.get({ id })
    if (row?.state === 'done') return 'arrived'
    if (row && row.answers.length > 0 && row.state !== 'rejected') return 'partly'
    await removeRow(salida, id)
    return 'gone'
  })
  return outcome === 'gone' ? outcome : stays(device, id, outcome)
}
