import { forgetOld } from '#local/outbox/forget.ts'
import { ifArrived } from '#local/part.ts'
import { followNetwork } from '#local/provider/network.ts'
import type { AnyResource } from '#local/resource.ts'

import { composeAll } from './compose.ts'
import { type Surroundings, makeCycle } from './cycle.ts'
import { type Discarded, discard } from './discard.ts'
import { drain } from './drain.ts'
import { type Ask, isFresh, isOutdated, resourceNamed, warm } from './fresh.ts'
import { askForLost } from './lost.ts'
import { backOff } from './outcome.ts'
import { keepPublic } from './public.ts'
import { type Pulled, pull } from './pull.ts'
import { sendRevocations } from './revocations.ts'
import { skipWaits, somePend } from './waiting.ts'
import type { World } from './world.ts'

/** Reason for the engine to look again. All but the timer and a write are hints that there is signal. */
export type Wake = 'start' | 'online' | 'visible' | 'hidden' | 'write' | 'now' | 'timer'

const QUIET = 5 * 60_000
const SOONEST = 1000

const hintsAtSignal = (wake: Wake) => wake !== 'timer' && wake !== 'write'

/**
 * Keeps phone and provider in agreement while a page is open. Sending, reading, and reporting sign-outs and losses
 * are three cycles: none waits for another.
 */
export function makeLoop(world: World, surroundings: Surroundings) {
  const random = world.random ?? Math.random
  let visible = true
  let isAsking = false
  let changesHurry = false
  const failures = { sending: 0, asking: 0, telling: 0 }
  const pulling = new Map<string, Promise<Pulled>>()

  const rest = (which: keyof typeof failures) =>
    failures[which] > 0 ? backOff(failures[which], visible, random()) : QUIET
  const broken = (which: keyof typeof failures) => () => {
    failures[which] += 1
    return rest(which)
  }
  const merge = (one: boolean, other: boolean) => one || other
  const onHurry = (hurries: boolean) => void (changesHurry = hurries)

  const send = makeCycle(
    surroundings,
    async (hint: boolean) => {
      await forgetOld(world.device, world.now())
      const { left, nextIn = 0 } = await drain(world, {
        now: hint,
        visible: () => visible,
        onDone: () => void ask(false, false),
        onHurry,
      }).finally(() => onHurry(false))
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
        const compose = () => ifArrived(() => composeAll(world))
        const news = hint || failures.asking > 0
        const warmed = await warm(world, { news, ask: askBehindChanges, arrived: compose })
        const made = await compose()
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

  // The first answer after an outage wakes everything that waits for the network. After one failure a second request finds
  // out whether only that call fails, or the whole network.
  followNetwork(world.device, {
    failed: () => {
      if (!isAsking) void ask(true, false)
    },
    back: () => void wake('online').catch(surroundings.report),
  })

  async function wake(why: Wake): Promise<void> {
    if (why === 'hidden' || why === 'visible') visible = why === 'visible'
    // A hidden page begins nothing: it may be about to end, and its locks would stay locked.
    if (why === 'hidden') return
    const hint = hintsAtSignal(why)
    // A running drain, here or elsewhere, is told too.
    if (hint) await skipWaits(world, { asked: why === 'now' })
    if (hint) onHurry(await somePend(world))
    const asking = ask(hint, false)
    await Promise.all([send(hint, false), tell(hint, false)])
    // A caller with 'now' waits for its change to be sent, not for news.
    if (why !== 'now') await asking
  }

  /**
   * A caller that wants a copy already being asked for waits for that answer, or for the next one. Two requests at once could
   * be answered in any order, and the older answer could stay.
   */
  function pullOnce(
    of: World,
    resource: AnyResource,
    params: unknown,
    anew = false,
  ): Promise<Pulled> {
    const key = resource.key(params)
    const underWay = pulling.get(key)
    // An answer that was dropped may have been requested by the person signed in before: ask again.
    if (underWay)
      return underWay.then((outcome) =>
        anew || outcome === 'dropped' ? pullOnce(of, resource, params) : outcome,
      )
    const work = pull(of, resource, params).finally(() => pulling.delete(key))
    pulling.set(key, work)
    return work
  }

  /** While changes are on their way, news are fetched one by one: a browser has six connections to a host. */
  const askBehindChanges = oneByOne(pullOnce, () => changesHurry)

  /** Fetches one copy if it is old, or in any case. */
  async function refresh(name: string, params: unknown, whateverItsAge: boolean) {
    const resource = resourceNamed(world, name)
    if (whateverItsAge || !(await isFresh(world, resource, params)))
      if ((await pullOnce(world, resource, params)) === 'stored') {
        await ifArrived(() => composeAll(world))
        const brings = world.catalog.novedades?.some(({ de }) => de === resource)
        // A change confirmed while no copy was here had no copy to mark as old.
        if (brings || (await isOutdated(world, resource.key(params)))) void ask(false, false)
      }
  }

  /** Discards a change; if it arrived, in whole or in part, it is completed at once, and its old copies are fetched. */
  async function forget(id: string, anyway: boolean): Promise<Discarded> {
    const outcome = await discard(world, id, anyway)
    if (outcome === 'arrived' || outcome === 'partly') void send(true, false)
    if (outcome === 'arrived') void ask(false, false)
    return outcome
  }

  return { wake, refresh, discard: forget }
}

/** The same, one after the other while `isNarrow`. */
function oneByOne(ask: Ask, isNarrow: () => boolean): Ask {
  let last: Promise<unknown> = Promise.resolve()
  return (...what) => {
    if (!isNarrow()) return ask(...what)
    const mine = last.then(() => ask(...what))
    last = mine.catch(() => undefined)
    return mine
  }
}
