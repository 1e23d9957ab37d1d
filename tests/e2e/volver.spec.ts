import type { Locator } from 'playwright/test'

import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** Presses without scrolling, as the bottom bar does. */
const press = (what: Locator) => what.evaluate((one: HTMLElement) => one.click())

const y = ({ page }: Portal) => page.evaluate(() => scrollY)

async function scroll({ page }: Portal, to: number) {
  await page.evaluate((at) => scrollTo(0, at), to)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(to)
}

test('Back restores a page’s scroll position; a new page starts at the top, its title focused', async ({
  open,
}) => {
  const { portal } = await open({ width: 390, height: 640 })
  const { page } = portal
  const familia = () => page.getByRole('link', { name: 'Grupo Familiar' }).first()
  await portal.signIn()
  await expect(page.getByRole('heading', { name: 'Listo para ir sin señal' })).toBeVisible()
  await scroll(portal, 400)

  await press(familia())
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
  await expect(portal.titulo()).toBeFocused()
  expect(await y(portal)).toBe(0)
  await scroll(portal, 150)
  await page.goBack()
  await expect(portal.titulo()).toHaveText(/^Hola, /)
  await expect.poll(() => y(portal)).toBe(400)

  // A page opened again starts at the top, even after a dialog over the page before.
  await press(page.getByRole('button', { name: /^Mostrar credencial de Norma/ }))
  await expect(portal.credencial()).toBeVisible()
  await page.goBack()
  await expect(portal.credencial()).toBeHidden()
  await press(familia())
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
  await expect.poll(() => y(portal)).toBe(0)
  await page.goBack()
  await expect.poll(() => y(portal)).toBe(400)
  await page.goForward()
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
})
