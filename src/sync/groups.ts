import type { Operacion } from '#local/bases/salida.ts'

export type Group = [head: Operacion, ...rest: Operacion[]]

/** The changes that are not done, by group, oldest first. */
export function headsOf(rows: Operacion[]): Group[] {
  const groups = new Map<string, Group>()
  for (const row of rows) {
    if (row.state === 'done') continue
    const group = groups.get(row.group)
    if (group) group.push(row)
    else groups.set(row.group, [row])
  }
  return [...groups.values()]
}

/** Remaining wait of a change. A clock that was set back never makes a wait longer than it was. */
export function waitOf({ nextAt, waitMs = Infinity }: Operacion, now: number): number {
  const wait = nextAt === undefined ? 0 : nextAt - now
  return wait > 0 && wait <= waitMs ? wait : 0
}
