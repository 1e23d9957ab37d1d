import { type Page, expect } from 'playwright/test'

export const MOVIL = '02954-15400123'
export const CORREGIDO = '02954-15409922'
export const OTRO = 'otra@correo.example'

/**
 * Edits and corrects Norma's mobile, adds a mail and removes it again: the result is another
 * number.
 */
export async function segundasIntenciones(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const tarjeta = main.getByRole('region', { name: 'Contactos' })
  // Typed by keys, as a person does: some browsers here do not take a pasted text.
  const escribir = async (name: string, valor: string) => {
    const field = page.getByRole('textbox', { name })
    await field.selectText()
    await field.pressSequentially(valor)
  }
  const editar = async (valor: string, nuevo: string) => {
    await main.getByRole('link', { name: 'Editar Contactos' }).click()
    await main.getByRole('link', { name: `Editar ${valor}` }).click()
    await escribir('Número de celular', nuevo)
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(tarjeta).toContainText(nuevo)
  }
  await editar(MOVIL, '02954-15409911')
  await editar('02954-15409911', CORREGIDO)

  await main.getByRole('link', { name: 'Editar Contactos' }).click()
  await main.getByRole('link', { name: 'Agregar contacto' }).click()
  await main.getByText('Correo', { exact: true }).click()
  await escribir('Correo', OTRO)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(tarjeta).toContainText(OTRO)

  const nuevo = tarjeta.locator('.sin-enviar').filter({ hasText: OTRO })
  await nuevo.getByRole('button', { name: 'Deshacer' }).click()
  await expect(tarjeta).not.toContainText(OTRO)
  await expect(tarjeta).toContainText(`Antes: ${MOVIL}`)
}
