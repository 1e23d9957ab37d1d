// Browsers open six connections to a host over HTTP/1.1: two stay free for the person's own requests.
export const AT_ONCE = 4

/** The changes being sent: one of each group, four in all, at most one with files. */
export function makeLanes() {
  const underWay = new Map<string, { files: boolean; work: Promise<void> }>()

  return {
    /** Starts sending the change, if there is room now. */
    start(group: string, files: boolean, work: () => Promise<void>): void {
      if (underWay.has(group) || underWay.size >= AT_ONCE) return
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
