import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

import { quieto } from './quieto.ts'

/** A finger that falls on its left end, its middle or its right end meets it. */
function nadaEncima(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [0.05, 0.5, 0.95].every((part) =>
    element.contains(document.elementFromPoint(left + width * part, top + height / 2)),
  )
}

/**
 * While a notice is there, what can be pressed lies under nothing, once nothing moves. The notice's place is known when its
 * module is here; what is free because it left does not count.
 */
export async function expectLibres(...botones: Locator[]): Promise<void> {
  await quieto()
  await expect
    .poll(() => ({
      aviso: document.querySelectorAll('.tostada').length,
      tapados: botones.filter((boton) => !nadaEncima(boton.element())),
    }))
    .toEqual({ aviso: 1, tapados: [] })
}
