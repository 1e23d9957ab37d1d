import type { Clock } from '../base/clock.ts'
import { Problem } from '../base/problem.ts'

const MOST = 20_000

/** How much each person may do in a while. Each process counts for itself: it guards against floods only. */
export function createLimit(clock: Clock, { max, windowMs }: { max: number; windowMs: number }) {
  const counts = new Map<string, { since: number; count: number }>()
  return (who: string, amount: number): void => {
    const now = clock()
    const before = counts.get(who)
    const isOver = before === undefined || Math.abs(now - before.since) >= windowMs
    const one = isOver ? { since: now, count: 0 } : before
    if (one.count + amount > max) {
      const retryAfter = Math.ceil((one.since + windowMs - now) / 1000)
      throw new Problem(429, undefined, { retryAfter, evento: 'limite' })
    }
    if (counts.size >= MOST) counts.clear()
    counts.set(who, { ...one, count: one.count + amount })
  }
}
