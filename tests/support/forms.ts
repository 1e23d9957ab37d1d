import type { Page } from 'playwright/test'

import { violationsOf } from './axe.ts'
import { type Phone, expect } from './test.ts'

export const button = ({ portal }: Phone, name: string) =>
  portal.page.getByRole('button', { name, exact: true })

/** A field by its label, which works for passwords, too: they have no role. */
export const field = ({ portal }: Phone, name: string) =>
  portal.page.getByLabel(name, { exact: true })

/** Checks the page with axe once all movement has ended. */
export async function expectClean({ portal: { page } }: Phone) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
  expect(await violationsOf(page)).toEqual([])
}

/** Passes the bot check of a form. */
export async function passCheck({ portal: { page } }: Phone) {
  await page.getByRole('checkbox', { name: 'No soy un robot' }).click()
  await expect(page.getByText('Listo: no sos un robot').first()).toBeVisible()
}

/** Pixels by which the page can scroll sideways; expected to be 0. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
