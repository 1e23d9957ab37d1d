import type { Page } from 'playwright'

import { AT_ONCE } from '#sync/lanes.ts'

import { copyOf, newProfile, onPhone, removeProfile, visit } from './browser.ts'
import { A_MINUTE, within } from './deadline.ts'
import { type Link, PROFILES } from './link.ts'
import { allArrived, putAway, withNotices } from './notices.ts'
import { startProduct } from './product.ts'
import { type Goal, median } from './report.ts'
import { INICIO, signIn } from './signIn.ts'
import { type World, installed, interleave, offlineSite } from './suites.ts'

const { atRest: _atRest, ...AT_HOME } = INICIO
const PRESSES = 5
const A_WHILE = 1500
const WAITING = 2000
/** The number of rows in the list of the two libraries. */
const ROWS = 100

/** Cost of a change: until it is visible, until all have arrived, and while they wait. */
export async function changes(world: World, rounds: number): Promise<Goal[]> {
  return [await seen(world, rounds), ...(await sent(world, rounds))]
}

async function seen(world: World, rounds: number): Promise<Goal> {
  const product = await startProduct(withNotices(ROWS))
  try {
    return await painted(world, await world.behind(product.port, PROFILES.open), rounds)
  } finally {
    await product.stop()
  }
}

async function sent(world: World, rounds: number): Promise<Goal[]> {
  const few = 50 * rounds
  const many = 500
  const product = await startProduct(withNotices(few + many + WAITING))
  const behind = () => world.behind(product.port, PROFILES.open)
  try {
    return [
      await waiting(await behind(), few + many, rounds, behind),
      ...(await drained(await behind(), { count: 50, from: 0, limit: 1.25, rounds })),
      // Measured once: it takes a minute, and chance averages out over so many changes.
      ...(await drained(await behind(), { count: many, from: few, limit: 1.4, rounds: 1 })),
    ]
  } finally {
    await product.stop()
  }
}

/**
 * Time from the press to the first frame without the row, compared with a list of a hundred rows made with two
 * libraries.
 */
async function painted(world: World, link: Link, rounds: number): Promise<Goal> {
  const ours = await madeProfile(link)
  await link.cut()
  const list = await world.behind(await world.baseline('lista'), PROFILES.open)
  const base = await newProfile()
  await onPhone(base, (page) => installed(page, list.origin))
  const onCopy = async (made: string, measuring: (page: Page) => Promise<number>) => {
    const profile = await copyOf(made)
    try {
      return await onPhone(profile, measuring)
    } finally {
      await removeProfile(profile)
    }
  }
  const bell = () =>
    onCopy(ours, async (page) => {
      await page.goto(link.origin)
      await page.locator('.fui-FluentProvider .globo').first().waitFor()
      return presses(page, '#notificaciones li button', '.globo', () =>
        page.locator('.timbre').click(),
      )
    })
  const plain = () =>
    onCopy(base, async (page) => {
      await page.goto(list.origin)
      await page.locator('li').first().waitFor()
      return presses(page, 'li button', 'output')
    })
  const pairs = await interleave(rounds, bell, plain)
  await Promise.all([ours, base].map(removeProfile))
  return { metric: 'dismissal painted', against: 'DEXIE', unit: 'ms', limit: 2, pairs }
}

/**
 * Median of several presses, each on its own row, until the number is one less and its frame is
 * drawn.
 */
async function presses(
  page: Page,
  row: string,
  number: string,
  open: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const times: number[] = []
  for (let press = 0; press < PRESSES; press++) {
    await page.waitForTimeout(A_WHILE)
    await open()
    await page.locator(row).first().waitFor()
    const frame = page.evaluate(pressed(row, number))
    times.push(Number(await within(A_MINUTE, 'A frame without the row that was pressed', frame)))
  }
  return median(times)
}

const pressed = (row: string, number: string) => `new Promise((resolve) => {
  const says = () => document.querySelector('${number}')?.textContent
  const before = says()
  const changes = new MutationObserver(() => {
    if (says() === before) return
    changes.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - begun)
      port2.postMessage(0)
    })
  })
  changes.observe(document, { subtree: true, childList: true, characterData: true })
  const begun = performance.now()
  document.querySelector('${row}').click()
})`

/** A start with many waiting changes, beside a start with none: both without signal. */
async function waiting(
  link: Link,
  from: number,
  rounds: number,
  behind: () => Promise<Link>,
): Promise<Goal> {
  const full = await offlineSite(link, '/', INICIO, async (page, origin) => {
    await signIn(page, origin)
    await putAway(page, origin, from, WAITING)
  })
  const none = await offlineSite(await behind(), '/', INICIO, signIn)
  const visits = await interleave(rounds, full.open, none.open)
  await Promise.all([full.remove(), none.remove()])
  return {
    metric: '2,000 changes wait: home',
    against: 'NONE + 150',
    unit: 'ms',
    limit: 1,
    pairs: visits.map(({ ours, base }) => ({ ours: ours.mark, base: base.mark + 150 })),
  }
}

type Drained = { count: number; from: number; limit: number; rounds: number }

/** The number of connections that a browser opens to a host over HTTP/1.1. */
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
      await page.waitForTimeout(2 * A_WHILE)
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
  return [AT_ONCE, CONNECTIONS].map((atOnce): Goal => {
    const base = (Math.ceil(count / atOnce) + 1) * PROFILES.far.roundTrip
    const pairs = times.map((ours) => ({ ours, base }))
    return {
      metric: `${count} changes sent, 400 ms`,
      against: `BOUND/${atOnce}`,
      unit: 'ms',
      limit,
      pairs,
    }
  })
}

async function madeProfile(link: Link): Promise<string> {
  const made = await newProfile()
  await onPhone(made, async (page) => {
    await signIn(page, link.origin)
    // The notifications come after the counter.
    await page.locator('.fui-FluentProvider .globo').first().waitFor()
  })
  return made
}
