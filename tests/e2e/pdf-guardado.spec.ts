import { expect, test } from '../support/test.ts'
import { HOJA, tintaDe } from '../support/tinta.ts'

test('[CAPI-03, FILE-01, REC-09] a PDF counts as ready for offline use only if the code that draws it is stored, too', async ({
  phone: { portal },
  network,
}) => {
  network.rule({ match: 'GET /assets/r2/worker-pdf-', do: { kind: 'refuse' } })
  const { page } = portal
  await portal.signIn()
  await portal.readyForNoSignal()
  await expect(
    page.getByText('Falta guardar lo que muestra los PDF. Con señal, abrí uno y queda guardado.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Falta 1 cosa para / })).toBeVisible()

  await portal.open('/consultar-recetas')
  const primera = page.getByRole('listitem').filter({ hasText: 'Levotiroxina' }).first()
  await primera.getByRole('button').first().click()
  await expect(
    primera.getByText(
      /^PDF guardado\. Abrilo una vez con señal para poder verlo después sin señal\.$/,
    ),
  ).toBeVisible()

  network.heal()
  await primera.getByRole('button', { name: 'Ver receta' }).click()
  await expect.poll(() => page.evaluate(tintaDe, HOJA)).toBeGreaterThan(500)
  await page.keyboard.press('Escape')
  await expect(primera.getByText(/^PDF guardado en este (teléfono|equipo)$/)).toBeVisible()
  await portal.open('/')
  await expect(page.getByRole('heading', { name: /^Listo para / })).toBeVisible()
})
