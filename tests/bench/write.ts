import type { Page } from 'playwright'

import { copyOf, newProfile, onPhone, removeProfile } from './browser.ts'
import { A_MINUTE, within } from './deadline.ts'
import { type Link, PROFILES } from './link.ts'
import { local } from './local.ts'
import { madeProfile } from './madeProfile.ts'
import { withNotices } from './notices.ts'
import { startProduct } from './product.ts'
import { type Goal, median } from './report.ts'
import { type World, installed, interleave } from './world.ts'

const PRESSES = 5
const A_WHILE = 1500
/** As many rows as the list of the two libraries has. */
const ROWS = 100

/** Time until a change is visible, and the parts of it that are the database's. */
export async function write(world: World, rounds: number): Promise<Goal[]> {
  return [...(await seen(world, rounds)), ...(await local(world, rounds))]
}

async function seen(world: World, rounds: number): Promise<Goal[]> {
  const product = await startProduct(withNotices(ROWS))
  try {
    return await painted(world, await world.behind(product.port, PROFILES.open), rounds)
  } finally {
    await product.stop()
  }
}

/**
 * Time from the press to the first frame without the row, compared with a list of a hundred rows made with two
 * libraries.
 */
async function painted(world: World, link: Link, rounds: number): Promise<Goal[]> {
  const ours = await madeProfile(link)
  await link.cut()
  const list = await world.behind(await world.baseline('lista'), PROFILES.open)
  const base = await newProfile()
  await onPhone(base, (page) => installed(page, list.origin))
  const bell = () =>
    onCopy(ours, async (page) => {
      await page.goto(link.origin)
      return dismissals(page)
    })
  const plain = () =>
    onCopy(base, async (page) => {
      await page.goto(list.origin)
      await page.locator('li').first().waitFor()
      return presses(page, 'li button', 'output')
    })
  const pairs = await interleave(rounds, bell, plain)
  await Promise.all([ours, base].map(removeProfile))
  const row = { of: '14', metric: 'dismissal painted', unit: 'ms' } as const
  return [
    { ...row, against: 'DEXIE', limit: 2, pairs },
    { ...row, against: '100 ms', limit: 1, pairs: pairs.map((pair) => ({ ...pair, base: 100 })) },
  ]
}

export async function onCopy<T>(made: string, measuring: (page: Page) => Promise<T>): Promise<T> {
  const profile = await copyOf(made)
  try {
    return await onPhone(profile, measuring)
  } finally {
    await removeProfile(profile)
  }
}

/** Median time of several dismissals, on home. */
export async function dismissals(page: Page): Promise<number> {
  await page.locator('.fui-FluentProvider .globo').first().waitFor()
  return presses(page, '#notificaciones li button', '.globo', () => page.locator('.timbre').click())
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
