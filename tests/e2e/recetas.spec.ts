import { texts } from '#features/recetas/texts.ts'
import { texts as envio } from '#piezas/texts.ts'

import { expect, test } from '../support/test.ts'

test(
  '[REC-02] loaded without signal and never opened before, a search answers from the phone and says so',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    network.cut()

    await portal.open('/consultar-recetas')
    await page.getByRole('radio', { name: 'Norma' }).press('Space')
    await page.getByRole('button', { name: envio.buscar }).click()
    await expect(page.getByText(texts.seBusco('hoy'))).toBeVisible()
    await expect(page.getByText(/recetas guardadas$/)).toBeVisible()
  },
)
