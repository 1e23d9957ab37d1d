import { expect, test } from '../support/test.ts'

test(
  '[REC-02] loaded without signal and never opened before, a search answers from the phone and says so',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    network.cut()

    await portal.open('/consultar-recetas')
    await page.getByRole('radio', { name: 'Norma' }).press('Space')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(
      page.getByText('se buscó en lo guardado hoy. Puede haber recetas más nuevas.'),
    ).toBeVisible()
    await expect(page.getByText(/recetas guardadas$/)).toBeVisible()
  },
)
