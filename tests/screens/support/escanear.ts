import { expect } from 'vitest'
import { type Locator, cdp, page } from 'vitest/browser'

import { lector } from './lejos.ts'
import { quieto } from './quieto.ts'

/** The text that all scanners read in a picture of this element, scaled down. */
export async function escanear(element: Locator, scale = 1): Promise<string> {
  await quieto()
  const png = await page.screenshot({ element, save: false })
  const { leido, alComprobar } = await lector.leer(png, scale)
  expect(leido).toEqual([alComprobar])
  return alComprobar
}

/** Runs `look` in dark mode. */
export async function aOscuras<Result>(look: () => Promise<Result>): Promise<Result> {
  const emulate = (value: 'dark' | 'light') =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value }],
    })
  await emulate('dark')
  expect(matchMedia('(prefers-color-scheme: dark)').matches).toBe(true)
  try {
    return await look()
  } finally {
    await emulate('light')
  }
}
