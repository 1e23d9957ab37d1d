import { WATCH_SHIFTS, mostradorOn, movido } from '../support/contador.ts'
import { expect, test } from '../support/test.ts'

test.use({ look: { scripts: [WATCH_SHIFTS] } })

test('[HOME-03] loaded without signal, home reminds of what waits and of what soon expires, and nothing moves', async ({
  phone: { portal },
  network,
  provider,
}) => {
  const { page } = portal
  const [norma] = await provider.familia('norma')
  await portal.signIn()
  const lista = page.getByRole('list', { name: 'Para no olvidarte' })
  await expect(lista).toBeVisible({ timeout: 40_000 })
  await portal.readyForNoSignal()
  await mostradorOn(portal).conPdf(norma?.idAfiliado ?? 0)
  network.cut()
  await page.reload()
  await expect(lista.getByRole('link').nth(0)).toContainText('Receta crónica lista para retirar')
  await expect(lista.getByRole('link').nth(2)).toContainText('Levotiroxina vence hoy')
  expect(await movido(page)).toBe(0)
})
