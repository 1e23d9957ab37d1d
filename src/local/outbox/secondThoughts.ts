import { create } from 'superstruct'

import type { Archivo } from '#local/archivo.ts'
import type { Device } from '#local/bases/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import type { Operation, Refresh } from '#local/operation.ts'
import { SessionOver, asKept, ownSession } from '#local/session/ownSession.ts'
import { nextMoment } from '#local/time/order.ts'

import { removeRow } from './forget.ts'
import { type Done, enqueue, groupOf, keepFiles, rowOf, tablesOf } from './outbox.ts'
import { followers, sentAgain, underNewKeys } from './versions.ts'

/** `clave`: id of the new row, if the edit becomes one. If the same call is made twice, there is one row. */
type Edited = Done & { files?: Archivo[]; clave: string }

/**
 * Edits a row. A row that was never sent keeps its keys; a refused row is sent again in its place, under new keys. A
 * row that may be at the provider is not changed: the edit becomes a new row behind it. Returns the id of the row with
 * the edit.
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
 * Ends a conflict: 'mine' sends the person's version over the provider's, 'theirs' drops it, and `both` is a merge of
 * the two. Returns the copies that become outdated.
 */
export async function resolveRow<Payload>(
  device: Device,
  operation: Operation<Payload>,
  id: string,
  whose: 'mine' | 'theirs' | { both: Payload },
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
    // This operation's struct checked the payload when the change was made; the edit checks `both`.
    const mine = whose === 'mine' ? (row.payload as Payload) : whose.both
    // A row in conflict is a refused row, so the edit stays in its place and this key is not used.
    await editRow(device, operation, id, version.over(mine, row.theirs), {
      now,
      generation,
      clave: id,
    })
    // A change behind a merge does not contain the other side's part: it keeps its version, and is merged in its turn.
    if (whose !== 'mine') return
    const behind = await groupOf(salida, row.uid, row.group)
    for (const { id: next, payload } of followers(operation, row, behind, row.theirs))
      await salida.operaciones.where({ id: next }).modify({ payload })
  })
  return old
}

/** Marks the copies that an operation changes as outdated, even young ones, and returns them. */
export async function markOld<Payload>(
  { lectura }: Device,
  { refresh }: Operation<Payload>,
  payload: unknown,
): Promise<Refresh[]> {
  const old = refresh?.(payload as Payload) ?? [] // This operation's struct checked it when the row was made.
  for (const { resource, params } of old)
    await lectura.copias.update(resource.key(params), { outdated: true })
  return old
}

/** Sends a refused row again as it is, or a 'dudosa' row. */
export async function retryRow({ salida }: Device, uid: string, id: string): Promise<void> {
  await salida.operaciones
    .where({ id })
    .filter((row) => row.uid === uid && (row.state === 'rejected' || row.state === 'dudosa'))
    .modify((row, ref) => {
      const { reason: _reason, nextAt: _nextAt, ...rest } = sentAgain(row)
      ref.value = { ...rest, state: 'pending' }
    })
}

/** The person says that a 'dudosa' row did arrive. */
export async function assumeArrived(device: Device, uid: string, id: string, now: number) {
  await markArrived(device, id, now, (row) => row.uid === uid && row.state === 'dudosa')
}

/** Marks a row as done if it arrived although its answer was never received, and deletes its files. */
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

/** Sets whether an unsent change goes over Wi-Fi only, or over any network. */
export async function overWifiAlone(
  { salida }: Device,
  uid: string,
  id: string,
  alone: boolean,
): Promise<void> {
  await salida.operaciones
    .where({ id })
    .filter((row) => row.uid === uid && row.state === 'pending')
    .modify((row) => {
      if (alone) row.soloWifi = true
      else delete row.soloWifi
    })
}
