const FIRST_WAIT_MS = 5_000
const LAST_WAIT_MS = 3_600_000
const KEPT = 500

/** Push hosts that did not answer: no message is sent to any of their addresses until the wait is over. */
export function createAnfitriones() {
  const silent = new Map<string, { fails: number; until: number }>()
  return {
    waiting: (ahora: number): string[] =>
      [...silent].filter(([, { until }]) => until > ahora).map(([host]) => host),
    answered: (host: string): void => void silent.delete(host),
    didNotAnswer: (host: string, ahora: number): void => {
      const fails = (silent.get(host)?.fails ?? 0) + 1
      const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(fails - 1, 20), LAST_WAIT_MS)
      silent.delete(host)
      silent.set(host, { fails, until: ahora + wait })
      const [oldest] = silent.keys()
      if (silent.size > KEPT && oldest !== undefined) silent.delete(oldest)
    },
  }
}
