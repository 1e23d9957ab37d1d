import { lacks } from '../faults/support/lacks.ts'
import { expect, test } from '../support/test.ts'
import { HOJA, tintaDe } from '../support/tinta.ts'

// Without a service worker, which would refuse altered scripts.
test.use({ look: { scripts: [lacks.serviceWorker, lacks.later] } })

test('[FILE-01, FLT-77] the oldest supported browser shows a prescription’s picture and its text', async ({
  phone: { portal },
  network,
}) => {
  for (const script of ['worker-motor-', 'r2/worker-pdf-'])
    network.alter(`GET /assets/${script}`, lacks.later)
  const { page } = portal
  await portal.signIn()
  expect(await page.evaluate(() => 'withResolvers' in Promise)).toBe(false)
  await portal.open('/consultar-recetas')
  const primera = page.getByRole('listitem').filter({ hasText: 'Levotiroxina' }).first()
  await primera.getByRole('button').first().click()
  await primera.getByRole('button', { name: 'Ver receta' }).click()
  const hoja = page.getByRole('article', { name: 'Página 1 de 1' })
  await expect.poll(() => page.evaluate(tintaDe, HOJA)).toBeGreaterThan(500)
  await expect(hoja).toContainText('Levotiroxina')
  expect(network.asked('/assets/r2/worker-pdf-').length).toBeGreaterThan(0)
})
