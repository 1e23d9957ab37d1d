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

/** Runs at most `width` of them at the same time; one that breaks lets the others finish first. */
export async function inTurns<T>(items: T[], width: number, run: (item: T) => Promise<void>) {
  const queue = [...items]
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item)
  }
  const lanes = await Promise.allSettled(
    Array.from({ length: Math.min(width, items.length) }, lane),
  )
  const broken = lanes.find((outcome) => outcome.status === 'rejected')
  if (broken) throw broken.reason
}
