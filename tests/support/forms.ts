import type { Page } from 'playwright/test'

import { violationsOf } from './axe.ts'
import { type Phone, expect } from './test.ts'

export const button = ({ portal }: Phone, name: string) =>
  portal.page.getByRole('button', { name, exact: true })

/** By its label, which holds for passwords too: they have no role. */
export const field = ({ portal }: Phone, name: string) =>
  portal.page.getByLabel(name, { exact: true })

/** Nothing for axe to find, once nothing moves any more. */
export async function expectClean({ portal: { page } }: Phone) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
  expect(await violationsOf(page)).toEqual([])
}

/** The bot check of a form, up to its end. */
export async function passCheck({ portal: { page } }: Phone) {
  await page.getByRole('checkbox', { name: 'No soy un robot' }).click()
  await expect(page.getByText('Listo: no sos un robot').first()).toBeVisible()
}

/** By how much the page scrolls sideways: never. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
