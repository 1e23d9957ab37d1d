import { create } from 'superstruct'

import type { Device } from './device.ts'
import type { Archivo, Operation, Refresh } from './operation.ts'
import { nextMoment } from './order.ts'
import type { Operacion, SalidaDb } from './salida.ts'
import { followers, keysFor, overWhatIsDone } from './versions.ts'

type Made = {
  now: number
  files?: Archivo[] | undefined
  /** The key of the draft that it was typed in: saved twice, or in two windows, it is one operation. */
  clave?: string | undefined
}

/** Keeps a change on this phone; when it resolves, the change survives anything but the loss of the phone. */
export async function enqueue<Payload>(
  { salida }: Device,
  operation: Operation<Payload>,
  payload: Payload,
  { now, files = [], clave }: Made,
): Promise<string> {
  const checked = create(payload, operation.payload)
  const group = operation.group(checked)
  return salida.transaction('rw', salida.sesion, salida.operaciones, salida.archivos, async () => {
    const session = await salida.sesion.get('actual')
    if (session?.state !== 'in')
      throw new Error(`${operation.type}: nobody is signed in, so the change would be nobody's`)
    const { uid } = session
    const before = await groupOf(salida, uid, group)
    const isUsed = clave !== undefined && (await rowOf(salida, uid, clave)) !== undefined
    const last = before.findLast(({ type }) => type === operation.type)
    if (isUsed && last && (await isTheSame(salida, operation, last, checked, files))) return last.id
    const same = before.find(
      ({ type, state }) => type === operation.type && (state === 'pending' || state === 'sending'),
    )
    if (operation.single && same) return same.id
    const id = clave === undefined || isUsed ? crypto.randomUUID() : clave
    await salida.operaciones.add({
      id,
      uid,
      type: operation.type,
      group,
      payload: overWhatIsDone(operation, checked, before),
      state: 'pending',
      createdAt: now,
      keys: keysFor(operation, id),
      answers: [],
      tries: 0,
    })
    await keepFiles(salida, id, files)
    return id
  })
}

/**
 * Whether a change, made again from the draft of an earlier one, says nothing new. A draft may outlive its change: what
 * the person typed into it afterwards must not be taken for what they saved before.
 */
async function isTheSame<Payload>(
  { archivos }: SalidaDb,
  { version }: Operation<Payload>,
  { id: operacion, payload }: Operacion,
  again: Payload,
  files: Archivo[],
): Promise<boolean> {
  const said = version ? version.over(again, payload) : again
  if (JSON.stringify(said) !== JSON.stringify(payload)) return false
  const kept = await archivos.where({ operacion }).sortBy('n')
  const lookOf = ({ name, type, bytes }: Archivo) => `${type} ${bytes.byteLength} ${name}`
  return files.length === 0 || kept.map(lookOf).join('\n') === files.map(lookOf).join('\n')
}

/** This person's rows, oldest first. */
export function rowsOf({ salida }: Device, uid: string): Promise<Operacion[]> {
  return salida.operaciones.where({ uid }).sortBy('seq')
}

/**
 * Changes what a row says. One that was never sent keeps its key; a refused one goes again, in its place, under another.
 * What may already be at the provider is frozen: there the edit is a new row behind it. Gives the id of the row.
 */
export async function editRow<Payload>(
  device: Device,
  operation: Operation<Payload>,
  id: string,
  payload: Payload,
  { now, files }: { now: number; files?: Archivo[] },
): Promise<string> {
  const { salida } = device
  const checked = create(payload, operation.payload)
  return salida.transaction('rw', salida.sesion, salida.operaciones, salida.archivos, async () => {
    const session = await salida.sesion.get('actual')
    const row = session?.state === 'in' ? await rowOf(salida, session.uid, id) : undefined
    const refused = row?.state === 'rejected' || row?.state === 'conflict'
    if (!row || !(refused || (row.state === 'pending' && row.tries === 0)))
      return enqueue(device, operation, payload, { now, files })
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
  now: number,
): Promise<Refresh[]> {
  const { salida } = device
  const { version } = operation
  const old = whose === 'theirs' ? await markOld(device, operation, id) : []
  await salida.transaction('rw', salida.sesion, salida.operaciones, salida.archivos, async () => {
    const row = await salida.operaciones.get({ id })
    if (row?.state !== 'conflict') return
    if (whose === 'theirs' || !version) return removeRow(salida, id)
    const mine = row.payload as Payload // checked by this operation's struct when the row was made
    const behind = await groupOf(salida, row.uid, row.group)
    await editRow(device, operation, id, version.over(mine, row.theirs), { now })
    for (const { id: next, payload } of followers(operation, row, behind, row.theirs))
      await salida.operaciones.where({ id: next }).modify({ payload })
  })
  return old
}

/** What a conflict is about: this phone's copies do not say what the provider has, however young they are. */
async function markOld<Payload>(
  { salida, lectura }: Device,
  { refresh }: Operation<Payload>,
  id: string,
): Promise<Refresh[]> {
  const row = await salida.operaciones.get({ id })
  if (row?.state !== 'conflict' || !refresh) return []
  const old = refresh(row.payload as Payload) // checked by this operation's struct when the row was made
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
  const confirmedAt = await nextMoment(device, now)
  await device.salida.operaciones
    .where({ id })
    .filter((row) => row.uid === uid && row.state === 'dudosa')
    .modify({ state: 'done', confirmedAt, doneAt: now })
}

/** Forgets a row that was never sent, or that the provider refused. Any other may already be there: see sync/discard.ts. */
export function discardRow({ salida }: Device, uid: string, id: string): Promise<boolean> {
  return salida.transaction('rw', salida.operaciones, salida.archivos, async () => {
    const row = await rowOf(salida, uid, id)
    const unsent = row?.state === 'pending' && row.tries === 0
    const refused = row?.state === 'rejected' || row?.state === 'conflict'
    if (!unsent && !refused) return false
    await removeRow(salida, id)
    return true
  })
}

const KEPT = 30 * 24 * 3_600_000

/** Sent changes stay listed for 30 days. */
export async function forgetOld({ salida }: Device, now: number): Promise<void> {
  await salida.operaciones
    .filter((row) => row.state === 'done' && now - (row.doneAt ?? 0) > KEPT)
    .delete()
}

/** Takes a row away with its files. Inside a transaction over both. */
export async function removeRow(salida: SalidaDb, id: string): Promise<void> {
  await salida.operaciones.where({ id }).delete()
  await salida.archivos.where({ operacion: id }).delete()
}

async function rowOf(salida: SalidaDb, uid: string, id: string): Promise<Operacion | undefined> {
  const row = await salida.operaciones.get({ id })
  return row?.uid === uid ? row : undefined
}

function groupOf(salida: SalidaDb, uid: string, group: string): Promise<Operacion[]> {
  return salida.operaciones
    .where({ uid })
    .filter((row) => row.group === group)
    .sortBy('seq')
}

async function keepFiles(salida: SalidaDb, operacion: string, files: Archivo[]): Promise<void> {
  await salida.archivos.bulkAdd(
    files.map(({ bytes, type, name }, n) => ({ operacion, n, bytes, type, name })),
  )
}
