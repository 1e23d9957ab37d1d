import { AT_ONCE } from '#sync/lanes.ts'

import { copyOf, onPhone, removeProfile, visit } from './browser.ts'
import { A_MINUTE } from './deadline.ts'
import { type Link, PROFILES } from './link.ts'
import { madeProfile } from './madeProfile.ts'
import { allArrived, putAway, withNotices } from './notices.ts'
import { startProduct } from './product.ts'
import type { Goal } from './report.ts'
import { INICIO } from './signIn.ts'
import type { World } from './world.ts'

const { atRest: _atRest, ...AT_HOME } = INICIO
const A_WHILE = 3000
const FEW = 50
const MANY = 500

/** Time until changes made without signal have arrived. */
export async function drain(world: World, rounds: number, isQuick: boolean): Promise<Goal[]> {
  const few = FEW * rounds
  const product = await startProduct(withNotices(few + MANY))
  const behind = () => world.behind(product.port, PROFILES.open)
  try {
    const goals = await drained(await behind(), { count: FEW, from: 0, limit: 1.25, rounds })
    if (isQuick) return goals
    // Measured once: it takes a minute, and chance averages out over so many changes.
    const many = { count: MANY, from: few, limit: 1.4, rounds: 1 }
    return [...goals, ...(await drained(await behind(), many))]
  } finally {
    await product.stop()
  }
}

type Drained = { count: number; from: number; limit: number; rounds: number }

/** As many connections as a browser opens to a host over HTTP/1.1. */
const CONNECTIONS = 6

/**
 * Time until all changes have arrived after the signal's return, beside the round trips of so many
 * calls: once over the connections of a drain, once over all connections.
 */
async function drained(link: Link, { count, from, limit, rounds }: Drained): Promise<Goal[]> {
  const made = await madeProfile(link)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const profile = await copyOf(made)
    await onPhone(profile, async (page) => {
      await putAway(page, link.origin, from + round * count, count)
      await link.cut()
      await visit(page, link.origin, AT_HOME)
      await page.waitForTimeout(A_WHILE)
      await link.back(PROFILES.far)
      const begun = performance.now()
      await page.evaluate(() => void dispatchEvent(new Event('online')))
      await page.evaluate(allArrived(A_MINUTE + count / 2))
      times.push(performance.now() - begun)
    })
    await removeProfile(profile)
    await link.cut()
    await link.back()
  }
  await removeProfile(made)
  const beside = (atOnce: number, against: string, most: number): Goal => {
    const base = (Math.ceil(count / atOnce) + 1) * PROFILES.far.roundTrip
    const pairs = times.map((ours) => ({ ours, base }))
    const metric = `${count} changes sent, 400 ms`
    return { of: '18', metric, against, unit: 'ms', limit: most, pairs }
  }
  return [
    beside(AT_ONCE, `bound of ${AT_ONCE} at once`, limit),
    beside(CONNECTIONS, `bound of ${CONNECTIONS} at once`, limit),
    beside(1, 'one after another', 0.25),
  ]
}
