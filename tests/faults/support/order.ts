import type { OutboxRow } from '../../support/portal.ts'
import type { Logged } from './proxy.ts'

/** Deliveries that came after a later change of their own group; at sign-out, sent changes lose their group. */
export function outOfOrder(
  rows: Pick<OutboxRow, 'id' | 'uid' | 'seq' | 'group' | 'keys'>[],
  log: Pick<Logged, 'key'>[],
): string[] {
  const newest = new Map<string, number>()
  return log.flatMap(({ key }) => {
    const row = key === undefined ? undefined : rows.find(({ keys }) => keys.includes(key))
    if (!row || row.group === '') return []
    const group = `${row.uid} ${row.group}`
    const before = newest.get(group) ?? 0
    newest.set(group, Math.max(before, row.seq))
    return row.seq < before ? [row.id] : []
  })
}
