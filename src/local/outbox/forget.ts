import type { Dexie } from 'dexie'

import type { Device } from '#local/bases/device.ts'
import { CLAVE_PENDIENTES } from '#local/bases/names.ts'
import type { Operacion, SalidaDb } from '#local/bases/salida.ts'

import { forgetLeft } from './deNadie.ts'
import { forgetUnclaimed } from './elegidos.ts'
import type { Local } from './mirror.ts'
import { rowOf } from './outbox.ts'

/**
 * Deletes a row if none of its requests can arrive any more. Any other row may already be at the provider
 * (sync/discard.ts) and is marked as being discarded: if the person makes the change again, that is another row.
 */
export function discardRow({ salida }: Device, uid: string, id: string): Promise<boolean> {
  return salida.transaction('rw', salida.operaciones, salida.archivos, async () => {
    const row = await rowOf(salida, uid, id)
    if (!row || row.state === 'done') return false
    const isGone = isClean(row)
    if (isGone) await removeRow(salida, id)
    else await salida.operaciones.where({ id }).modify({ leaving: true })
    return isGone
  })
}

/**
 * True if no request of a row can be on its way: it was never sent, or its first try was refused. In a conflict, an
 * earlier try had an older version, which no provider accepts any more.
 */
export function isClean({ state, tries }: Operacion): boolean {
  if (state === 'rejected') return tries <= 1
  return state === 'conflict' || (state === 'pending' && tries === 0)
}

/** Deletes a row with its files. Inside a transaction over both. */
export async function removeRow(salida: SalidaDb, id: string): Promise<void> {
  await salida.operaciones.where({ id }).delete()
  await salida.archivos.where({ operacion: id }).delete()
}

const KEPT = 30 * 24 * 3_600_000

/** Sent changes stay listed for 30 days; forms without an owner, and files without a form, are deleted sooner. */
export async function forgetOld(device: Device, now: number): Promise<void> {
  await device.salida.operaciones
    .filter((row) => row.state === 'done' && now - (row.doneAt ?? 0) > KEPT)
    .delete()
  await forgetLeft(device, now)
  await forgetUnclaimed(device.salida, now)
}

/**
 * Empties every table: a database that another window keeps open cannot be deleted, so it must at least be empty. The
 * list of unsent changes is deleted at the same moment as the changes, so that no window reports them as lost.
 */
export async function emptyPhone(
  { salida, lectura, publica }: Device,
  local: Pick<Local, 'removeItem'>,
): Promise<void> {
  const empty = (base: Dexie) =>
    base.transaction('rw', base.tables, async () => {
      for (const table of base.tables) await table.clear()
      local.removeItem(CLAVE_PENDIENTES)
    })
  await Promise.all([salida, lectura, publica].map(empty))
}
