import { backOff } from './outcome.ts'

export type Cycle = 'sending' | 'asking' | 'telling'

const QUIET = 5 * 60_000

/** Pauses of the engine's cycles: longer with each failed round in a row. */
export function makeRests(isVisible: () => boolean, random: () => number) {
  const failures: Record<Cycle, number> = { sending: 0, asking: 0, telling: 0 }

  /** Pause after a round. */
  function after(cycle: Cycle, hasFailed: boolean): number {
    failures[cycle] = hasFailed ? failures[cycle] + 1 : 0
    return hasFailed ? backOff(failures[cycle], isVisible(), random()) : QUIET
  }
  return {
    after,
    hasFailed: (cycle: Cycle) => failures[cycle] > 0,
  }
}
