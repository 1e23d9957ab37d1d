import { create } from 'superstruct'

import type { AnyOperation, Catalog } from './catalog.ts'
import type { Device } from './device.ts'
import type { Operation } from './operation.ts'
import type { Operacion } from './salida.ts'
import { currentSession } from './session.ts'

/** Keeps a change on this phone; when it resolves, the change survives anything but the loss of the phone. */
export async function enqueue<Payload>(
  device: Device,
  operation: Operation<Payload>,
  payload: Payload,
  now: number,
): Promise<string> {
  const session = await currentSession(device)
  if (!session)
    throw new Error(`${operation.type}: nobody is signed in, so the change would belong to nobody`)
  const checked = create(payload, operation.payload)
  const row: Operacion = {
    id: crypto.randomUUID(),
    uid: session.uid,
    type: operation.type,
    group: operation.group(checked),
    payload: checked,
    state: 'pending',
    createdAt: now,
    tries: 0,
  }
  await device.salida.operaciones.add(row)
  return row.id
}

/** This person's rows, oldest first. */
export function rowsOf({ salida }: Device, uid: string): Promise<Operacion[]> {
  return salida.operaciones.where({ uid }).sortBy('seq')
}

/** Sends a refused row again, as it is. */
export async function retryRow({ salida }: Device, uid: string, id: string) {
  await salida.operaciones
    .where({ id })
    .filter((row) => row.uid === uid && row.state === 'rejected')
    .modify((row) => {
      row.state = 'pending'
      delete row.reason
      delete row.nextAt
    })
}

/** Forgets a row that is not on its way. A row being sent stays: the provider may already have it. */
export async function discardRow({ salida }: Device, uid: string, id: string): Promise<boolean> {
  const gone = await salida.operaciones
    .where({ id })
    .filter((row) => row.uid === uid && row.state !== 'sending' && row.state !== 'done')
    .delete()
  return gone > 0
}

const KEPT = 30 * 24 * 3_600_000

/** Sent changes stay listed for 30 days. */
export async function forgetOld({ salida }: Device, now: number): Promise<void> {
  await salida.operaciones
    .filter((row) => row.state === 'done' && now - (row.confirmedAt ?? 0) > KEPT)
    .delete()
}

/** The copy as the person should see it: their own changes laid over it until data that contain them have landed. */
export function withOverlays(
  { operations }: Catalog,
  key: string,
  copy: { value: unknown; askedAt: number },
  rows: Operacion[],
): { value: unknown; pending: boolean } {
  let { value } = copy
  let pending = false
  for (const row of rows) {
    if (!stillApplies(row, copy.askedAt)) continue
    for (const overlay of overlaysOf(operations, row)) {
      if (overlay.key(row.payload) !== key) continue
      value = overlay.lay(value, row.payload)
      pending ||= row.state !== 'done'
    }
  }
  return { value, pending }
}

const overlaysOf = (operations: AnyOperation[], row: Operacion) =>
  row.payload === undefined
    ? []
    : (operations.find(({ type }) => type === row.type)?.overlays ?? [])

function stillApplies({ state, confirmedAt }: Operacion, askedAt: number): boolean {
  if (state === 'done') return confirmedAt !== undefined && askedAt <= confirmedAt
  return state !== 'rejected'
}
