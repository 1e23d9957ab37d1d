import type { Owner } from './storage.ts'
import type { Time } from './time.ts'

/** The timers of one window or worker: they stand still while it is frozen, and end with it. */
export function makeTimers(time: Time, owner: Pick<Owner, 'deliver'>) {
  const waiting = new Map<number, number>()
  let last = 0

  function arm(id: number, run: () => void, ms: number, again: boolean) {
    const fire = () => {
      if (!waiting.delete(id)) return
      if (again) arm(id, run, ms, again)
      run()
    }
    waiting.set(
      id,
      time.set(() => owner.deliver(fire), ms),
    )
  }
  const start = (run: () => void, ms: number, again: boolean) => {
    last += 1
    arm(last, run, ms, again)
    return last
  }
  const clear = (id?: number) => {
    if (id === undefined) return
    time.clear(waiting.get(id) ?? 0)
    waiting.delete(id)
  }

  return {
    setTimeout: (run: () => void, ms = 0) => start(run, ms, false),
    setInterval: (run: () => void, ms = 0) => start(run, Math.max(1, ms), true),
    clearTimeout: clear,
    clearInterval: clear,
    clearAll: () => {
      for (const id of waiting.keys()) clear(id)
    },
  }
}
