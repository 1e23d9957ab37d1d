import type { Script } from 'node:vm'

import { ACTIONS } from './actions.ts'
import { checkInstant, checkNow } from './checks.ts'
import { Violation } from './intents.ts'
import { signIn } from './person.ts'
import { makeRandom } from './random.ts'
import { type Run, stackOf, startRun, variantOf } from './run.ts'
import { settle } from './settle.ts'
import { watchSync } from './waits.ts'

/** One action: its phone, and random numbers of its own. */
export type Step = { kind: string; phone: number; dice: number }
export type Played = { requests: number; effects: number; intents: number }

/** Plays one run to its end; throws at the first broken rule. */
export async function play(
  script: Script,
  seed: number,
  steps: Step[],
  { keyOutside = false, say = (_line: string) => {} } = {},
): Promise<Played> {
  const run = startRun(script, variantOf(seed), { keyOutside, syncing: watchSync })
  say(`locks ${run.variant.locks}, capabilities ${run.variant.capabilities.join(' ') || 'none'}`)
  const unhandled = (error: unknown) => {
    run.problems.push(new Violation('I6 unhandled', stackOf(error)))
  }
  process.on('unhandledRejection', unhandled)
  try {
    run.time.watch(() => checkInstant(run))
    for (const [n, phone] of run.phones.entries()) await signIn(run, phone, 1 + n)
    await run.time.pass(1000)
    for (const step of steps) await playStep(run, step, say)
    say('settle')
    await settle(run, makeRandom(seed ^ 0xe4d))
    return {
      requests: run.counts.requests,
      effects: run.provider.log.length,
      intents: run.intents.length,
    }
  } finally {
    run.stop()
    process.off('unhandledRejection', unhandled)
  }
}

async function playStep(run: Run, { kind, phone: which, dice }: Step, say: (line: string) => void) {
  const random = makeRandom(dice)
  const phone = run.phones[which]
  if (!phone) return
  say(`${Math.round(run.time.now() / 1000)} s: ${kind} (${phone.name})`)
  await ACTIONS[kind]?.act(run, phone, random)
  await run.time.pass(random.below(3000))
  checkNow(run)
}
