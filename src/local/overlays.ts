import { is } from 'superstruct'

import type { AnyOperation, Catalog } from './catalog.ts'
import type { Operacion } from './salida.ts'

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

function overlaysOf(operations: AnyOperation[], row: Operacion) {
  const operation = operations.find(({ type }) => type === row.type)
  // Reduced at a sign-out, or damaged: there is nothing to lay.
  return operation && is(row.payload, operation.payload) ? (operation.overlays ?? []) : []
}

function stillApplies({ state, confirmedAt }: Operacion, askedAt: number): boolean {
  if (state === 'done') return confirmedAt !== undefined && askedAt <= confirmedAt
  return state !== 'rejected'
}
