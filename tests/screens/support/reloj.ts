import { onTestFinished, vi } from 'vitest'

/** From now on the page's clock goes as it does, and where the test wants it to; the engine keeps its own. */
export function tomarElReloj(): { adelantar: (ms: number) => Promise<unknown> } {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  onTestFinished(() => void vi.useRealTimers())
  return { adelantar: (ms) => vi.advanceTimersByTimeAsync(ms) }
}

/** The waits that the page begins from now on, in seconds: how long a notice stays is one of them. */
export function esperasDesdeAhora(): () => number[] {
  const begun = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => begun.mockRestore())
  return () => begun.mock.calls.map(([, ms = 0]) => ms / 1000)
}
