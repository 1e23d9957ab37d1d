import { texts } from '#features/recetas/texts.ts'
import { texts as envio } from '#piezas/texts.ts'

import { expect, test } from '../support/test.ts'

/** Everything of a family comes, one after the other, on a machine that does other things. */
const PACIENCIA = { timeout: 40_000 }

test(
  '[REC-02, REC-05] loaded without signal and never opened before, a search answers from the phone, and what can be presented is saved under its name',
  { tag: '@siempre' },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    await portal.signIn()
    await portal.readyForNoSignal()
    await portal.kept(/ConsultarRecetasScreen/)
    await expect
      .poll(async () => (await portal.copies()).map(({ resource }) => resource), PACIENCIA)
      .toContain('receta-pdf')
    network.cut()

    await portal.open('/consultar-recetas')
    const activa = page.getByRole('list', { name: texts.paraUsar }).getByRole('listitem').first()
    await activa.getByRole('button').first().click()
    const bajada = page.waitForEvent('download')
    await activa.getByRole('button', { name: texts.descargar }).click()
    expect((await bajada).suggestedFilename()).toMatch(/^Receta Electrónica .+\.pdf$/)
    await page.getByRole('radio', { name: 'Norma' }).press('Space')
    await page.getByRole('button', { name: envio.buscar }).click()
    await expect(page.getByText(texts.seBusco('hoy'))).toBeVisible()
    await expect(page.getByText(/recetas guardadas$/)).toBeVisible()
  },
)
