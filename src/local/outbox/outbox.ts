import { create } from 'superstruct'

import type { Archivo } from '#local/archivo.ts'
import type { Device } from '#local/bases/device.ts'
import type { Operacion, SalidaDb } from '#local/bases/salida.ts'
import { isSane } from '#local/bases/sane.ts'
import type { Operation } from '#local/operation.ts'
import { ownSession } from '#local/session/ownSession.ts'

import { spendBorrador } from './borradores.ts'
import { keysFor, overWhatIsDone, underNewKeys } from './versions.ts'

/** Time of an action, and the session of its screen: in another session the action is not done. */
export type Done = { now: number; generation?: number | undefined }

type Made = Done & {
  files?: Archivo[] | undefined
  /** The key of the draft that the change was typed in: saved twice, or in two windows, it is one change. */
  clave?: string | undefined
}

/** All tables that are written with a change. */
export const tablesOf = (salida: SalidaDb) => [
  salida.sesion,
  salida.operaciones,
  salida.archivos,
  salida.borradores,
  salida.adjuntos,
  salida.recibidos,
]

/** Stores a change on this phone. When it resolves, only the loss of the phone can lose the change. */
export async function enqueue<Payload>(
  { salida }: Device,
  operation: Operation<Payload>,
  payload: Payload,
  { now, generation, files = [], clave }: Made,
): Promise<string> {
  const checked = create(payload, operation.payload)
  const group = operation.group(checked)
  return salida.transaction('rw', tablesOf(salida), async () => {
    const { uid } = await ownSession(salida, generation)
    if (clave !== undefined) await spendBorrador(salida, uid, clave)
    const all = await allOf(salida, uid)
    const before = all.filter((row) => row.group === group)
    const isUsed = clave !== undefined && all.some(({ id }) => id === clave)
    // A row that is being discarded may be gone in a moment, so the new change is another row.
    const staying = before.filter(({ type, leaving }) => type === operation.type && !leaving)
    const last = staying.at(-1)
    if (isUsed && last && (await isTheSame(salida, operation, last, checked, files))) return last.id
    const waits = ({ state }: Operacion) => state === 'pending' || state === 'sending'
    if (operation.single && last && waits(last) && saysTheSame(operation, last, checked))
      return last.id
    if (last && operation.joined && isAtRest(last)) {
      await salida.operaciones.put(joinedTo(operation, last, checked))
      return last.id
    }
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
    if (files.length > 0) await keepFiles(salida, id, files)
    return id
  })
}

/** No request of the row is on its way: it was never sent, or was answered. */
const isAtRest = ({ state, tries }: Operacion) =>
  state === 'rejected' || state === 'conflict' || (state === 'pending' && tries === 0)

/** Row of an earlier save with the content of the later one, as if only this one had been made. */
function joinedTo<Payload>(
  { joined, version }: Operation<Payload>,
  row: Operacion,
  later: Payload,
): Operacion {
  const { reason: _reason, theirs, nextAt: _nextAt, ...rest } = row
  const both = row.state === 'rejected' || !joined ? later : joined(row.payload as Payload, later) // The payload was checked when the change was made.
  // A person who writes again during a conflict has seen the provider's version.
  const payload = row.state === 'conflict' && version ? version.over(both, theirs) : both
  return {
    ...(row.state === 'pending' ? rest : underNewKeys(rest)),
    payload,
    state: 'pending',
  }
}

/**
 * True if a change, made again from the draft of an earlier one, is equal to it. A draft may outlive its change: text
 * typed afterwards must not be taken for the saved text.
 */
async function isTheSame<Payload>(
  { archivos }: SalidaDb,
  operation: Operation<Payload>,
  row: Operacion,
  again: Payload,
  files: Archivo[],
): Promise<boolean> {
  if (!saysTheSame(operation, row, again)) return false
  const kept = await archivos.where({ operacion: row.id }).sortBy('n')
  const lookOf = ({ name, type, bytes }: Archivo) => `${type} ${bytes.byteLength} ${name}`
  return files.length === 0 || kept.map(lookOf).join('\n') === files.map(lookOf).join('\n')
}

function saysTheSame<Payload>(
  { version }: Operation<Payload>,
  { payload }: Operacion,
  again: Payload,
): boolean {
  const said = version ? version.over(again, payload) : again
  return JSON.stringify(said) === JSON.stringify(payload)
}

/** This person's usable rows, oldest first; damaged ones are handled when the engine starts. */
export async function rowsOf({ salida }: Device, uid: string): Promise<Operacion[]> {
  return (await allOf(salida, uid)).filter(isSane)
}

/**
 * All rows of a person, oldest first. Read at once and filtered here: with a filter Dexie reads row by row, and there
 * may be thousands.
 */
const allOf = ({ operaciones }: SalidaDb, uid: string): Promise<Operacion[]> =>
  operaciones.where({ uid }).sortBy('seq')

/** A row, if it is this person's. */
export async function rowOf(
  salida: SalidaDb,
  uid: string,
  id: string,
): Promise<Operacion | undefined> {
  const row = await salida.operaciones.get({ id })
  return row?.uid === uid ? row : undefined
}

/** This person's rows of one group, oldest first. */
export async function groupOf(salida: SalidaDb, uid: string, group: string): Promise<Operacion[]> {
  return (await allOf(salida, uid)).filter((row) => row.group === group)
}

export async function keepFiles(
  salida: SalidaDb,
  operacion: string,
  files: Archivo[],
): Promise<void> {
  await salida.archivos.bulkAdd(
    files.map(({ bytes, type, name }, n) => ({ operacion, n, bytes, type, name })),
  )
}
