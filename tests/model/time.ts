import { idle } from './tasks.ts'

type Timer = { at: number; order: number; run: () => void }

/** Start of a run, as a date. */
const BEGINNING = Date.UTC(2026, 2, 2, 12)

/** The one true time of a run, in ms since it began: it passes only when the run says so. */
export type Time = {
  now: () => number
  /** The present moment as a date. */
  date: () => number
  set: (run: () => void, ms: number) => number
  clear: (id: number) => void
  /** Lets time pass; due timers run in order, and their database work ends first. */
  pass: (ms: number) => Promise<void>
  /** Called after every event. */
  watch: (look: () => void) => void
}

export function makeTime(): Time {
  let now = 0
  let order = 0
  let afterEach = () => {}
  const timers = new Map<number, Timer>()

  function nextBefore(end: number): [id: number, timer: Timer] | undefined {
    let first: [number, Timer] | undefined
    for (const entry of timers) {
      const [, { at, order: nth }] = entry
      if (at > end) continue
      if (!first || at < first[1].at || (at === first[1].at && nth < first[1].order)) first = entry
    }
    return first
  }

  return {
    now: () => now,
    date: () => BEGINNING + now,
    set: (run, ms) => {
      order += 1
      timers.set(order, { at: now + Math.max(0, Number.isNaN(ms) ? 0 : ms), order, run })
      return order
    },
    clear: (id) => void timers.delete(id),
    watch: (look) => void (afterEach = look),
    pass: async (ms) => {
      const end = now + ms
      await idle()
      for (let due = nextBefore(end); due; due = nextBefore(end)) {
        const [id, { at, run }] = due
        timers.delete(id)
        now = Math.max(now, at)
        run()
        await idle()
        afterEach()
      }
      now = end
    },
  }
}
