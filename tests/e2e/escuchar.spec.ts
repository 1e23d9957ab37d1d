import { texts as autorizaciones } from '#features/autorizaciones/texts.ts'
import { texts as ayuda } from '#features/ayuda/texts.ts'
import { texts } from '#piezas/escuchar/texts.ts'

import { expectClean, sideways } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'
import { CON_VOCES, type VozDePrueba } from '../support/voces.ts'

const said = () => (window as unknown as VozDePrueba).vozDePrueba.said
const end = () => (window as unknown as VozDePrueba).vozDePrueba.end()
const isSilent = () => (window as unknown as VozDePrueba).vozDePrueba.isSilent()

test('a phone without a voice of its own shows no Escuchar, and all the rest', async ({
  phone: { portal },
}) => {
  await portal.signIn()
  await portal.open('/ayuda/credencial')
  await expect(portal.titulo()).toHaveText('Mostrar la credencial')
  // The real browser of the tests, which says itself that it has none.
  expect(await portal.page.evaluate(() => speechSynthesis.getVoices().length)).toBe(0)
  await expect(portal.page.getByRole('link', { name: /^Siguiente/ })).toBeVisible()
  await expect(portal.page.getByRole('button', { name: texts.escuchar })).toHaveCount(0)
})

test.describe('with a voice of its own', () => {
  test.use({ look: { scripts: [CON_VOCES] } })

  test('a chapter, a ruling and a prescription are read aloud, step by step, until they end or somebody says so', async ({
    phone,
  }) => {
    const { portal } = phone
    const { page } = portal
    const main = page.getByRole('main')
    const escuchar = () => main.getByRole('button', { name: texts.escuchar })
    await portal.signIn()

    await test.step('the step that is being said is marked, and its number said in words', async () => {
      await portal.open('/ayuda/credencial')
      await escuchar().click()
      await expect(main.getByText(texts.leyendo, { exact: true })).toBeVisible()
      await page.evaluate(end)
      await expect(main.getByText(texts.leyendoPaso(1, 3))).toBeVisible()
      const paso = main.getByRole('listitem').filter({ hasText: /^Tocá Credencial/ })
      await expect(paso).toHaveClass('leido')
      await expect(paso).toBeInViewport()
      await expect(main.getByRole('button', { name: texts.parar })).toBeFocused()
      await expectClean(phone)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await sideways(page)).toBe(0)
      const [intro, primero] = await page.evaluate(said)
      expect(intro).toEqual(['propia', expect.stringContaining('Mostrar la credencial. ')])
      expect(primero?.[1]).toMatch(/^Tocá Credencial, abajo/)
      await main.getByRole('button', { name: texts.parar }).click()
      await expect(escuchar()).toBeFocused()
      expect(await page.evaluate(isSilent)).toBe(true)
    })

    await test.step('another chapter, or another screen, does not go on with it', async () => {
      await escuchar().click()
      await page.getByRole('link', { name: /^Siguiente/ }).click()
      await expect(portal.titulo()).toHaveText('Ver y enviar una receta')
      await expect(escuchar()).toBeVisible()
      expect(await page.evaluate(isSilent)).toBe(true)
      await escuchar().click()
      await main.getByRole('link', { name: ayuda.titulo, exact: true }).click()
      await expect(portal.titulo()).toHaveText(ayuda.titulo)
      expect(await page.evaluate(isSilent)).toBe(true)
    })

    await test.step('a ruling: how it stands and why', async () => {
      await portal.open('/ver-autorizacion?id=20290')
      await expect(main.getByText(autorizaciones.comoVa)).toBeVisible()
      await escuchar().click()
      await page.evaluate(end)
      await page.evaluate(end)
      const dicho = (await page.evaluate(said)).map(([, que]) => que)
      expect(dicho[1]).toMatch(/^Observada, \d+ de \p{L}+ de \d{4}$/u)
      expect(dicho[2]).toBe('Observación: Falta el informe del pediatra.')
    })

    await test.step('a prescription: what, how much and until when, as words', async () => {
      await portal.open('/consultar-recetas')
      await main.getByRole('button', { expanded: false }).first().click()
      await escuchar().click()
      const dicho = async () => (await page.evaluate(said)).map(([, que]) => que)
      await page.evaluate(end)
      await page.evaluate(end)
      expect(await dicho()).toEqual([
        expect.stringMatching(/^Receta de Norma Quiroga, Activa$/),
        expect.stringMatching(/^Levotiroxina, .*\d+ microgramos.*, \d+ envases?$/),
        expect.stringMatching(/^Vence el \d+ de \p{L}+ de \d{4}$/u),
      ])
      await page.evaluate(end)
      await page.evaluate(end)
      await expect(escuchar()).toBeVisible()
    })
  })
})
