import { vi } from 'vitest'

import { countTasks, idle } from '../../model/tasks.ts'

/** Rounds of nothing to do before it is believed: what a promise starts may take a task or two to begin. */
const CALM = 4

export type HeldTime = ReturnType<typeof holdTime>

/**
 * From here on time passes only when the test says so, for everything in this process: what is due happens in order, and
 * all that it starts ends before more time passes. Requests that are under way must be counted with `during`.
 */
export function holdTime(startsAt: number) {
  countTasks() // before the clock is held: what counts must not be held itself
  vi.useFakeTimers({
    now: startsAt,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  const begun = performance.now()
  let underWay = 0

  async function quiet() {
    for (let calm = 0; calm < CALM; calm = underWay > 0 ? 0 : calm + 1) await idle()
  }

  return {
    /** Since it was held, in ms: no clock that is set changes it. */
    elapsed: () => performance.now() - begun,

    async during<T>(work: Promise<T>): Promise<T> {
      underWay += 1
      try {
        return await work
      } finally {
        underWay -= 1
      }
    },

    async pass(ms: number) {
      const end = performance.now() + ms
      setTimeout(() => undefined, ms) // something is due when it is over
      await quiet()
      while (performance.now() < end) {
        vi.advanceTimersToNextTimer()
        await quiet()
      }
    },

    /** Sets every clock in this process; no timer hears of it. */
    jump: (ms: number) => void vi.setSystemTime(Date.now() + ms),

    release: () => void vi.useRealTimers(),
  }
}
