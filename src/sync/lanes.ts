// Browsers open six connections to a host over HTTP/1.1: two stay free for the person's own requests.
export const AT_ONCE = 4

/**
 * The changes being sent: one of each group, at most one with files. Four are on their way; as many others wait for a
 * place, still unclaimed, or were answered and are being stored.
 */
export function makeLanes() {
  const underWay = new Map<string, { files: boolean; work: Promise<void> }>()
  const waiting: (() => void)[] = []
  let onTheirWay = 0

  return {
    /** Resolves when one more change may be on its way, with the function that gives the place back. */
    async place(): Promise<() => void> {
      if (onTheirWay < AT_ONCE) onTheirWay += 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        const next = waiting.shift()
        if (next) next()
        else onTheirWay -= 1
      }
    },
    /** Starts sending the change, if there is room now. */
    start(group: string, files: boolean, work: () => Promise<void>): void {
      if (underWay.has(group) || underWay.size >= 2 * AT_ONCE) return
      if (files && [...underWay.values()].some((other) => other.files)) return
      const working = work().finally(() => underWay.delete(group))
      underWay.set(group, { files, work: working })
    },
    /** True if only changes with files are being sent. */
    areFiles: () => [...underWay.values()].every(({ files }) => files),
    underWay: () => [...underWay.values()].map(({ work }) => work),
  }
}

// Browsers run a longer timer immediately.
const LONGEST_TIMER = 2 ** 31 - 1

/** Resolves when the first of these promises does, or after the time. */
export async function soonest(these: Promise<void>[], ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const time = new Promise<void>((resolve) => {
    if (ms < Infinity) timer = setTimeout(resolve, Math.min(ms, LONGEST_TIMER))
  })
  await Promise.race([...these, time])
  clearTimeout(timer)
}
