// Browsers open six connections to a host over HTTP/1.1: two stay free for the person's own requests.
export const AT_ONCE = 4

/** The rows on their way: one of each group, four in all, at most one with files. */
export function makeLanes() {
  const underWay = new Map<string, { files: boolean; work: Promise<void> }>()

  return {
    /** Starts it, if there is room now. */
    start(group: string, files: boolean, work: () => Promise<void>): void {
      if (underWay.has(group) || underWay.size >= AT_ONCE) return
      if (files && [...underWay.values()].some((other) => other.files)) return
      const working = work().finally(() => underWay.delete(group))
      underWay.set(group, { files, work: working })
    },
    /** True if only files are on their way. */
    areFiles: () => [...underWay.values()].every(({ files }) => files),
    underWay: () => [...underWay.values()].map(({ work }) => work),
  }
}

// Browsers treat a longer timer as zero.
const LONGEST_TIMER = 2 ** 31 - 1

/** Resolves with the first of these, or after the time. */
export async function soonest(these: Promise<void>[], ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const time = new Promise<void>((resolve) => {
    if (ms < Infinity) timer = setTimeout(resolve, Math.min(ms, LONGEST_TIMER))
  })
  await Promise.race([...these, time])
  clearTimeout(timer)
}
