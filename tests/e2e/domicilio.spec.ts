import { expect, test } from '../support/test.ts'

test('[ADDR-07, ADDR-08] the draft of an address and its unsent change survive a reload without signal', async ({
  phone: { portal },
  network,
}) => {
  const { page } = portal
  const main = page.getByRole('main')
  const numero = page.getByRole('textbox', { name: 'Número' })
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.kept(/PerfilScreen|FormularioDe/)
  await portal.open('/perfil?editar=domicilio')
  await expect(numero).toHaveValue('450')
  network.cut()
  await numero.fill('1240')
  await expect.poll(async () => JSON.stringify(await portal.drafts())).toContain('"1240"')
  await page.reload()
  await expect(main.getByText('Recuperamos lo que escribiste')).toBeVisible()
  await expect(numero).toHaveValue('1240')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const tarjeta = main.getByRole('region', { name: 'Domicilio' })
  await expect(tarjeta).toContainText('Av. San Martín 1240')
  await page.reload()
  await expect(tarjeta).toContainText('Av. San Martín 1240')
  await expect(tarjeta).toContainText('Sin enviar')
})
