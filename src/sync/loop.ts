import { forgetOld } from '#local/forget.ts'
import { followNetwork } from '#local/network.ts'
import { ifArrived } from '#local/part.ts'
import type { AnyResource } from '#local/resource.ts'

import { composeAll } from './compose.ts'
import { type Surroundings, makeCycle } from './cycle.ts'
import { type Discarded, discard } from './discard.ts'
import { drain } from './drain.ts'
import { isFresh, resourceNamed, warm } from './fresh.ts'
import { askForLost } from './lost.ts'
import { backOff } from './outcome.ts'
import { keepPublic } from './public.ts'
import { type Pulled, pull } from './pull.ts'
import { sendRevocations } from './revocations.ts'
import { skipWaits } from './waiting.ts'
import type { World } from './world.ts'

/** Why the engine should look again. Everything but the timer and a write is a hint that there is signal. */
export type Wake = 'start' | 'online' | 'visible' | 'hidden' | 'write' | 'now' | 'timer'

const QUIET = 5 * 60_000
const SOONEST = 1000

const hintsAtSignal = (wake: Wake) => wake !== 'timer' && wake !== 'write'

/**
 * Keeps phone and provider in agreement while a page is open. What is sent, what is asked for and what is told of sessions
 * and losses are cycles of their own: none waits for another.
 */
export function makeLoop(world: World, surroundings: Surroundings) {
  const random = world.random ?? Math.random
  let visible = true
  let isAsking = false
  const failures = { sending: 0, asking: 0, telling: 0 }
  const pulling = new Map<string, Promise<Pulled>>()

  const rest = (which: keyof typeof failures) =>
    failures[which] > 0 ? backOff(failures[which], visible, random()) : QUIET
  const broken = (which: keyof typeof failures) => () => {
    failures[which] += 1
    return rest(which)
  }
  const merge = (one: boolean, other: boolean) => one || other

  const send = makeCycle(
    surroundings,
    async (hint: boolean) => {
      await forgetOld(world.device, world.now())
      const onDone = () => void ask(false, false)
      const { left, nextIn = 0 } = await drain(world, {
        now: hint,
        visible: () => visible,
        onDone,
      })
      failures.sending = 0
      return left > 0 ? Math.max(nextIn, SOONEST) : QUIET
    },
    { merge, restAfterBreak: broken('sending') },
  )

  const ask = makeCycle(
    surroundings,
    async (hint: boolean) => {
      isAsking = true
      try {
        const warmed = await warm(world, { news: hint || failures.asking > 0, ask: pullOnce })
        const made = await ifArrived(() => composeAll(world))
        const kept = await ifArrived(() => keepPublic(world))
        failures.asking = warmed && made && kept ? 0 : failures.asking + 1
        return rest('asking')
      } finally {
        isAsking = false
      }
    },
    { merge, restAfterBreak: broken('asking') },
  )

  const tell = makeCycle(
    surroundings,
    async (_hint: boolean) => {
      const [untold, unasked] = await Promise.all([sendRevocations(world), askForLost(world)])
      failures.telling = untold + unasked > 0 ? failures.telling + 1 : 0
      return rest('telling')
    },
    { merge, restAfterBreak: broken('telling') },
  )

  // The first answer that comes through wakes whatever waits for the network. One failure may be its own affair: a question
  // tells whether it is, or whether there is no network at all.
  followNetwork(world.device, {
    failed: () => {
      if (!isAsking) void ask(true, false)
    },
    back: () => void wake('online').catch(surroundings.report),
  })

  async function wake(why: Wake): Promise<void> {
    if (why === 'hidden' || why === 'visible') visible = why === 'visible'
    // Nothing is begun in a page that nobody sees: it may be on its way out, and what it locks would stay locked.
    if (why === 'hidden') return
    const hint = hintsAtSignal(why)
    // A drain that is under way, here or elsewhere, hears of it too.
    if (hint) await skipWaits(world, { asked: why === 'now' })
    await Promise.all([send(hint, false), ask(hint, false), tell(hint, false)])
  }

  /**
   * Whoever wants a copy that is being asked for already waits for the same answer, or for the next one: two questions at
   * once may be answered in any order, and the older answer would stay.
   */
  function pullOnce(
    of: World,
    resource: AnyResource,
    params: unknown,
    anew = false,
  ): Promise<Pulled> {
    const key = resource.key(params)
    const underWay = pulling.get(key)
    // One that came to nothing may have been asked for by whoever was signed in before.
    if (underWay)
      return underWay.then((outcome) =>
        anew || outcome === 'dropped' ? pullOnce(of, resource, params) : outcome,
      )
    const work = pull(of, resource, params).finally(() => pulling.delete(key))
    pulling.set(key, work)
    return work
  }

  /** Asks for one copy when it is old, or whatever its age. */
  async function refresh(name: string, params: unknown, whateverItsAge: boolean) {
    const resource = resourceNamed(world, name)
    if (whateverItsAge || !(await isFresh(world, resource, params)))
      if ((await pullOnce(world, resource, params)) === 'stored')
        await ifArrived(() => composeAll(world))
  }

  /** Forgets a change; what had arrived, whole or in part, is brought to its end at once. */
  async function forget(id: string, anyway: boolean): Promise<Discarded> {
    const outcome = await discard(world, id, anyway)
    if (outcome === 'arrived' || outcome === 'partly') void send(true, false)
    return outcome
  }

  return { wake, refresh, discard: forget }
}
