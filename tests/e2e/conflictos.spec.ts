import type { Proxy } from '../faults/support/proxy.ts'
import { violationsOf } from '../support/axe.ts'
import { linkOf } from '../support/link.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** Saves another number of the address without signal and opens its receipt. */
async function reciboSinSenal(portal: Portal, network: Proxy, numero: string) {
  const { page } = portal
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.open('/perfil?editar=domicilio')
  const campo = page.getByRole('textbox', { name: 'Número' })
  await expect(campo).toHaveValue('450')
  await portal.kept(/\/areas-|ReciboScreen/)
  network.cut()
  await campo.fill(numero)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Ver recibo' }).click()
}

test('[ADDR-09] a change set to wait for Wi-Fi says so and is not sent over mobile data, only over Wi-Fi', async ({
  open,
  network,
  provider,
}) => {
  const { portal } = await open({ dicePorDonde: true })
  const { page } = portal
  const main = page.getByRole('main')
  const connect = await linkOf(page)
  await connect('cellular4g')
  await reciboSinSenal(portal, network, '470')
  const onlyWifi = main.getByRole('switch', { name: 'Enviar solo con Wi-Fi' })
  await onlyWifi.click()
  await expect(onlyWifi).toBeChecked()
  await expect(
    main.getByText('Elegiste enviarlo solo con Wi-Fi. Sale con la aplicación abierta.'),
  ).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  network.restore()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(portal.banner()).toBeEmpty()
  await expect(main.getByText('Espera Wi-Fi')).toBeVisible()
  expect((await provider.domicilioDe('norma'))?.items).not.toMatchObject({ 6: '470' })
  await connect('wifi')
  await expect(main).toContainText('La obra social lo recibió')
  expect((await provider.domicilioDe('norma'))?.items).toMatchObject({ 6: '470' })
})
