import { CallError } from '#contract/callError.ts'
import { claves } from '#contract/extensiones/claves.ts'
import { discardRow, removeRow } from '#local/forget.ts'
import { nextMoment } from '#local/order.ts'
import type { Operacion } from '#local/salida.ts'
import { markOld, retryRow } from '#local/secondThoughts.ts'
import { currentSession } from '#local/session.ts'

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
  const row = await device.salida.operaciones.get({ id })
  if (!session || row?.uid !== session.uid || row.state === 'done') return 'gone'
  if (await discardRow(device, session.uid, id)) return 'gone'
  if (row.answers.length > 0) return 'partly'
  const operation = operationOf(world, row.type)
  const arrived = await annul(callAs(world.call, session), id)
  if (arrived === undefined && !anyway) return 'unknown'
  if (arrived) {
    // Sent again under its key it gets its answer, which says the version that the next change goes over.
    if (operation?.version) await retryRow(device, session.uid, id)
    else if (row.keys.length === 1) await confirm(world, row)
    return row.keys.length === 1 ? 'arrived' : 'partly'
  }
  // It may be there: the next answer tells.
  if (arrived === undefined && operation) await markOld(device, operation, row.payload)
  return removeUnlessThere(world, id)
}

/** While the provider was asked, the engine may have heard of a step, or of all. */
function removeUnlessThere({ device: { salida } }: World, id: string): Promise<Discarded> {
  return salida.transaction('rw', salida.operaciones, salida.archivos, async () => {
    const row = await salida.operaciones.get({ id })
    if (row?.state === 'done') return 'arrived'
    if (row && row.answers.length > 0) return 'partly'
    await removeRow(salida, id)
    return 'gone'
  })
}

/** Undefined where nobody can be asked: no signal, or a host that knows no keys. */
async function annul(call: World['call'], clave: string): Promise<boolean | undefined> {
  try {
    const { llegaron } = await call(claves.anular, { claves: [clave] })
    return llegaron[clave]
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}

async function confirm({ device, now }: World, { id }: Operacion): Promise<void> {
  const confirmedAt = await nextMoment(device, now())
  await device.salida.operaciones
    .where({ id })
    .filter(({ state }) => state !== 'done')
    .modify({ state: 'done', confirmedAt, doneAt: now() })
}
