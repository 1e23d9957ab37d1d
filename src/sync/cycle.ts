/** Timers and error report of the page or worker in which a cycle runs. */
export type Surroundings = {
  set: (run: () => void, ms: number) => number
  clear: (id: number) => void
  /** Called for unexpected errors: a bug in the portal, or a broken database. */
  report: (error: unknown) => void
}

/**
 * Repeats a round: on request, and by itself after the pause that the last round returned. Rounds never overlap: a request
 * during a round starts another one after it. A round that fails does not end the cycle.
 */
export function makeCycle<Why>(
  { set, clear, report }: Surroundings,
  round: (why: Why) => Promise<number>,
  { merge, restAfterBreak }: { merge: (one: Why, other: Why) => Why; restAfterBreak: () => number },
) {
  let timer: number | undefined
  let running: Promise<void> | undefined
  let next: { why: Why } | undefined

  async function runAndRest(why: Why, byItself: Why): Promise<void> {
    let rest: number
    try {
      rest = await round(why)
    } catch (error) {
      rest = restAfterBreak()
      report(error)
    }
    running = undefined
    timer = set(() => void ask(byItself, byItself), rest)
    const waiting = next
    next = undefined
    if (waiting) void ask(waiting.why, byItself)
  }

  /** `byItself`: the reason given to the rounds that start by themselves. */
  function ask(why: Why, byItself: Why): Promise<void> {
    if (running) {
      next = { why: next ? merge(next.why, why) : why }
      return running
    }
    if (timer !== undefined) clear(timer)
    running = runAndRest(why, byItself)
    return running
  }

  return ask
}
