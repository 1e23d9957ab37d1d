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
