import { expect, onTestFinished } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Presses it, once it can be pressed, where neither focus nor what lies above matters: a real press takes much longer. */
export async function tocar(locator: Locator): Promise<void> {
  await expect.element(locator).toBeEnabled()
  // One whose work goes on hears no press.
  await expect.element(locator).not.toHaveAttribute('aria-disabled', 'true')
  const element = locator.element()
  if (element instanceof HTMLElement) element.click()
}

/** Counts the touches from here on. */
export function contarToques(): () => number {
  let toques = 0
  const contar = () => (toques += 1)
  document.addEventListener('click', contar, true)
  onTestFinished(() => document.removeEventListener('click', contar, true))
  return () => toques
}

/** So many of them, no more and no fewer. */
export const cuantos = (what: Locator, n: number) =>
  expect.poll(() => what.elements().length).toBe(n)
