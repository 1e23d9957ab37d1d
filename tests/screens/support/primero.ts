import { type Locator, page } from 'vitest/browser'

import { conLetras } from './letras.ts'

/** A small phone whose person sets the letters a third larger. */
export async function enUnoChico(): Promise<void> {
  await page.viewport(360, 640)
  conLetras({ size: '130%' })
}

/** It is whole above the bar at the bottom, and nothing was scrolled. */
export function aLaVista(cual: Locator): boolean {
  const { top, bottom } = cual.element().getBoundingClientRect()
  const barra = document.querySelector('#accesos')?.getBoundingClientRect().top
  return scrollY === 0 && top >= 0 && bottom > top && bottom <= (barra ?? innerHeight)
}
