import { expect, onTestFinished } from 'vitest'
import type { Locator } from 'vitest/browser'

/**
 * Presses it, once it can be pressed, where neither focus nor what lies above matters: a real press takes much longer, and so
 * does looking for it more than once.
 */
export async function tocar(locator: Locator): Promise<void> {
  const message = locator.selector
  await expect.poll(() => pulsar(locator.query()), { message }).toBe('tocada')
}

function pulsar(element: Element | null) {
  if (!(element instanceof HTMLElement)) return 'falta'
  // One whose work goes on hears no press.
  if (element.matches(':disabled') || element.ariaDisabled === 'true') return 'apagada'
  element.click()
  return 'tocada'
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
