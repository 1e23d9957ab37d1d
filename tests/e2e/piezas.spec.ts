import { texts } from '../support/areaDePrueba/texts.ts'
import { expectClean } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

test.use({ build: 'prueba' })

test.beforeEach(async ({ phone }) => {
  await phone.portal.signIn()
  await phone.portal.open('/piezas-de-prueba')
})

test('[FORM-01, FORM-03, FORM-10] a search says what is missing in it, at each field', async ({
  phone,
}) => {
  const main = phone.portal.page.getByRole('main')
  await main.getByRole('button', { name: texts.buscar }).click()
  await expect(main).toContainText('Debe seleccionar el afiliado')
  await expect(main).toContainText('Debe ingresar la fecha desde')
  await expect(main).toContainText('Sólo se muestran los primeros 50 resultados')
  await main.getByLabel('Fecha desde').fill('2026-03-02')
  await main.getByLabel('Fecha hasta').fill('2026-03-01')
  await expect(main).toContainText('La fecha desde debe ser menor o igual a la fecha hasta.')
  await main.getByRole('radio').first().check()
  await expect(main).not.toContainText('Debe seleccionar el afiliado')
  await expectClean(phone)
})

test('[FORM-09] a typed list is gone through with the keys alone, and Back and Esc close it alone', async ({
  phone,
}) => {
  const { page } = phone.portal
  const field = page.getByRole('button', { name: texts.localidad })
  const search = page.getByRole('combobox', { name: texts.elegiLocalidad })
  await field.press('Enter')
  await search.fill('gue')
  await expect(page.getByRole('option')).toHaveText(['Güemes'])
  await expectClean(phone)
  await search.press('Escape')
  await expect(search).toBeHidden()
  await expect(field).toBeFocused()
  await field.click()
  await page.goBack()
  await expect(search).toBeHidden()
  await expect(page).toHaveURL(/piezas-de-prueba$/)
  await field.click()
  await search.fill('gen')
  await search.press('ArrowDown')
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(field).toHaveText('General Pico')
  await expect(field).toBeFocused()
})

test('[FORM-04, FORM-05] the menu of a row and the letter: keys, focus and errors', async ({
  phone,
}) => {
  const { page } = phone.portal
  const button = page.getByRole('button', { name: `Acciones de ${texts.receta}` })
  const items = page.getByRole('menuitem')
  await button.press('Enter')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(items.last()).toBeFocused()
  await expectClean(phone)
  await page.keyboard.press('Escape')
  await expect(items.first()).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await items.last().click()
  const dialog = page.getByRole('dialog', { name: 'Enviar por correo' })
  const correo = dialog.getByLabel('Correo')
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(dialog).toContainText('El campo es requerido')
  await expect(correo).toBeFocused()
  await correo.fill('norma.quiroga@')
  await correo.blur()
  await expect(dialog).toContainText('El formato no es correcto (norma.quiroga@)')
  await expectClean(phone)
  await correo.fill('norma@correo.example')
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByText(texts.enviadoA('norma@correo.example'))).toBeVisible()
})
