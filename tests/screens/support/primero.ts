import { type Locator, page } from 'vitest/browser'

import { conLetras } from './letras.ts'

/** A small phone with letters a third larger. */
export async function enUnoChico(): Promise<void> {
  await page.viewport(360, 640)
  conLetras({ size: '130%' })
}

/** True if the element is wholly above the bottom bar without scrolling. */
export function aLaVista(cual: Locator): boolean {
  const { top, bottom } = cual.element().getBoundingClientRect()
  const barra = document.querySelector('#accesos')?.getBoundingClientRect().top
  return scrollY === 0 && top >= 0 && bottom > top && bottom <= (barra ?? innerHeight)
}
