import { setTimeout as wait } from 'node:timers/promises'

import type { Baseline } from './baselines.ts'
import { A_MINUTE, until } from './deadline.ts'
import { type Link, PROFILES } from './link.ts'
import { CODIGO, TEXTO, forTheCounter } from './mostrador.ts'
import type { Goal } from './report.ts'
import {
  CONTENT,
  EMPTY,
  type Site,
  type World,
  inTurns,
  installed,
  offlineSite,
  visitedSite,
} from './world.ts'

const PATH = '/mostrador'
const CODE = /^\/assets\//
/** Longer than a link needs from one download to the next. */
const A_WHILE = 3000

/** The card at a counter: its text and its code, from a closed phone. */
export async function counter(world: World, rounds: number, isQuick: boolean): Promise<Goal[]> {
  const product = () => world.behind(world.product, PROFILES.open)
  const base = async (name: Baseline) => world.behind(await world.baseline(name), PROFILES.open)
  const sites = {
    text: await offlineSite(await product(), PATH, TEXTO, forTheCounter),
    code: await offlineSite(await product(), PATH, CODIGO, forTheCounter),
    empty: await offlineSite(await base('empty'), '/', EMPTY, installed),
    react: await offlineSite(await base('react'), '/', CONTENT, installed),
    screen: await offlineSite(await base('screen'), '/', CONTENT, installed),
  }
  // A text counts when it is painted, a code when it is drawn.
  const painted = async (site: Site) => {
    const { mark, firstPaint } = await site.open()
    return Math.max(mark, firstPaint)
  }
  const drawn = async (site: Site) => (await site.open()).mark
  const starts = await inTurns(rounds, {
    text: () => painted(sites.text),
    empty: () => drawn(sites.empty),
    code: () => drawn(sites.code),
    react: () => drawn(sites.react),
    screen: () => drawn(sites.screen),
  })
  await Promise.all(Object.values(sites).map((site) => site.remove()))
  const row = (
    of: string,
    metric: string,
    [name, limit]: ['empty' | 'react' | 'screen', number],
    which: 'text' | 'code',
  ): Goal => ({
    of,
    metric,
    against: name.toUpperCase(),
    unit: 'ms',
    limit,
    pairs: starts.map((start) => ({ ours: start[which], base: start[name] })),
  })
  const [text, code] = ['offline start, credential text', 'offline start, fresh QR decodes']
  return [
    row('9', text, ['empty', 1.3], 'text'),
    // Compared with the steadier baseline: an empty page takes so little time that chance would change the ratio.
    row('9', text, ['screen', 0.5], 'text'),
    row('10', code, ['empty', 1.6], 'code'),
    row('10', code, ['react', 1], 'code'),
    row('10', code, ['screen', 0.6], 'code'),
    ...(isQuick ? [] : await secondVisit(world, rounds)),
  ]
}

async function secondVisit(world: World, rounds: number): Promise<Goal[]> {
  const link = await world.behind(world.product, PROFILES.slow4g)
  // All files are on the phone: a second visit that continues the downloads of the first is measured by 'offline-ready'.
  const again = await visitedSite(link, PATH, TEXTO, async (page, origin) => {
    await forTheCounter(page, origin)
    await until(3 * A_MINUTE, 'The end of the downloads', () => isQuiet(link))
  })
  const empty = await visitedSite(
    await world.behind(await world.baseline('empty'), PROFILES.slow4g),
    '/',
    EMPTY,
    installed,
  )
  const visits = await inTurns(rounds, {
    ours: async () => {
      const before = link.asked().length
      const { mark, firstPaint } = await again.open()
      const code = link
        .asked()
        .slice(before)
        .filter((path) => CODE.test(path))
      return { ms: Math.max(mark, firstPaint), files: code.length }
    },
    base: async () => ({ ms: (await empty.open()).mark, files: 0 }),
  })
  await Promise.all([again.remove(), empty.remove()])
  return [
    {
      of: '8',
      metric: 'second visit, credential text',
      against: 'EMPTY',
      unit: 'ms',
      limit: 1.4,
      pairs: visits.map(({ ours, base }) => ({ ours: ours.ms, base: base.ms })),
    },
    {
      of: '8',
      metric: 'second visit, files of code over the link',
      against: 'one file',
      unit: 'none',
      limit: 0,
      pairs: visits.map(({ ours }) => ({ ours: ours.files, base: 1 })),
    },
  ]
}

async function isQuiet(link: Link): Promise<boolean> {
  const before = link.asked().length
  await wait(A_WHILE)
  return link.asked().length === before
}
