import { textos } from '#features/perfil/formularioTexts.ts'
import { texts } from '#features/perfil/texts.ts'

import { expect, test } from '../support/test.ts'

test('[ADDR-07, ADDR-08] what was typed, and what waits, is there again after the page went, without signal', async ({
  phone: { portal },
  network,
}) => {
  const { page } = portal
  const main = page.getByRole('main')
  const numero = page.getByRole('textbox', { name: textos.numero })
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.kept(/PerfilScreen|FormularioDe/)
  await portal.open('/perfil?editar=domicilio')
  await expect(numero).toHaveValue('450')
  network.cut()
  await numero.fill('1240')
  await expect.poll(async () => JSON.stringify(await portal.drafts())).toContain('"1240"')
  await page.reload()
  await expect(main.getByText(textos.recuperamos)).toBeVisible()
  await expect(numero).toHaveValue('1240')
  await page.getByRole('button', { name: textos.guardar }).click()
  const tarjeta = main.getByRole('region', { name: texts.domicilio })
  await expect(tarjeta).toContainText('Av. San Martín 1240')
  await page.reload()
  await expect(tarjeta).toContainText('Av. San Martín 1240')
  await expect(tarjeta).toContainText(texts.sinEnviar)
})
