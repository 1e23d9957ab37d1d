import type { AnyResource } from '#local/resource.ts'

import type { Ask } from './fresh.ts'
import { type Pulled, pull } from './pull.ts'
import type { World } from './world.ts'

/**
 * Fetches copies. A caller that wants a copy that is being fetched waits for that answer, or for the next one. Two
 * simultaneous requests could be answered in any order, and the older answer could stay.
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
    // A dropped answer may belong to a request of the person who was signed in before: the copy is requested again.
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

/** Fetches copies in the same way, but one after the other while `isNarrow`. */
export function oneByOne(ask: Ask, isNarrow: () => boolean): Ask {
  let last: Promise<unknown> = Promise.resolve()
  return (...what) => {
    if (!isNarrow()) return ask(...what)
    const mine = last.then(() => ask(...what))
    last = mine.catch(() => undefined)
    return mine
  }
}
