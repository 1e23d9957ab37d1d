import { create } from 'superstruct'

import type { Device } from './device.ts'
import { removeRow } from './forget.ts'
import type { Archivo, Operation, Refresh } from './operation.ts'
import { nextMoment } from './order.ts'
import { type Done, enqueue, groupOf, keepFiles, rowOf, tablesOf } from './outbox.ts'
import { SessionOver, asKept, ownSession } from './ownSession.ts'
import type { Operacion } from './salida.ts'
import { followers, underNewKeys } from './versions.ts'

/** `clave`: what the row will be called where the edit goes behind: repeated after it had landed, it is the same one. */
type Edited = Done & { files?: Archivo[]; clave: string }

/**
 * Changes what a row says. One that was never sent keeps its key; a refused one goes again, in its place, under another.
 * What may already be at the provider is frozen: there the edit is a new row behind it. Gives the id of the row.
 */
export async function editRow<Payload>(
  device: Device,
  operation: Operation<Payload>,
  id: string,
  payload: Payload,
  { now, generation, files, clave }: Edited,
): Promise<string> {
  const { salida } = device
  const checked = create(payload, operation.payload)
  const { operaciones } = salida
  return salida.transaction('rw', tablesOf(salida), async () => {
    const { uid } = await ownSession(salida, generation)
    const row = await operaciones.get({ id })
    if (row && row.uid !== uid) throw new SessionOver()
    const refused = row?.state === 'rejected' || row?.state === 'conflict'
    if (!row || row.leaving || !(refused || (row.state === 'pending' && row.tries === 0)))
      return enqueue(device, operation, payload, { now, generation, files, clave })
    const { reason: _reason, theirs: _theirs, nextAt: _nextAt, ...rest } = row
    await operaciones.put({
      ...(refused ? underNewKeys(rest) : rest),
      payload: checked,
      state: 'pending',
    })
    if (files) {
      await salida.archivos.where({ operacion: id }).delete()
      await keepFiles(salida, id, files)
    }
    return id
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
    // In its place, whatever it is called: a conflict is refused.
    await editRow(device, operation, id, version.over(mine, row.theirs), {
      now,
      generation,
      clave: id,
    })
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

/** The person knows that a row of which nobody could tell did arrive. */
export async function assumeArrived(device: Device, uid: string, id: string, now: number) {
  await markArrived(device, id, now, (row) => row.uid === uid && row.state === 'dudosa')
}

/** What is known to have arrived, without its answer, is done. Its files leave the phone as those of any that did. */
export async function markArrived(
  device: Device,
  id: string,
  now: number,
  is: (row: Operacion) => boolean,
): Promise<void> {
  const confirmedAt = await nextMoment(device, now)
  const { salida } = device
  await salida.transaction('rw', tablesOf(salida), async () => {
    const row = await salida.operaciones.get({ id })
    if (!row || row.state === 'done' || !is(row)) return
    const { leaving: _leaving, reason: _reason, ...rest } = row
    const landed = { ...rest, state: 'done' as const, confirmedAt, doneAt: now }
    await salida.operaciones.put(await asKept(salida, landed))
    await salida.archivos.where({ operacion: id }).delete()
  })
}
