import { create } from 'superstruct'

import type { Device } from './device.ts'
import { removeRow } from './forget.ts'
import type { Archivo, Operation, Refresh } from './operation.ts'
import { nextMoment } from './order.ts'
import { type Done, enqueue, groupOf, keepFiles, rowOf, tablesOf } from './outbox.ts'
import { SessionOver, ownSession } from './ownSession.ts'
import { followers, keysFor } from './versions.ts'

/**
 * Changes what a row says. One that was never sent keeps its key; a refused one goes again, in its place, under another.
 * What may already be at the provider is frozen: there the edit is a new row behind it. Gives the id of the row.
 */
export async function editRow<Payload>(
  device: Device,
  operation: Operation<Payload>,
  id: string,
  payload: Payload,
  { now, generation, files }: Done & { files?: Archivo[] },
): Promise<string> {
  const { salida } = device
  const checked = create(payload, operation.payload)
  const { operaciones } = salida
  return salida.transaction('rw', tablesOf(salida), async () => {
    const { uid } = await ownSession(salida, generation)
    const row = await operaciones.get({ id })
    if (row && row.uid !== uid) throw new SessionOver()
    const refused = row?.state === 'rejected' || row?.state === 'conflict'
    if (!row || !(refused || (row.state === 'pending' && row.tries === 0)))
      return enqueue(device, operation, payload, { now, generation, files })
    const { reason: _reason, theirs: _theirs, nextAt: _nextAt, ...rest } = row
    // Steps that are through stay so, under the key that they had.
    const fresh = refused && row.answers.length === 0 ? crypto.randomUUID() : row.id
    const keys = refused
      ? keysFor(operation, fresh, row.keys.slice(0, row.answers.length))
      : row.keys
    await salida.operaciones.put({
      ...rest,
      id: fresh,
      keys,
      payload: checked,
      state: 'pending',
      tries: 0,
    })
    if (files) {
      await salida.archivos.where({ operacion: id }).delete()
      await keepFiles(salida, fresh, files)
    } else if (fresh !== id)
      await salida.archivos.where({ operacion: id }).modify({ operacion: fresh })
    return fresh
  })
}

/**
 * Ends a conflict: the person's own version over what the provider has now, or what the provider has. Gives the copies that
 * are known to be old since.
 */
export async function resolveRow<Payload>(
  device: Device,
  operation: Operation<Payload>,
  id: string,
  whose: 'mine' | 'theirs',
  { now, generation }: Done,
): Promise<Refresh[]> {
  const { salida } = device
  const { version } = operation
  const { uid } = await ownSession(salida, generation)
  const conflict = await rowOf(salida, uid, id)
  const leaves = whose === 'theirs' && conflict?.state === 'conflict'
  const old = leaves ? await markOld(device, operation, conflict.payload) : []
  await salida.transaction('rw', tablesOf(salida), async () => {
    const row = await rowOf(salida, uid, id)
    if (row?.state !== 'conflict') return
    if (whose === 'theirs' || !version) return removeRow(salida, id)
    const mine = row.payload as Payload // checked by this operation's struct when the row was made
    const behind = await groupOf(salida, row.uid, row.group)
    await editRow(device, operation, id, version.over(mine, row.theirs), { now, generation })
    for (const { id: next, payload } of followers(operation, row, behind, row.theirs))
      await salida.operaciones.where({ id: next }).modify({ payload })
  })
  return old
}

/** This phone's copies do not say what the provider has, or may have, however young they are. Gives them. */
export async function markOld<Payload>(
  { lectura }: Device,
  { refresh }: Operation<Payload>,
  payload: unknown,
): Promise<Refresh[]> {
  const old = refresh?.(payload as Payload) ?? [] // checked by this operation's struct when the row was made
  for (const { resource, params } of old)
    await lectura.copias.update(resource.key(params), { outdated: true })
  return old
}

/** Sends a refused row again, as it is; or one of which nobody knows whether it arrived. */
export async function retryRow({ salida }: Device, uid: string, id: string): Promise<void> {
  await salida.operaciones
    .where({ id })
    .filter((row) => row.uid === uid && (row.state === 'rejected' || row.state === 'dudosa'))
    .modify((row) => {
      row.state = 'pending'
      delete row.reason
      delete row.nextAt
    })
}

/** The person knows that a row of which nobody could tell did arrive. Its files leave the phone as those of any that did. */
export async function assumeArrived(device: Device, uid: string, id: string, now: number) {
  const confirmedAt = await nextMoment(device, now)
  const { salida } = device
  await salida.transaction('rw', salida.operaciones, salida.archivos, async () => {
    const row = await rowOf(salida, uid, id)
    if (row?.state !== 'dudosa') return
    await salida.operaciones.where({ id }).modify({ state: 'done', confirmedAt, doneAt: now })
    await salida.archivos.where({ operacion: id }).delete()
  })
}
