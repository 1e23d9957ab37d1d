import type { Page } from 'playwright'

import type { Sign, Visit } from './browser.ts'
import { type Link, PROFILES } from './link.ts'
import { forTheCounter, TEXTO } from './mostrador.ts'
import { putAway, withNotices } from './notices.ts'
import { startProduct } from './product.ts'
import { type Goal, goal } from './report.ts'
import { INICIO, RECETAS, signIn, signInAs, withPrescriptions } from './signIn.ts'
import { fillPhone } from './stored.ts'
import { CONTENT, type World, inTurns, installed, interleave, offlineSite } from './world.ts'

/** A start with much on the phone may last this much longer. */
const MORE = 150
const WAITING = 2000
const NOTICES = 300
/** Rows that a list draws at most: a page of it. */
const IN_SIGHT = 40

/** Everything that grows with the years does not slow a start, and no list draws more than a page. */
export async function growth(world: World, rounds: number): Promise<Goal[]> {
  return [
    ...(await stored(world, rounds)),
    ...(await waiting(world, rounds)),
    ...(await ofYears(world, rounds)),
  ]
}

/** Stored data that are not shown do not slow a start, neither of the card nor of home. */
async function stored(world: World, rounds: number): Promise<Goal[]> {
  const site = async (
    [path, sign, prepare]: readonly [string, Sign, typeof signIn],
    then: (page: Page) => Promise<void>,
  ) =>
    offlineSite(
      await world.behind(world.product, PROFILES.open),
      path,
      { ...sign, atRest: true },
      async (page, origin) => {
        await prepare(page, origin)
        await then(page)
      },
    )
  const card = ['/mostrador', TEXTO, forTheCounter] as const
  const home = ['/', INICIO, signIn] as const
  const sites = {
    fullCard: await site(card, fillPhone),
    card: await site(card, async () => undefined),
    fullHome: await site(home, fillPhone),
    home: await site(home, async () => undefined),
    screen: await offlineSite(
      await world.behind(await world.baseline('screen'), PROFILES.open),
      '/',
      { ...CONTENT, atRest: true },
      installed,
    ),
  }
  const visits = await inTurns(rounds, {
    fullCard: sites.fullCard.open,
    card: sites.card.open,
    fullHome: sites.fullHome.open,
    home: sites.home.open,
    screen: sites.screen.open,
  })
  await Promise.all(Object.values(sites).map(({ remove }) => remove()))
  const what = '20,000 copies, 40 PDFs:'
  const row = { of: 'growth', against: `UNFILLED + ${MORE}`, unit: 'ms', limit: 1 } as const
  return [
    goal(
      {
        ...row,
        metric: `${what} card seen`,
        from: ({ fullCard, card: plain }) => ({ ours: fullCard.seen, base: plain.seen + MORE }),
      },
      visits,
    ),
    goal(
      {
        ...row,
        metric: `${what} home taken over`,
        from: ({ fullHome, home: plain }) => ({ ours: fullHome.mark, base: plain.mark + MORE }),
      },
      visits,
    ),
    goal(
      {
        of: 'growth',
        metric: `${what} memory at home`,
        against: 'SCREEN',
        unit: 'KB',
        limit: 1.5,
        from: ({ fullHome, screen }) => ({ ours: fullHome.heap, base: screen.heap }),
      },
      visits,
    ),
  ]
}

/** A start with many waiting changes and many notices, beside a start with none: both without signal. */
async function waiting(world: World, rounds: number): Promise<Goal[]> {
  const product = await startProduct(withNotices(WAITING + NOTICES))
  const behind = () => world.behind(product.port, PROFILES.open)
  try {
    const full = await offlineSite(await behind(), '/', INICIO, async (page, origin) => {
      await signIn(page, origin)
      await putAway(page, origin, 0, WAITING)
    })
    const none = await offlineSite(
      await world.behind(world.product, PROFILES.open),
      '/',
      INICIO,
      signIn,
    )
    const visits = await interleave(rounds, full.open, none.open)
    await Promise.all([full.remove(), none.remove()])
    return [
      goal<{ ours: Visit; base: Visit }>(
        {
          of: 'growth',
          metric: `${WAITING} waiting changes, ${NOTICES} notices: home`,
          against: `NONE + ${MORE}`,
          unit: 'ms',
          limit: 1,
          from: ({ ours, base }) => ({ ours: ours.mark, base: base.mark + MORE }),
        },
        visits,
      ),
    ]
  } finally {
    await product.stop()
  }
}

/** The list of a person with thousands of prescriptions, beside the list of a person with a few. */
async function ofYears(world: World, rounds: number): Promise<Goal[]> {
  const site = async (link: Link, prepare: typeof signIn) =>
    offlineSite(link, '/consultar-recetas', { ...RECETAS, check: countRows }, prepare)
  const drawn: number[] = []
  async function countRows(page: Page): Promise<void> {
    drawn.push(await page.locator('main li').count())
  }
  const behind = () => world.behind(world.product, PROFILES.open)
  const many = await site(await behind(), (page, origin) =>
    withPrescriptions(page, origin, signInAs('recetas')),
  )
  const few = await site(await behind(), withPrescriptions)
  const visits = await interleave(rounds, many.open, few.open)
  await Promise.all([many.remove(), few.remove()])
  return [
    goal<{ ours: Visit; base: Visit }>(
      {
        of: 'growth',
        metric: '2,000 prescriptions: list taken over',
        against: `A FEW + ${MORE}`,
        unit: 'ms',
        limit: 1,
        from: ({ ours, base }) => ({ ours: ours.mark, base: base.mark + MORE }),
      },
      visits,
    ),
    {
      of: 'growth',
      metric: '2,000 prescriptions: rows drawn',
      against: 'in sight',
      unit: 'none',
      limit: 1,
      pairs: [{ ours: Math.max(...drawn), base: IN_SIGHT }],
    },
  ]
}
