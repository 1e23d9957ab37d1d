import { is } from 'superstruct'

import type { Operacion } from '#local/bases/salida.ts'
import type { Catalog } from '#local/catalog.ts'

import { stillApplies } from './stillApplies.ts'

/** The copy as the person should see it: with their own changes, until a copy that contains them is stored. */
export function withOverlays(
  catalog: Catalog,
  key: string,
  copy: { value: unknown; askedAt: number },
  rows: Operacion[],
): { value: unknown; pending: boolean } {
  let { value } = copy
  let pending = false
  let lay: Laid['lay'] | undefined
  let under: Operacion[] = []
  const layThem = () => {
    const payloads = under.map(({ payload }) => payload)
    if (lay) value = lay(value, payloads, under)
    under = []
  }
  for (const row of rows) {
    if (!stillApplies(row, copy.askedAt)) continue
    for (const overlay of overlaysOf(catalog, row)) {
      if (overlay.key !== key) continue
      if (overlay.lay !== lay) layThem()
      lay = overlay.lay
      under.push(row)
      pending ||= row.state !== 'done'
    }
  }
  layThem()
  return { value, pending }
}

type Laid = {
  key: string
  lay: (stored: unknown, payloads: unknown[], rows: Operacion[]) => unknown
}

const known = new WeakMap<Operacion, Laid[]>()

/** Overlays of a row and the copies they belong to; computed once for each row. */
export function overlaysOf({ operations }: Catalog, row: Operacion): Laid[] {
  const before = known.get(row)
  if (before) return before
  const operation = operations.find(({ type }) => type === row.type)
  if (!operation) return []
  // The row was reduced at a sign-out, or is damaged: it has no content to show.
  const overlays = is(row.payload, operation.payload) ? (operation.overlays ?? []) : []
  const laid = overlays.map(({ key, lay }) => ({ key: key(row.payload), lay }))
  known.set(row, laid)
  return laid
}
