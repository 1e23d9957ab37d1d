import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Presses it, once it can be pressed, where neither focus nor what lies above matters: a real press takes much longer. */
export async function tocar(locator: Locator): Promise<void> {
  await expect.element(locator).toBeEnabled()
  // One whose work goes on hears no press.
  await expect.element(locator).not.toHaveAttribute('aria-disabled', 'true')
  const element = locator.element()
  if (element instanceof HTMLElement) element.click()
}

/** So many of them, no more and no fewer. */
export const cuantos = (what: Locator, n: number) =>
  expect.poll(() => what.elements().length).toBe(n)
