import type { AnyResource } from '#local/resource.ts'

import type { Ask } from './fresh.ts'
import { type Pulled, pull } from './pull.ts'
import type { World } from './world.ts'

/**
 * Fetches copies; a caller that wants a copy already being asked for waits for that answer, or for the next one. Two requests
 * at once could be answered in any order, and the older answer could stay.
 */
export function makePullOnce(): Ask {
  const pulling = new Map<string, Promise<Pulled>>()

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
  return pullOnce
}

/** The same, one after the other while `isNarrow`. */
export function oneByOne(ask: Ask, isNarrow: () => boolean): Ask {
  let last: Promise<unknown> = Promise.resolve()
  return (...what) => {
    if (!isNarrow()) return ask(...what)
    const mine = last.then(() => ask(...what))
    last = mine.catch(() => undefined)
    return mine
  }
}
