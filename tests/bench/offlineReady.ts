import type { Page } from 'playwright'

import { hasComposed } from '../support/contador.ts'
import { newProfile, onPhone, removeProfile } from './browser.ts'
import { A_MINUTE, until } from './deadline.ts'
import { type Link, PROFILES, type Profile } from './link.ts'
import { EXCALIDRAW } from './recorded.ts'
import type { Goal } from './report.ts'
import { INICIO, askIn, isWhole } from './signIn.ts'

/**
 * A first visit, until this phone needs no signal any more: `ms` from its first byte, `bytes` that
 * came by then.
 */
type Reached = { ms: number; bytes: number }

/** The counter with its code, and then all of the portal that is needed without signal. */
async function firstVisit(
  link: Link,
): Promise<{ counter: Reached; whole: Reached; family: Reached }> {
  const profile = await newProfile()
  try {
    return await onPhone(profile, async (page) => {
      let begun = performance.now()
      const reached = (): Reached => ({ ms: performance.now() - begun, bytes: link.downloaded() })
      await askIn(page, link.origin)
      const sent = reached()
      await page
        .locator(INICIO.taken)
        .first()
        .waitFor({ timeout: 2 * A_MINUTE * 1000 })
      const home = reached()
      const family = { ms: home.ms - sent.ms, bytes: home.bytes - sent.bytes }
      // The link's first two turns do not count: the time starts at the first byte.
      begun += await page.evaluate(firstByte)
      await until(3 * A_MINUTE, 'The counter of this phone', () => isCounterReady(page))
      const counter = reached()
      await isWhole(page)
      return { counter, whole: reached(), family }
    })
  } finally {
    await removeProfile(profile)
  }
}

/** Runs in the page: ms from the start of its visit. */
const firstByte = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart

/** Asks for the names of databases first: opening a missing one would create it. */
const isCounterReady = async (page: Page) =>
  (await page.evaluate(isControlled)) && page.evaluate(hasComposed)

const isControlled = async () =>
  navigator.serviceWorker.controller !== null &&
  (await indexedDB.databases()).some(({ name }) => name === 'portal')

/** Compared with the link alone: the time that the received bytes need. */
export async function offlineReady(
  behind: (profile: Profile) => Promise<Link>,
  rounds: number,
): Promise<Goal[]> {
  const goals: Goal[] = []
  for (const name of ['slow4g', 'rural'] as const) {
    const profile = PROFILES[name]
    const pairs: Record<'counter' | 'whole' | 'family', Goal['pairs']> = {
      counter: [],
      whole: [],
      family: [],
    }
    const needed: Goal['pairs'] = []
    for (let round = 0; round < rounds; round++) {
      const visit = await firstVisit(await behind(profile))
      for (const what of ['counter', 'whole', 'family'] as const) {
        const { ms, bytes } = visit[what]
        pairs[what].push({ ours: ms, base: (bytes * 8) / profile.down })
      }
      needed.push({ ours: visit.counter.bytes, base: EXCALIDRAW.stored })
      console.log(name, JSON.stringify(visit))
    }
    const row = (metric: string, which: Goal['pairs']): Goal => ({
      of: 'ready',
      metric: `first visit ${name}, ${metric}`,
      against: 'the link alone',
      unit: 'ms',
      limit: 1.5,
      pairs: which,
    })
    goals.push(
      row('sign-in to the family', pairs.family),
      row('counter without signal', pairs.counter),
      row('all without signal', pairs.whole),
      {
        of: '2',
        metric: `first visit ${name}, bytes until the counter works without signal`,
        against: 'excalidraw, recorded',
        unit: 'KB',
        limit: 0.2,
        pairs: needed,
      },
    )
  }
  return goals
}
