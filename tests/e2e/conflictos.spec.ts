import { texts } from '#features/pendientes/texts.ts'
import { textos } from '#features/perfil/formularioTexts.ts'
import { texts as perfil } from '#features/perfil/texts.ts'

import type { Proxy } from '../faults/support/proxy.ts'
import { violationsOf } from '../support/axe.ts'
import { linkOf } from '../support/link.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test(
  '[ADDR-08, ADDR-09] an address changed on both sides: what one side changed comes together, the rest is chosen by keyboard, and nothing is overwritten unseen',
  { tag: '@siempre' },
  async ({ phone: { portal }, provider, network }) => {
    const { page } = portal
    const main = page.getByRole('main')
    const campo = (name: string) => page.getByRole('textbox', { name })
    await portal.signIn()
    await portal.readyForNoSignal()
    await portal.open('/perfil')
    await portal.kept(/FormularioDe/)
    await expect(main.getByText('Av. San Martín 450')).toBeVisible()
    network.cut()
    await main.getByRole('link', { name: 'Editar Domicilio' }).click()
    await campo(textos.numero).fill('451')
    await campo(textos.piso).fill('3')
    await page.getByRole('button', { name: textos.guardar }).click()
    await expect(main.getByText('Av. San Martín 451')).toBeVisible()
    await provider.cambiarItems('norma', { 6: '405', 4: 'B' })

    network.restore()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await main.getByRole('link', { name: perfil.elegir }).click()
    await expect(portal.titulo()).toHaveText(texts.cambioEnDosLados('Cambio de domicilio'))
    await expect(main.getByRole('group')).toHaveCount(1)
    await expect(page.getByRole('button', { name: texts.guardarLoElegido })).toBeDisabled()
    await expect(main.getByRole('heading', { name: texts.yaQuedo })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    // Nothing is chosen beforehand; the arrows choose, and the choice outlives the page.
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await expect(main.getByText(texts.elegido, { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio').first()).toBeChecked()
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio').last()).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await page.getByRole('button', { name: texts.guardarLoElegido }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await provider.domicilioDe('norma'))?.items)
      .toEqual({ 2: '3', 4: 'B', 6: '451' })
  },
)

test('[CONT-10] lists that two sides changed in other places come together by themselves', async ({
  phone: { portal },
  provider,
  network,
}) => {
  const { page } = portal
  const main = page.getByRole('main')
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.open('/perfil?editar=contactos')
  await portal.kept(/FormularioDe/)
  await expect(main.getByText('02954-15400123')).toBeVisible()
  network.cut()
  await main.getByRole('link', { name: 'Editar 02954-15400123' }).click()
  await page.getByRole('textbox', { name: textos.valor[5] ?? '' }).fill('02954-15400999')
  await page.getByRole('button', { name: textos.guardar }).click()
  await expect(main.getByText('02954-15400999')).toBeVisible()
  await provider.addCorreo('norma', 'nueva@correo.example')
  network.restore()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect
    .poll(() => provider.contactosDe('norma'))
    .toEqual([
      '02954-15400999',
      '02954-4300456',
      'norma.quiroga@correo.example',
      'nueva@correo.example',
    ])
  await expect(main.getByText('nueva@correo.example')).toBeVisible()
})

/** Another number of the address, saved without signal, with its receipt open. */
async function reciboSinSenal(portal: Portal, network: Proxy, numero: string) {
  const { page } = portal
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.open('/perfil?editar=domicilio')
  const campo = page.getByRole('textbox', { name: textos.numero })
  await expect(campo).toHaveValue('450')
  await portal.kept(/\/areas-|ReciboScreen/)
  network.cut()
  await campo.fill(numero)
  await page.getByRole('button', { name: textos.guardar }).click()
  await page.getByRole('main').getByRole('link', { name: perfil.verRecibo }).click()
}

test('[ADDR-09] a receipt tells what a change says, where it stands, and that it was received; on a computer beside its list', async ({
  phone: { portal },
  network,
}) => {
  const { page } = portal
  const main = page.getByRole('main')
  await reciboSinSenal(portal, network, '460')
  await expect(portal.titulo()).toHaveText('Cambio de domicilio')
  await expect(main).toContainText('Norma Quiroga')
  await expect(main).toContainText('Av. San Martín 460')
  await expect(main).toContainText(texts.esperando)
  await expect(main).toContainText(texts.sinSenal)
  expect(await violationsOf(page)).toEqual([])
  await main.getByRole('button', { name: texts.enviarAhora }).click()
  await expect(page.getByText(texts.todaviaSinSenal)).toBeVisible()
  await portal.open('/pendientes')
  await expect(main.getByRole('heading', { name: texts.seEnvianSolos })).toBeVisible()
  await expect(main.getByRole('link', { name: texts.editar })).toHaveAttribute(
    'href',
    '/perfil?editar=domicilio',
  )
  // On a computer the list has the receipt of the chosen row beside it.
  await page.setViewportSize({ width: 1280, height: 800 })
  const row = main.getByRole('button', { name: 'Cambio de domicilio' })
  const receipt = main.getByRole('region', { name: /^Envío N° / })
  await row.press('Enter')
  await expect(row).toHaveAttribute('aria-current', 'true')
  await expect(receipt).toContainText(texts.esperando)
  await expect(receipt.getByRole('link', { name: texts.editar })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  network.restore()
  await receipt.getByRole('button', { name: texts.enviarAhora }).click()
  await expect(receipt).toContainText(texts.loRecibio)
  await page.setViewportSize({ width: 390, height: 844 })
  await main.getByRole('link', { name: 'Cambio de domicilio' }).first().click()
  await expect(main).toContainText(texts.loRecibio)
  await portal.open('/pendientes/9999')
  await expect(portal.titulo()).toHaveText(texts.noEsta)
})

test('[ADDR-09] a change that waits for a Wi-Fi does not go over anything else, says so, and goes with the first one', async ({
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
  const onlyWifi = main.getByRole('switch', { name: texts.soloWifi })
  await onlyWifi.click()
  await expect(onlyWifi).toBeChecked()
  await expect(main.getByText(texts.elegisteWifi)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  network.restore()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(portal.banner()).toBeEmpty()
  await expect(main.getByText(texts.esperaWifi)).toBeVisible()
  expect((await provider.domicilioDe('norma'))?.items).not.toMatchObject({ 6: '470' })
  await connect('wifi')
  await expect(main).toContainText(texts.loRecibio)
  expect((await provider.domicilioDe('norma'))?.items).toMatchObject({ 6: '470' })
})
