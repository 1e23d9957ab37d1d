import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Until these are there and no other, with these words, in this order. */
export const expectTextos = (de: Locator, textos: readonly string[]) =>
  expect.poll(() => de.elements().map(({ textContent }) => textContent)).toEqual(textos)
