import { is } from 'superstruct'

import type { Device } from '#local/bases/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import type { Operation } from '#local/operation.ts'

import { isClean, removeRow } from './forget.ts'
import { rowsOf } from './outbox.ts'

/**
 * The later save that waits directly behind a refused one of its kind. Undefined if a request of either may still be on
 * its way. `rows`: oldest first.
 */
export function behindRefused(
  refused: Operacion,
  rows: readonly Operacion[],
): Operacion | undefined {
  if (refused.state !== 'rejected' || !isClean(refused)) return undefined
  const next = rows.find(
    (row) =>
      row.uid === refused.uid &&
      row.group === refused.group &&
      row.state !== 'done' &&
      Number(row.seq) > Number(refused.seq),
  )
  if (next?.type !== refused.type || next.state !== 'pending') return undefined
  return next.tries > 0 || next.leaving ? undefined : next
}

/**
 * Deletes a refused save of a whole, if a later one waits behind it: the person has corrected it before it was refused.
 * The later one is then based on the value that the refused one was edited from. Only for a window, which takes the row
 * off the list of unsent changes (`takenOff`): without that its absence would be reported as a loss.
 */
export async function giveWay<Payload>(
  device: Device,
  { joined, payload }: Operation<Payload>,
  uid: string,
  id: string,
): Promise<void> {
  const { salida } = device
  await salida.transaction('rw', salida.operaciones, salida.archivos, async () => {
    const rows = await rowsOf(device, uid)
    const row = rows.find((of) => of.id === id)
    const next = row && behindRefused(row, rows)
    if (!row || !next || !joined) return
    if (is(row.payload, payload)) {
      const whole = joined(row.payload, next.payload as Payload) // The payload was checked when the change was made.
      await salida.operaciones.put({ ...next, payload: whole })
    }
    await removeRow(salida, id)
  })
}
