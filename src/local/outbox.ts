import { create } from 'superstruct'

import { spendBorrador } from './borradores.ts'
import type { Device } from './device.ts'
import type { Archivo, Operation } from './operation.ts'
import { ownSession } from './ownSession.ts'
import type { Operacion, SalidaDb } from './salida.ts'
import { isSane } from './sane.ts'
import { keysFor, overWhatIsDone } from './versions.ts'

/** When a person does something, and which session their screen was drawn for: in another it is not done. */
export type Done = { now: number; generation?: number | undefined }

type Made = Done & {
  files?: Archivo[] | undefined
  /** The key of the draft that it was typed in: saved twice, or in two windows, it is one operation. */
  clave?: string | undefined
}

/** Everything that is written with a change. */
export const tablesOf = ({ sesion, operaciones, archivos, borradores }: SalidaDb) => [
  sesion,
  operaciones,
  archivos,
  borradores,
]

/** Keeps a change on this phone; when it resolves, the change survives anything but the loss of the phone. */
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
    const before = await groupOf(salida, uid, group)
    const isUsed = clave !== undefined && (await rowOf(salida, uid, clave)) !== undefined
    // One that is being discarded may be gone in a moment: what is made now is not that one.
    const staying = before.filter(({ type, leaving }) => type === operation.type && !leaving)
    const last = staying.at(-1)
    if (isUsed && last && (await isTheSame(salida, operation, last, checked, files))) return last.id
    const same = staying.find(({ state }) => state === 'pending' || state === 'sending')
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

/** This person's rows, oldest first; without what makes no sense, which is seen to when the engine starts. */
export async function rowsOf({ salida }: Device, uid: string): Promise<Operacion[]> {
  return (await salida.operaciones.where({ uid }).sortBy('seq')).filter(isSane)
}

/** One of this person's. */
export async function rowOf(
  salida: SalidaDb,
  uid: string,
  id: string,
): Promise<Operacion | undefined> {
  const row = await salida.operaciones.get({ id })
  return row?.uid === uid ? row : undefined
}

/** This person's of one group, oldest first. */
export function groupOf(salida: SalidaDb, uid: string, group: string): Promise<Operacion[]> {
  return salida.operaciones
    .where({ uid })
    .filter((row) => row.group === group)
    .sortBy('seq')
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
