import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Waits until the elements have exactly these texts in this order. */
export const expectTextos = (de: Locator, textos: readonly string[]) =>
  expect.poll(() => de.elements().map(({ textContent }) => textContent)).toEqual(textos)
