import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { abrir } from './support/pantalla.ts'

afterEach(() => page.viewport(390, 844))

test('[SHELL-04, SHELL-05] on a low screen the drawer scrolls to the entry of the current screen', async () => {
  await page.viewport(1024, 500)
  await abrir('/ayuda')
  const entrada = page.getByRole('navigation').getByRole('link', { name: 'Ayuda', exact: true })
  await expect.element(entrada).toHaveAttribute('aria-current')
  await expect.element(entrada).toBeInViewport({ ratio: 1 })
  const link = entrada.element().getBoundingClientRect()
  const menu = entrada.element().closest('.menu')?.getBoundingClientRect()
  expect(link.bottom).toBeLessThanOrEqual(menu?.bottom ?? 0)
  expect(scrollY).toBe(0)
})
