import type { Page } from 'playwright'

import { newProfile, onPhone, removeProfile } from './browser.ts'
import { A_MINUTE, within } from './deadline.ts'
import { type Link, PROFILES } from './link.ts'
import type { Goal } from './report.ts'
import { INGRESO } from './signIn.ts'
import type { World } from './world.ts'

/** Time in ms from the press on 'Crear mi cuenta' to the form, as soon as the sign-in is usable on a first visit. */
export async function newAccount(world: World, rounds: number): Promise<Goal[]> {
  const goals: Goal[] = []
  for (const name of ['slow4g', 'rural'] as const) {
    const link = await world.behind(world.product, PROFILES[name])
    const pairs: Goal['pairs'] = []
    for (let round = 0; round < rounds; round++) pairs.push({ ours: await press(link), base: 1000 })
    const metric = `first visit ${name}, press to a new account’s form`
    goals.push({ of: 'press', metric, against: '1000 ms', unit: 'ms', limit: 1, pairs })
  }
  return goals
}

async function press(link: Link): Promise<number> {
  const profile = await newProfile()
  try {
    return await onPhone(profile, async (page: Page) => {
      await page.goto(`${link.origin}/signin`, { waitUntil: 'commit' })
      const usable = page.waitForFunction(
        (mark) => performance.getEntriesByName(mark).length > 0,
        INGRESO.mark,
        { timeout: 0 },
      )
      await within(A_MINUTE, 'The form to sign in with', usable)
      return await within(A_MINUTE, 'The form of a new account', page.evaluate(pressAndWait))
    })
  } finally {
    await removeProfile(profile)
  }
}

/** Runs in the page: resolves with the frame after the form's first field. */
function pressAndWait(): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now()
    const changes = new MutationObserver(() => {
      if (location.pathname !== '/crear-cuenta' || !document.querySelector('main form input'))
        return
      changes.disconnect()
      requestAnimationFrame(() => resolve(performance.now() - begun))
    })
    changes.observe(document, { childList: true, subtree: true })
    document.querySelector<HTMLElement>('a[href="/crear-cuenta"]')?.click()
  })
}
