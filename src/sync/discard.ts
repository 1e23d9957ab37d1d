import type { Device } from '#local/device.ts'
import { discardRow, removeRow } from '#local/forget.ts'
import { rowOf } from '#local/outbox.ts'
import { markArrived, markOld, retryRow } from '#local/secondThoughts.ts'
import { currentSession } from '#local/session.ts'

import { annul } from './annul.ts'
import { type World, callAs, operationOf } from './world.ts'

/** 'arrived': it was there already. 'partly': some of its steps were, and the rest follows. 'unknown': it may be there, and just now nobody can be asked. */
export type Discarded = 'gone' | 'arrived' | 'partly' | 'unknown'

/**
 * Forgets a change. One that was sent, be it in vain, may be at the provider or still on its way there: its key is
 * annulled first, so that it cannot arrive afterwards. `anyway`: the person knows that nobody can tell.
 */
export async function discard(world: World, id: string, anyway = false): Promise<Discarded> {
  const { device } = world
  const session = await currentSession(device)
  if (!session || (await discardRow(device, session.uid, id))) return 'gone'
  const row = await rowOf(device.salida, session.uid, id)
  if (!row || row.state === 'done') return 'gone'
  // What is refused in part is no more than refused: the rest of it will not follow.
  if (row.answers.length > 0 && row.state !== 'rejected') return stays(device, id, 'partly')
  const operation = operationOf(world, row.type)
  const asked = await annul(callAs(world.call, session), row)
  if (asked === 'arrived') {
    // Sent again under its key it gets its answer, which says the version that the next change goes over.
    if (operation?.version || row.state === 'rejected') await retryRow(device, session.uid, id)
    else if (row.keys.length === 1) await markArrived(device, id, world.now(), () => true)
    return stays(device, id, row.keys.length === 1 ? 'arrived' : 'partly')
  }
  if (asked !== 'annulled') {
    if (!anyway) return stays(device, id, 'unknown')
    // It may be there: the next answer tells.
    if (operation) await markOld(device, operation, row.payload)
  }
  return removeUnlessThere(world, id)
}

async function stays({ salida }: Device, id: string, outcome: Discarded): Promise<Discarded> {
  await salida.operaciones.where({ id }).modify((row) => void delete row.leaving)
  return outcome
}

/** While the provider was asked, the engine may have heard of a step, or of all. */
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
