import type { Operacion } from '#local/bases/salida.ts'

import { stillApplies } from './stillApplies.ts'

/** A change over one copy. */
export type Laid = {
  key: string
  lay: (stored: unknown, payloads: unknown[], rows: Operacion[]) => unknown
}

/** The copy under this key as the person should see it; `overlaysOf` gives the overlays of a row. */
export function layOver(
  key: string,
  copy: { value: unknown; askedAt: number },
  rows: readonly Operacion[],
  overlaysOf: (row: Operacion) => readonly Laid[],
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
    for (const overlay of overlaysOf(row)) {
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
