import type { Page } from 'playwright'

import { CLAVE_APLICACION } from '#local/names.ts'

import { hasComposed } from '../support/contador.ts'
import { newProfile, onPhone, removeProfile } from './browser.ts'
import { type Link, PROFILES, type Profile } from './link.ts'
import type { Goal } from './report.ts'
import { enter } from './signIn.ts'

/** A first visit, up to where this phone needs no signal any more: `ms` from its first byte, `bytes` that came by then. */
type Reached = { ms: number; bytes: number }

/** The counter with its code, and then all of the portal that is needed without signal. */
async function firstVisit(link: Link): Promise<{ counter: Reached; whole: Reached }> {
  const profile = await newProfile()
  try {
    return await onPhone(profile, async (page) => {
      const begun = performance.now()
      const reached = (): Reached => ({ ms: performance.now() - begun, bytes: link.downloaded() })
      await enter(page, link.origin)
      await until(page, isCounterReady)
      const counter = reached()
      await page.waitForFunction((key) => localStorage.getItem(key) !== null, CLAVE_APLICACION)
      return { counter, whole: reached() }
    })
  } finally {
    await removeProfile(profile)
  }
}

const OFTEN = 100

async function until(page: Page, is: (page: Page) => Promise<boolean>): Promise<void> {
  while (!(await is(page))) await page.waitForTimeout(OFTEN)
}

const isCounterReady = async (page: Page) =>
  (await page.evaluate(() => navigator.serviceWorker.controller !== null)) &&
  page.evaluate(hasComposed)

/** Against the link alone: what it needs for the bytes that came. */
export async function offlineReady(
  behind: (profile: Profile) => Promise<Link>,
  rounds: number,
): Promise<Goal[]> {
  const goals: Goal[] = []
  for (const name of ['slow4g', 'rural'] as const) {
    const profile = PROFILES[name]
    const pairs: Record<'counter' | 'whole', Goal['pairs']> = { counter: [], whole: [] }
    for (let round = 0; round < rounds; round++) {
      const visit = await firstVisit(await behind(profile))
      for (const what of ['counter', 'whole'] as const) {
        const { ms, bytes } = visit[what]
        pairs[what].push({ ours: ms, base: (bytes * 8) / profile.down })
      }
      console.log(name, JSON.stringify(visit))
    }
    const row = (metric: string, which: Goal['pairs']): Goal => ({
      metric: `first visit ${name}, ${metric}`,
      against: 'the link alone',
      unit: 'ms',
      limit: 1.5,
      pairs: which,
    })
    goals.push(row('counter without signal', pairs.counter), row('all without signal', pairs.whole))
  }
  return goals
}
