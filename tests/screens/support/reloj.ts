import { onTestFinished, vi } from 'vitest'

const TICK = 20

/**
 * From now on the page's clock runs as usual and can be moved ahead; the engine keeps its own
 * clock.
 */
export function tomarElReloj(): { adelantar: (ms: number) => Promise<void> } {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  onTestFinished(() => void vi.useRealTimers())
  return {
    // To the millisecond: the clock would run on while the timers in between are served.
    async adelantar(ms) {
      vi.setTimerTickMode('manual')
      await vi.advanceTimersByTimeAsync(ms)
      vi.setTimerTickMode('interval', TICK)
    },
  }
}

/** The waits that the page starts from now on, in seconds, such as the time that a toast stays. */
export function esperasDesdeAhora(): () => number[] {
  const begun = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => begun.mockRestore())
  return () => begun.mock.calls.map(([, ms = 0]) => ms / 1000)
}
