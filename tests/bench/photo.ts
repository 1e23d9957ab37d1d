import { buildPage } from './baselines.ts'
import { newProfile, onPhone, removeProfile } from './browser.ts'
import { A_MINUTE, within } from './deadline.ts'
import type { Medida } from './foto/main.ts'
import { PROFILES } from './link.ts'
import { type Goal, goal } from './report.ts'
import { serve } from './serve.ts'
import type { World } from './world.ts'

/** A photo of an order, made ready to be sent: type, thumbnail and advice included. */
export async function photo(world: World, rounds: number): Promise<Goal[]> {
  const { port, stop } = await serve(await buildPage('foto'))
  const { origin } = await world.behind(port, PROFILES.open)
  const profile = await newProfile()
  try {
    const measured = await onPhone(profile, async (page) => {
      await page.goto(origin)
      const all: Medida[] = []
      for (let round = 0; round < rounds; round++) {
        const measuring = page.evaluate<Medida>(`medir(${round})`)
        all.push(await within(2 * A_MINUTE, 'A photo that is ready', measuring))
      }
      return all
    })
    const row = { of: '19', unit: 'ms' } as const
    return [
      goal(
        {
          ...row,
          metric: 'photo of 12 megapixels ready',
          against: 'the library alone',
          limit: 0.95,
          from: ({ ours, base }) => ({ ours, base }),
        },
        measured,
      ),
      goal(
        {
          ...row,
          metric: 'page blocked meanwhile, longest',
          against: '50 ms',
          limit: 1,
          from: ({ longest }) => ({ ours: longest, base: 50 }),
        },
        measured,
      ),
    ]
  } finally {
    stop()
    await removeProfile(profile)
  }
}
