import { forgetOld } from '#local/outbox/forget.ts'
import { ifArrived } from '#local/part.ts'
import { followNetwork } from '#local/provider/network.ts'

import { composeAll } from './compose.ts'
import { type Surroundings, makeCycle } from './cycle.ts'
import { type Discarded, discard } from './discard.ts'
import { drain } from './drain.ts'
import { followEpoca } from './epoca.ts'
import { type Ask, isFresh, isOutdated, resourceNamed, warm } from './fresh.ts'
import { askForLost } from './lost.ts'
import { makePullOnce, oneByOne } from './pullOnce.ts'
import { type Cycle, makeRests } from './rests.ts'
import { sendRevocations } from './revocations.ts'
import { skipWaits, somePend } from './waiting.ts'
import { type World, ofThisSession } from './world.ts'

/** Reason for the engine to look for work. All except the timer and a write are hints that there is signal. */
export type Wake = 'start' | 'online' | 'visible' | 'hidden' | 'write' | 'now' | 'timer'

const SOONEST = 1000

const hintsAtSignal = (wake: Wake) => wake !== 'timer' && wake !== 'write'

/**
 * Keeps phone and provider in agreement while a page is open. Sending, fetching, and reporting (sign-outs and losses)
 * are three cycles: none waits for another.
 */
export function makeLoop(world: World, surroundings: Surroundings) {
  let visible = true
  let isAsking = false
  let changesHurry = false
  const rests = makeRests(() => visible, world.random ?? Math.random)
  const pullOnce = makePullOnce()
  /** While changes are on their way, news are fetched one by one: a browser has six connections to a host. */
  const askBehindChanges = oneByOne(pullOnce, () => changesHurry)
  const onHurry = (hurries: boolean) => void (changesHurry = hurries)
  const cycle = (which: Cycle, round: (hint: boolean) => Promise<number>) =>
    makeCycle(surroundings, round, {
      merge: (one, other) => one || other,
      restAfterBreak: () => rests.after(which, true),
    })

  const send = cycle('sending', async (hint) => {
    await forgetOld(world.device, world.now())
    const { left, nextIn = 0 } = await drain(world, {
      now: hint,
      visible: () => visible,
      onDone: () => void ask(false, false),
      onHurry,
    }).finally(() => onHurry(false))
    const quiet = rests.after('sending', false)
    return left > 0 ? Math.max(nextIn, SOONEST) : quiet
  })

  const ask = cycle('asking', async (hint) => {
    isAsking = true
    try {
      const news = hint || rests.hasFailed('asking')
      const arrived = await read(world, { news, ask: askBehindChanges })
      if (await followEpoca(world)) {
        void send(true, false)
        void ask(true, false)
      }
      return rests.after('asking', !arrived)
    } finally {
      isAsking = false
    }
  })

  const tell = cycle('telling', async () => {
    const [untold, unasked] = await Promise.all([sendRevocations(world), askForLost(world)])
    return rests.after('telling', untold + unasked > 0)
  })

  // The first answer after an outage wakes everything that waits for the network. After a single failure, a second
  // request finds out whether only that call fails, or the whole network.
  followNetwork(world.device, {
    failed: () => {
      if (!isAsking) void ask(true, false)
    },
    back: () => void wake('online').catch(surroundings.report),
  })

  async function wake(why: Wake): Promise<void> {
    if (why === 'hidden' || why === 'visible') visible = why === 'visible'
    // A hidden page begins nothing: it may be about to end, and its database locks would stay.
    if (why === 'hidden') return
    const hint = hintsAtSignal(why)
    // Any running drain, in this engine or another one, is allowed to skip waits.
    if (hint) await skipWaits(world, { asked: why === 'now' })
    if (hint) onHurry(await somePend(world))
    const asking = ask(hint, false)
    await Promise.all([send(hint, false), tell(hint, false)])
    // A caller that passes 'now' waits for its change to be sent, not for news.
    if (why !== 'now') await asking
  }

  async function refresh(...copy: [name: string, params: unknown, whateverItsAge: boolean]) {
    if (await refreshOne(world, pullOnce, ...copy)) void ask(false, false)
  }

  /**
   * Discards a change. If it had arrived, in whole or in part, the rest is sent immediately, and the copies that it
   * outdated are fetched.
   */
  async function forget(id: string, anyway: boolean): Promise<Discarded> {
    const outcome = await discard(world, id, anyway)
    if (outcome === 'arrived' || outcome === 'partly') void send(true, false)
    if (outcome === 'arrived') void ask(false, false)
    return outcome
  }

  return { wake, refresh, discard: forget }
}

/**
 * Fetches all copies that are missing or old, and composes the first pictures from them; false if a copy did not
 * arrive.
 */
async function read(world: World, { news, ask }: { news: boolean; ask: Ask }): Promise<boolean> {
  const compose = () => ifArrived(() => composeAll(world))
  const warmed = await warm(world, { news, ask, arrived: compose })
  const made = await compose()
  return warmed && made
}

/** Fetches one copy, if it is old or the caller insists; true if its answer names other copies. */
async function refreshOne(
  world: World,
  pullOnce: Ask,
  name: string,
  params: unknown,
  whateverItsAge: boolean,
): Promise<boolean> {
  const resource = resourceNamed(world, name)
  const mine = await ofThisSession(world)
  if (!whateverItsAge && (await isFresh(world, resource, params))) return false
  if ((await pullOnce(mine, resource, params)) !== 'stored') return false
  await ifArrived(() => composeAll(world))
  const brings = world.catalog.novedades?.some(({ de }) => de === resource) ?? false
  // A change that was confirmed while there was no copy found no copy to mark as old.
  return brings || isOutdated(world, resource.key(params))
}
