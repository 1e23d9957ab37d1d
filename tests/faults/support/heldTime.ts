import { vi } from 'vitest'

import { countTasks, idle } from '../../model/tasks.ts'

/** Idle rounds before the process counts as idle: work of a promise may need a task or two to begin. */
const CALM = 4

export type HeldTime = ReturnType<typeof holdTime>

/**
 * From here on time in this process passes only when the test says so: due timers run in order, and all their work
 * ends before more time passes. Open requests must be counted with `during`.
 */
export function holdTime(startsAt: number) {
  countTasks() // Taken before the clock is held: the counter of tasks itself must keep running.
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
    /** Milliseconds since it was held, independent of any set clock. */
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
      setTimeout(() => undefined, ms) // A timer due at the very end runs too.
      await quiet()
      while (performance.now() < end) {
        vi.advanceTimersToNextTimer()
        await quiet()
      }
    },

    /** Sets every clock in this process; timers do not notice. */
    jump: (ms: number) => void vi.setSystemTime(Date.now() + ms),

    release: () => void vi.useRealTimers(),
  }
}
