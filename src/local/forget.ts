import type { Device } from './device.ts'
import { rowOf } from './outbox.ts'
import type { SalidaDb } from './salida.ts'

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

/** Takes a row away with its files. Inside a transaction over both. */
export async function removeRow(salida: SalidaDb, id: string): Promise<void> {
  await salida.operaciones.where({ id }).delete()
  await salida.archivos.where({ operacion: id }).delete()
}

const KEPT = 30 * 24 * 3_600_000

/** Sent changes stay listed for 30 days. */
export async function forgetOld({ salida }: Device, now: number): Promise<void> {
  await salida.operaciones
    .filter((row) => row.state === 'done' && now - (row.doneAt ?? 0) > KEPT)
    .delete()
}
