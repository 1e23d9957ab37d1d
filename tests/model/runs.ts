import type { Script } from 'node:vm'

import { Violation } from './intents.ts'
import { type Played, type Step, play } from './play.ts'
import { shrink, stepsOf } from './scenario.ts'

export type Failure = { seed: number; rule: string; detail: string }
export type Tally = {
  runs: number
  actions: number
  requests: number
  effects: number
  /** Number of changes that people made. */
  intents: number
  failures: Failure[]
}

export const nothing = (): Tally => ({
  runs: 0,
  actions: 0,
  requests: 0,
  effects: 0,
  intents: 0,
  failures: [],
})

export type Ways = { keyOutside?: boolean }

/** Plays one run; returns the broken rule, if any. */
export async function runOnce(
  script: Script,
  seed: number,
  steps: Step[],
  ways: Ways & { say?: (line: string) => void } = {},
): Promise<{ played: Played } | { failure: Failure }> {
  try {
    return { played: await play(script, seed, steps, ways) }
  } catch (error) {
    const rule = error instanceof Violation ? error.rule : 'exception'
    return { failure: { seed, rule, detail: String((error as Error).stack) } }
  }
}

/** Adds a run to the tally. */
export async function runSeed(
  script: Script,
  { seed, steps = stepsOf(seed) }: { seed: number; steps?: Step[] },
  tally: Tally,
  ways: Ways = {},
): Promise<void> {
  const outcome = await runOnce(script, seed, steps, ways)
  tally.runs += 1
  tally.actions += steps.length
  if ('failure' in outcome) tally.failures.push(outcome.failure)
  else
    for (const what of ['requests', 'effects', 'intents'] as const)
      tally[what] += outcome.played[what]
}

/** The shortest way to the same failure, and its actions. */
export async function explain(
  script: Script,
  { seed, rule }: Failure,
  from: Step[],
): Promise<{ steps: Step[]; told: string }> {
  const steps = await shrink(from, async (fewer) => {
    const outcome = await runOnce(script, seed, fewer)
    return 'failure' in outcome && outcome.failure.rule === rule
  })
  const lines: string[] = []
  const outcome = await runOnce(script, seed, steps, { say: (line) => void lines.push(line) })
  lines.push('failure' in outcome ? outcome.failure.detail : 'it does not fail any more')
  return { steps, told: lines.join('\n') }
}
