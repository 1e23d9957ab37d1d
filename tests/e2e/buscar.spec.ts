import { texts } from '#features/buscar/texts.ts'
import { texts as delegaciones } from '#features/delegaciones/texts.ts'
import { texts as farmacias } from '#features/farmacias/texts.ts'

import { expect, test } from '../support/test.ts'

test(
  'one field finds what lies on the phone, without signal, and each thing opens itself',
  { tag: '@siempre' },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    const campo = page.getByRole('textbox', { name: texts.titulo })
    const grupo = (nombre: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: nombre, exact: true }) })
    const abrirBuscar = async () => {
      await page.getByRole('button', { name: 'Menú' }).click()
      await page.getByRole('dialog').getByRole('link', { name: texts.titulo, exact: true }).click()
      await expect(campo).toBeFocused()
    }
    await portal.signIn()
    await portal.readyForNoSignal()
    for (const file of [
      /BuscarScreen/,
      /manual-/,
      /VerAfiliado/,
      /Delegaciones/,
      /Farmacias/,
      /ConsultarRecetas/,
    ])
      await portal.kept(file)
    const names = ['recetas/', 'delegaciones', 'farmacias/', 'autorizaciones', 'prescripciones/']
    await expect
      .poll(async () => {
        const keys = (await portal.copies()).map(({ key }) => key)
        return names.every((name) => keys.some((key) => key.startsWith(name)))
      })
      .toBe(true)
    network.cut()

    await test.step('a prescription, by its medicine, in the list of its day', async () => {
      await abrirBuscar()
      await campo.fill('LOSAR')
      const receta = grupo(texts.grupos.recetas).getByRole('link', { name: /^Losartán/ })
      await expect(receta.locator('mark').first()).toHaveText('Losar')
      await receta.first().click()
      await expect(portal.titulo()).toHaveText('Recetas electrónicas')
      await expect(
        page
          .getByText(/^Losartán/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
    })

    await test.step('a member, with Enter alone', async () => {
      await abrirBuscar()
      await campo.fill('tomas')
      await expect(grupo(texts.grupos.familia).getByRole('link')).toHaveCount(1)
      await campo.press('Enter')
      await expect(portal.titulo()).toHaveText(/^Tomás/)
    })

    await test.step('an office, alone in its list', async () => {
      await abrirBuscar()
      await campo.fill('casa central')
      await grupo(texts.grupos.oficinas)
        .getByRole('link', { name: /^Casa central/ })
        .click()
      await expect(page.getByRole('searchbox', { name: delegaciones.buscar })).toHaveValue(
        'Casa central',
      )
      await expect(
        page.getByText(delegaciones.oficinas(1) + delegaciones.porLocalidad, { exact: true }),
      ).toBeVisible()
    })

    await test.step('a pharmacy, among all that were found so far', async () => {
      await abrirBuscar()
      await campo.fill('farmacia')
      const todas = grupo(texts.grupos.farmacias)
      await expect(todas.getByRole('link')).toHaveCount(2)
      const primera = await todas
        .getByRole('link')
        .first()
        .locator('.titulo-de-resultado')
        .innerText()
      await page.setViewportSize({ width: 320, height: 640 })
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
      await todas.getByRole('button', { name: /^Ver los \d+/ }).click()
      expect(await todas.getByRole('link').count()).toBeGreaterThan(2)
      await todas.getByRole('link').first().click()
      await expect(portal.titulo()).toHaveText(farmacias.titulo)
      await expect(page.getByText(farmacias.farmacias(1), { exact: true })).toBeVisible()
      await expect(page.getByText(primera).filter({ visible: true }).first()).toBeVisible()
    })

    await test.step('a screen and a chapter of the manual; and what is not here says where to look', async () => {
      await portal.open('/buscar')
      await campo.fill('cupo')
      await expect(
        grupo(texts.grupos.pantallas).getByRole('link', { name: /^Consultar Cupo/ }),
      ).toBeVisible()
      await expect(
        grupo(texts.grupos.ayuda).getByRole('link', { name: /^Hacer una orden/ }),
      ).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: /resultados?$/ })).toHaveCount(1)
      await campo.fill('zzzz')
      await expect(page.getByRole('heading', { name: texts.nada('zzzz') })).toBeVisible()
      await page.getByRole('button', { name: texts.limpiar }).click()
      await expect(campo).toBeFocused()
    })
  },
)

test('on a computer the search opens with its keys, and needs nothing else', async ({ open }) => {
  const { portal } = await open({ width: 1280, height: 800, mobile: false })
  const { page } = portal
  const dialogo = page.getByRole('dialog', { name: texts.titulo })
  const campo = dialogo.getByRole('textbox')
  await portal.signIn()
  await page.keyboard.press('Control+k')
  await expect(campo).toBeFocused()
  await page.keyboard.type('orden')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const segunda = dialogo.getByRole('link').nth(1)
  await expect(segunda).toBeFocused()
  const href = (await segunda.getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(dialogo).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await page.goBack()
  await expect(portal.titulo()).toHaveText(/^Hola/)

  await page.keyboard.press('Meta+k')
  await expect(campo).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialogo).toHaveCount(0)
  await page.getByRole('button', { name: /^Buscar pantallas/ }).click()
  await expect(campo).toBeFocused()
  await page.goBack()
  await expect(dialogo).toHaveCount(0)
  await expect(portal.titulo()).toHaveText(/^Hola/)
})
