import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

import { quieto } from './quieto.ts'

/** True if a touch at the left end, the middle and the right end reaches the element. */
function nadaEncima(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [0.05, 0.5, 0.95].every((part) =>
    element.contains(document.elementFromPoint(left + width * part, top + height / 2)),
  )
}

/** Checks that a toast shows and covers none of these buttons, once all movement has ended. */
export async function expectLibres(...botones: Locator[]): Promise<void> {
  await quieto()
  await expect
    .poll(() => ({
      aviso: document.querySelectorAll('.tostada').length,
      tapados: botones.filter((boton) => !nadaEncima(boton.element())),
    }))
    .toEqual({ aviso: 1, tapados: [] })
}
