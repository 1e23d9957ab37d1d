import { forgetOld } from '#local/outbox.ts'
import type { AnyResource } from '#local/resource.ts'

import { drain } from './drain.ts'
import { backOff } from './outcome.ts'
import { type Pulled, isFresh, pull, resourceNamed, warm } from './pull.ts'
import { sendRevocations } from './revocations.ts'
import type { World } from './world.ts'

/** Why the engine should look again. Everything but the timer and a write is a hint that there is signal. */
export type Wake = 'start' | 'online' | 'visible' | 'hidden' | 'write' | 'now' | 'timer'

const QUIET = 5 * 60_000

const hintsAtSignal = (wake: Wake) => wake !== 'timer' && wake !== 'write' && wake !== 'hidden'

type Surroundings = {
  set: (run: () => void, ms: number) => number
  clear: (id: number) => void
  /** Told of what should never happen: a mistake of ours, a broken database. */
  report: (error: unknown) => void
}

/**
 * Keeps phone and provider in agreement while a page is open: sends, refreshes what is old, and looks again after a
 * while. A wake that comes during a round asks for another round; rounds never overlap.
 */
export function makeLoop(world: World, { set, clear, report }: Surroundings) {
  let visible = true
  let failures = 0
  let timer: number | undefined
  let running: Promise<void> | undefined
  let again: Wake | undefined
  const kicks = new Set<(signal: boolean) => void>()
  const pulling = new Map<string, Promise<Pulled>>()

  const onKick = (look: (signal: boolean) => void) => {
    kicks.add(look)
    return () => void kicks.delete(look)
  }

  /** One look at everything; gives how long the next one may wait. */
  async function round(wake: Wake): Promise<number> {
    const hint = hintsAtSignal(wake)
    const [{ refresh: outdated, left, nextAt }, warmed] = await Promise.all([
      drain(world, { now: hint, visible, onKick }),
      warm(world, { news: hint || failures > 0, ask: pullOnce }),
      sendRevocations(world),
      forgetOld(world.device, world.now()),
    ])
    // Not one that is under way: it may have been asked before the change arrived.
    const refreshed = await Promise.all(
      outdated.map(({ resource, params }) => pull(world, resource, params)),
    )
    failures = warmed && !refreshed.includes('failed') ? 0 : failures + 1
    const waits = [QUIET]
    if (left > 0 && nextAt !== undefined) waits.push(Math.max(nextAt - world.now(), 1000))
    if (failures > 0) waits.push(backOff(failures, visible, (world.random ?? Math.random)()))
    return Math.min(...waits)
  }

  async function roundAndRest(wake: Wake): Promise<void> {
    let rest = QUIET
    try {
      rest = await round(wake)
    } catch (error) {
      // Whatever broke this round must not end the engine: the changes that it keeps would never leave.
      failures += 1
      rest = backOff(failures, visible, 1)
      report(error)
    }
    running = undefined
    timer = set(() => void run('timer'), rest)
    const next = again
    again = undefined
    if (next !== undefined) void run(next)
  }

  function run(wake: Wake): Promise<void> {
    if (wake === 'hidden' || wake === 'visible') visible = wake === 'visible'
    if (running) {
      for (const look of kicks) look(hintsAtSignal(wake))
      again = wake === 'timer' || wake === 'hidden' ? again : wake
      return running
    }
    if (timer !== undefined) clear(timer)
    running = roundAndRest(wake)
    return running
  }

  /** Whoever wants a copy that is being asked for already waits for the same answer. */
  function pullOnce(of: World, resource: AnyResource, params: unknown): Promise<Pulled> {
    const key = resource.key(params)
    const underWay = pulling.get(key)
    // One that came to nothing may have been asked for by whoever was signed in before.
    if (underWay)
      return underWay.then((outcome) =>
        outcome === 'dropped' ? pullOnce(of, resource, params) : outcome,
      )
    const work = pull(of, resource, params).finally(() => pulling.delete(key))
    pulling.set(key, work)
    return work
  }

  /** Asks for one copy when it is old, or whatever its age. */
  async function refresh(name: string, params: unknown, whateverItsAge: boolean) {
    const resource = resourceNamed(world, name)
    if (whateverItsAge || !(await isFresh(world, resource, params)))
      await pullOnce(world, resource, params)
  }

  return { wake: run, refresh }
}
