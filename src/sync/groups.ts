import type { Operacion } from '#local/salida.ts'

type Group = [head: Operacion, ...rest: Operacion[]]

/** The rows that are not done, by group, oldest first. */
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

/** The groups that may be sent now; a rejected or conflicting head holds its group back. */
export function sendable(
  rows: Operacion[],
  now: number,
  { now: skip = false }: { now?: boolean },
  tried: Set<string>,
) {
  return headsOf(rows).filter(([head]) => {
    if (head.state !== 'pending' || tried.has(head.id)) return false
    const waits = head.nextAt !== undefined && head.nextAt > now
    return !waits || (skip && !head.told)
  })
}
