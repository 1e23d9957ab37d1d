import { onTestFinished, vi } from 'vitest'

/**
 * From now on the page's clock runs as usual and can be moved ahead; the engine keeps its own
 * clock.
 */
export function tomarElReloj(): { adelantar: (ms: number) => Promise<unknown> } {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  onTestFinished(() => void vi.useRealTimers())
  return { adelantar: (ms) => vi.advanceTimersByTimeAsync(ms) }
}

/** The waits that the page starts from now on, in seconds, such as the time that a toast stays. */
export function esperasDesdeAhora(): () => number[] {
  const begun = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => begun.mockRestore())
  return () => begun.mock.calls.map(([, ms = 0]) => ms / 1000)
}
