import type { Page } from 'playwright'

import { people } from '../support/people.ts'
import { signIn as openSession } from '../support/server.ts'
import { type Baseline, buildBaseline } from './baselines.ts'
import { besideSignIns } from './besideSignIns.ts'
import {
  type Sign,
  type Visit,
  copyOf,
  newProfile,
  onPhone,
  removeProfile,
  visit,
} from './browser.ts'
import { type Link, PROFILES, type Profile, linkTo } from './link.ts'
import { CODIGO, TEXTO, forTheCounter } from './mostrador.ts'
import { startProduct } from './product.ts'
import { type Goal, median } from './report.ts'
import { serve } from './serve.ts'
import { GRUPO, INGRESO, INICIO, RECETAS, signIn, withPrescriptions } from './signIn.ts'
import { fillPhone } from './stored.ts'

const CONTENT: Sign = { mark: 'content', selector: '#root *' }
const EMPTY = { mark: 'first-contentful-paint', selector: 'h1' }

/** All measured pages, each behind its own link so that it is a site of its own. */
export async function openWorld() {
  const product = await startProduct()
  const stops: (() => unknown)[] = [product.stop]
  const baseline = async (name: Baseline) => {
    const { port, stop } = await serve(await buildBaseline(name))
    stops.push(stop)
    return port
  }
  const behind = async (port: number, profile: Profile) => {
    const link = await linkTo(port, profile)
    stops.push(() => link.cut())
    return link
  }
  return {
    product: product.port,
    baseline,
    behind,
    close: async () => {
      for (const stop of stops.toReversed()) await stop()
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** Bytes do not vary: one visit each. */
export async function size(world: World): Promise<Goal[]> {
  const ours = await world.behind(world.product, PROFILES.open)
  const fluent = await world.behind(await world.baseline('fluent'), PROFILES.open)
  const pair = {
    ours: (await firstVisit(ours, '/signin', INGRESO)).scriptBytes,
    base: (await firstVisit(fluent, '/', CONTENT)).scriptBytes,
  }
  return [
    {
      metric: 'first visit, JavaScript until the form',
      against: 'FLUENT',
      unit: 'KB',
      limit: 1.3,
      pairs: [pair],
    },
  ]
}

async function firstVisit(link: Link, path: string, sign: Sign) {
  const profile = await newProfile()
  try {
    return await onPhone(profile, (page) => visit(page, link.origin + path, sign))
  } finally {
    await removeProfile(profile)
  }
}

/**
 * A site whose profile was made once online; each measurement starts a copy with no server
 * listening.
 */
export const offlineSite = (link: Link, path: string, sign: Sign, prepare: typeof signIn) =>
  visitedSite(link, path, sign, prepare, () => link.cut())

/** The measurement with the server still answering: a second visit. */
async function visitedSite(
  link: Link,
  path: string,
  sign: Sign,
  prepare: typeof signIn,
  then: () => unknown = () => undefined,
) {
  const made = await newProfile()
  await onPhone(made, (page) => prepare(page, link.origin))
  await then()
  const open = async () => {
    const profile = await copyOf(made)
    try {
      return await onPhone(profile, (page) => visit(page, link.origin + path, sign))
    } finally {
      await removeProfile(profile)
    }
  }
  // The first start after the installation still writes compiled code: it does not count, and is
  // kept.
  await onPhone(made, (page) => visit(page, link.origin + path, sign))
  return { open, remove: () => removeProfile(made) }
}

export const installed = async (page: Parameters<typeof signIn>[0], origin: string) => {
  await page.goto(origin)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

export async function start(world: World, rounds: number): Promise<Goal[]> {
  const ours = await world.behind(world.product, PROFILES.slow4g)
  const empty = await world.behind(await world.baseline('empty'), PROFILES.slow4g)
  const product = () => world.behind(world.product, PROFILES.open)
  const group = await offlineSite(await product(), '/grupo-familiar', GRUPO, signIn)
  const home = await offlineSite(await product(), '/', INICIO, signIn)
  const list = await offlineSite(await product(), '/consultar-recetas', RECETAS, withPrescriptions)
  const screen = await offlineSite(
    await world.behind(await world.baseline('screen'), PROFILES.open),
    '/',
    { ...CONTENT, atRest: true },
    installed,
  )
  const paint = await interleave(
    rounds,
    async () => (await firstVisit(ours, '/', INGRESO)).firstPaint,
    async () => (await firstVisit(empty, '/', EMPTY)).firstPaint,
  )
  const homes = await interleave(rounds, home.open, screen.open)
  const groups = await interleave(rounds, group.open, screen.open)
  const lists = await interleave(rounds, list.open, screen.open)
  await Promise.all([group, home, list, screen].map((site) => site.remove()))
  return [
    {
      metric: 'first visit slow4g, first paint',
      against: 'EMPTY',
      unit: 'ms',
      limit: 1.2,
      pairs: paint,
    },
    ...besideAScreen('home', homes),
    ...besideAScreen('family group', groups),
    ...besideAScreen('prescriptions list', lists),
  ]
}

/** A screen with its data from a closed phone, beside a screen of that weight without data. */
function besideAScreen(name: string, visits: { ours: Visit; base: Visit }[]): Goal[] {
  const row = (
    metric: string,
    unit: Goal['unit'],
    limit: number,
    [of, against = of]: [keyof Visit, (keyof Visit)?],
  ): Goal => ({
    metric: `offline start, ${name}${metric}`,
    against: 'SCREEN',
    unit,
    limit,
    pairs: visits.map(({ ours, base }) => ({ ours: ours[of], base: base[against] })),
  })
  return [
    row(' seen', 'ms', 1, ['seen', 'mark']),
    row('', 'ms', 1.25, ['mark']),
    row(', memory', 'KB', 1.5, ['heap']),
    {
      ...row(' moves', 'shift', 1, ['moved']),
      against: 'a hundredth',
      pairs: visits.map(({ ours }) => ({ ours: ours.moved, base: 0.01 })),
    },
  ]
}

/** The card at a counter: its text and its code, from a closed phone. */
export async function counter(world: World, rounds: number): Promise<Goal[]> {
  const product = () => world.behind(world.product, PROFILES.open)
  const base = async (name: Baseline) => world.behind(await world.baseline(name), PROFILES.open)
  const path = '/mostrador'
  const text = await offlineSite(await product(), path, TEXTO, forTheCounter)
  const code = await offlineSite(await product(), path, CODIGO, forTheCounter)
  const again = await visitedSite(
    await world.behind(world.product, PROFILES.slow4g),
    path,
    TEXTO,
    forTheCounter,
  )
  const empty = await offlineSite(await base('empty'), '/', EMPTY, installed)
  const react = await offlineSite(await base('react'), '/', CONTENT, installed)
  const screen = await offlineSite(await base('screen'), '/', CONTENT, installed)
  const emptyAgain = await visitedSite(
    await world.behind(await world.baseline('empty'), PROFILES.slow4g),
    '/',
    EMPTY,
    installed,
  )
  // A text counts when it is painted, a code when it is drawn.
  const painted = async (site: typeof text) => {
    const { mark, firstPaint } = await site.open()
    return Math.max(mark, firstPaint)
  }
  const drawn = async (site: typeof text) => (await site.open()).mark
  const row = (metric: string, against: string, limit: number, pairs: Goal['pairs']): Goal => ({
    metric,
    against,
    unit: 'ms',
    limit,
    pairs,
  })
  const against = (site: typeof text, other: typeof text, how = drawn) =>
    interleave(
      rounds,
      () => how(site),
      () => drawn(other),
    )
  const goals = [
    row('offline start, credential text', 'EMPTY', 1.3, await against(text, empty, painted)),
    // Compared with the steadier baseline: an empty page takes so little time that chance would change the ratio.
    row('offline start, credential text', 'SCREEN', 0.5, await against(text, screen, painted)),
    row('offline start, fresh QR decodes', 'EMPTY', 1.6, await against(code, empty)),
    row('offline start, fresh QR decodes', 'REACT', 1, await against(code, react)),
    row('offline start, fresh QR decodes', 'SCREEN', 0.6, await against(code, screen)),
    row('second visit, credential text', 'EMPTY', 1.4, await against(again, emptyAgain, painted)),
  ]
  await Promise.all(
    [text, code, again, empty, react, screen, emptyAgain].map((site) => site.remove()),
  )
  return goals
}

/** Stored data that are not shown do not slow a start, neither of the card nor of home. */
export async function stored(world: World, rounds: number): Promise<Goal[]> {
  const starts = async (path: string, sign: Sign, prepare: typeof signIn) => {
    const site = async (then: (page: Page) => Promise<void>) =>
      offlineSite(
        await world.behind(world.product, PROFILES.open),
        path,
        { ...sign, atRest: true },
        async (page, origin) => {
          await prepare(page, origin)
          await then(page)
        },
      )
    const filled = await site(fillPhone)
    const unfilled = await site(async () => undefined)
    const visits = await interleave(rounds, filled.open, unfilled.open)
    await Promise.all([filled.remove(), unfilled.remove()])
    return visits
  }
  const card = await starts('/mostrador', TEXTO, forTheCounter)
  const home = await starts('/', INICIO, signIn)
  const row = (
    metric: string,
    unit: Goal['unit'],
    limit: number,
    visits: typeof card,
    of: keyof Visit,
  ): Goal => ({
    metric,
    against: 'UNFILLED',
    unit,
    limit,
    pairs: visits.map(({ ours, base }) => ({ ours: ours[of], base: base[of] })),
  })
  return [
    row('2,000 rows, 40 PDFs: card seen', 'ms', 1.05, card, 'seen'),
    row('2,000 rows, 40 PDFs: home seen', 'ms', 1.05, home, 'seen'),
    row('2,000 rows, 40 PDFs: home', 'ms', 1.05, home, 'mark'),
    row('2,000 rows, 40 PDFs: memory', 'KB', 1.2, home, 'heap'),
  ]
}

/** The provider under a flood: signed-in people do not notice it. */
export async function flood({ product }: World, rounds: number): Promise<Goal[]> {
  const url = `http://127.0.0.1:${product}`
  const { cuil, password } = people.norma
  const { token } = await openSession(url, { usuario: cuil, password })
  const pairs: Goal['pairs'] = []
  for (let round = 0; round < rounds; round++) {
    const { quiet, busy, judged } = await besideSignIns(url, token)
    if (judged !== 40) throw new Error(`${judged} of 40 sign-ins were judged: that is no flood.`)
    pairs.push({ ours: median(busy), base: median(quiet) })
  }
  const metric = 'signed-in call beside 40 sign-ins'
  return [{ metric, against: 'QUIET', unit: 'ms', limit: 2, pairs }]
}

/**
 * Each page once a round, in changing order: a ratio compares measurements that are near in time.
 */
export async function interleave<T>(
  rounds: number,
  ours: () => Promise<T>,
  base: () => Promise<T>,
) {
  const pairs: { ours: T; base: T }[] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const first = await ours()
      pairs.push({ ours: first, base: await base() })
    } else {
      const first = await base()
      pairs.push({ ours: await ours(), base: first })
    }
  }
  return pairs
}
