import { buildPage } from './baselines.ts'
import { newProfile, onPhone, removeProfile } from './browser.ts'
import { A_MINUTE, within } from './deadline.ts'
import { PROFILES } from './link.ts'
import type { Ms } from './local/main.ts'
import { type Goal, goal } from './report.ts'
import { serve } from './serve.ts'
import type { World } from './world.ts'

/** The product's own reads and writes, beside the browser's database without any library. */
export async function local(world: World, rounds: number): Promise<Goal[]> {
  const slow: Ms[] = []
  const quick: Ms[] = []
  const { port, stop } = await serve(await buildPage('local'))
  const link = await world.behind(port, PROFILES.open)
  const measure = async (slower: number) => {
    const profile = await newProfile()
    try {
      return await onPhone(
        profile,
        async (page) => {
          await page.goto(link.origin)
          const measuring = page.evaluate<Ms>('medir()')
          return within(A_MINUTE, 'The reads and writes of a phone', measuring)
        },
        { slower },
      )
    } finally {
      await removeProfile(profile)
    }
  }
  try {
    for (let round = 0; round < rounds; round++) {
      slow.push(await measure(4))
      quick.push(await measure(1))
    }
  } finally {
    stop()
  }
  const row = { against: 'RAW', unit: 'ms' } as const
  return [
    goal(
      {
        ...row,
        of: '15',
        metric: '500 prescriptions stored by a pull',
        limit: 1.3,
        from: ({ pull, rawRows }) => ({ ours: pull, base: rawRows }),
      },
      slow,
    ),
    goal(
      {
        ...row,
        of: '16',
        metric: 'list of 100 prescriptions read',
        limit: 1.5,
        from: ({ read, rawRead }) => ({ ours: read, base: rawRead }),
      },
      slow,
    ),
    goal(
      {
        ...row,
        of: '17',
        metric: 'change kept, surviving a flat battery',
        limit: 6,
        from: ({ kept, rawAdd }) => ({ ours: kept, base: rawAdd }),
      },
      quick,
    ),
    goal(
      {
        ...row,
        of: '17',
        metric: 'change kept, surviving a flat battery',
        against: '10 ms',
        limit: 1,
        from: ({ kept }) => ({ ours: kept, base: 10 }),
      },
      quick,
    ),
  ]
}
