import { texts } from '#features/farmacias/texts.ts'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { texts as piezas } from '#piezas/texts.ts'

import { sideways } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

test(
  '[PHAR-01, PHAR-03, PHAR-05, PHAR-06] the pharmacies of the own town, without signal and without having been here',
  { tag: '@siempre' },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    const main = page.getByRole('main')
    await portal.signIn()
    await portal.readyForNoSignal()
    await expect
      .poll(async () => (await portal.copies()).some(({ key }) => key.startsWith('farmacias/')))
      .toBe(true)
    await portal.kept(/FarmaciasScreen/)
    network.cut()
    await page.setViewportSize({ width: 320, height: 640 })
    await portal.open('/buscar-farmacias')
    await expect(portal.titulo()).toHaveText(texts.titulo)
    await expect(main.getByRole('button', { name: piezas.limpiar })).toBeVisible()
    await main.getByRole('button', { name: piezas.buscar }).click()
    await expect(main).toContainText('Sin señal: se busca en lo guardado el')
    const filas = main.getByRole('list', { name: texts.titulo }).locator('> li')
    await expect(filas.first()).toBeVisible()
    await expect(filas.first().getByRole('link').first()).toHaveAttribute(
      'href',
      /^(geo|tel|mailto):/,
    )
    expect(await sideways(page)).toBe(0)

    await test.step('[PHAR-04] the link leads back to the form', async () => {
      await main.getByRole('button', { name: texts.otra }).click()
      await expect(main.getByLabel(deBuscar.nombre)).toBeVisible()
    })
  },
)

test('[PHAR-02, PHAR-04, PHAR-07, FORM-10] by name and town with signal, in a table with links', async ({
  open,
}) => {
  const { portal } = await open({ width: 1280, height: 800, mobile: false })
  const { page } = portal
  const main = page.getByRole('main')
  const buscar = main.getByRole('button', { name: piezas.buscar })
  await portal.signIn()
  await portal.open('/buscar-farmacias')
  await main.getByRole('button', { name: piezas.limpiar }).click()
  await buscar.click()
  await expect(main.getByRole('alert')).toContainText(deBuscar.sinCriterio)
  await main.getByLabel(deBuscar.nombre).fill('zzz')
  await buscar.click()
  await expect(main).toContainText(texts.vacio)
  await main.getByLabel(deBuscar.nombre).fill("d'ángelo")
  await buscar.click()
  await expect(main.getByRole('row').nth(1)).toContainText("Farmacia D'Angelo")
  await main.getByRole('button', { name: texts.otra }).click()
  await main.getByLabel(deBuscar.nombre).fill('farmacia')
  await buscar.click()
  await expect(main).toContainText(piezas.primeros50)
  await expect(main.getByRole('row')).toHaveCount(11)
  await expect(main.getByRole('columnheader')).toHaveText([
    deBuscar.nombre,
    deBuscar.localidad,
    deBuscar.direccion,
    deBuscar.telefono,
    deBuscar.correo,
  ])
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
})
