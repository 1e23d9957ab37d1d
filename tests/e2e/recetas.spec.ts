import { expect, test } from '../support/test.ts'

test(
  '[REC-02] without signal a search for prescriptions answers from the phone, also after a reload',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    network.cut()

    await portal.open('/consultar-recetas')
    await expect(page.getByRole('list', { name: 'Para usar ahora' })).toBeVisible()
    await page.getByRole('button', { name: 'Buscar Otras' }).click()
    await page.getByRole('radio', { name: 'Norma' }).press('Space')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page.getByRole('form')).toHaveCount(0)
    await page.reload()
    await expect(
      page.getByText('se buscó en lo guardado hoy. Puede haber recetas más nuevas.'),
    ).toBeVisible()
    await expect(page.getByText(/recetas guardadas$/)).toBeVisible()
  },
)
