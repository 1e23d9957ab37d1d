import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const openRecord = (portal: Portal, name: RegExp) =>
  portal.page.getByRole('main').getByRole('link', { name }).click()

test(
  '[FAM-01, FAM-03, FAM-04] each member’s data open without signal, even if they were never opened before',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone: { portal }, network }) => {
    network.cut()
    await portal.open('/')
    await portal.page.getByRole('main').getByRole('link', { name: 'Grupo Familiar' }).click()

    await openRecord(portal, /^Tomás|Tomás Peralta/)
    const main = portal.page.getByRole('main')
    await expect(portal.titulo()).toHaveText('Tomás Peralta Quiroga')
    await expect(main.getByText('En espera: van 84 de 120 días')).toBeVisible()

    await main.getByRole('button', { name: 'Mostrar credencial' }).click()
    await expect(portal.credencial().getByText('Tomás Peralta Quiroga')).toBeVisible()
  },
)
