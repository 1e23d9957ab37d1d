import { expect, onTestFinished } from 'vitest'
import type { Locator } from 'vitest/browser'

/**
 * Presses the element once it is enabled. For tests in which focus and covering do not matter: a
 * real press takes much longer, and so does finding the element twice.
 */
export async function tocar(locator: Locator): Promise<void> {
  const message = locator.selector
  await expect.poll(() => pulsar(locator.query()), { message }).toBe('tocada')
}

function pulsar(element: Element | null) {
  if (!(element instanceof HTMLElement)) return 'falta'
  // A busy button ignores the press.
  if (element.matches(':disabled') || element.ariaDisabled === 'true') return 'apagada'
  element.click()
  return 'tocada'
}

/** Counts the touches from now on. */
export function contarToques(): () => number {
  let toques = 0
  const contar = () => (toques += 1)
  document.addEventListener('click', contar, true)
  onTestFinished(() => document.removeEventListener('click', contar, true))
  return () => toques
}

/** Waits until there are exactly this many. */
export const cuantos = (what: Locator, n: number) =>
  expect.poll(() => what.elements().length).toBe(n)
