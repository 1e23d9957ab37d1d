import { texts } from '#features/aportes/texts.ts'

import { sideways } from '../support/forms.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test(
  '[APOR-01, APOR-02, APOR-03, APOR-04] six months of contributions in a chart and in rows, with and without signal',
  { tag: '@siempre' },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    const main = page.getByRole('main')
    const filas = main.getByRole('list', { name: texts.mesPorMes }).locator('> li')
    await portal.signIn()
    await portal.readyForNoSignal()
    await portal.open('/aportes')
    await expect(main).toContainText(texts.ultimos('Norma Quiroga'))
    await expect(main.getByRole('img')).toHaveAccessibleName(/^Aportes por mes: .*, nada; /)
    await expect(filas).toHaveCount(6)
    await expect(filas.nth(2)).toContainText(texts.noEncontrada)

    await test.step('an open month says all seven amounts, zeros too', async () => {
      await filas.nth(0).locator('summary').click()
      await expect(filas.nth(0)).toContainText(/Aporte personal\$\s52\.340,50/)
      for (const campo of Object.values(texts.campos))
        await expect(filas.nth(0)).toContainText(campo)
      await expect(filas.nth(0)).toContainText(/Adherente secundario\$\s0,00/)
      await expect(filas.nth(0)).toContainText(/Ajuste de paritarias\$\s4\.210,40/)
      await filas.nth(1).locator('summary').click()
      await expect(filas.nth(1)).toContainText(texts.noContiene)
    })

    await test.step('somebody of whom nothing is paid in', async () => {
      await main.getByRole('radio', { name: 'Tomás' }).press('Space')
      await expect(main).toContainText(texts.vacio)
    })

    network.cut()
    await page.setViewportSize({ width: 320, height: 640 })
    await portal.open('/aportes')
    await expect(filas).toHaveCount(6)
    expect(await sideways(page)).toBe(0)
  },
)

test('[APOR-05, ORD-11] on a computer a table whose rows open under themselves, cut at fifty', async ({
  open,
}) => {
  const { portal } = await open({ width: 1280, height: 800, mobile: false })
  const main = portal.page.getByRole('main')
  await portal.signIn(people.recetas)
  await portal.open('/aportes')
  await expect(main).toContainText(texts.primeros50)
  await expect(main.getByRole('row')).toHaveCount(11)
  await main.getByRole('table').getByRole('button').first().click()
  await expect(main.getByRole('row').nth(2)).toContainText(texts.noContiene)
})
