import { CERRADA, abrir, poner } from '../support/candado.ts'
import { expect, test } from './support/test.ts'

const ADDRESS = 'POST /v1/domicilio/guardar-domicilio'

test('[FLT-77] in Firefox a locked phone shows no name, opens without signal and sends a kept change', async ({
  zorro,
  provider,
  network,
}) => {
  await zorro.portal.signIn()
  await zorro.portal.readyForNoSignal()
  await zorro.portal.open('/candado')
  await poner(zorro.portal)
  await zorro.portal.kept(/candado-|PerfilScreen-|FormularioDeDomicilio-/)
  let portal = await zorro.restart(async () => network.cut())

  for (const path of ['/', '/mostrador']) {
    await portal.open(path)
    await expect(portal.titulo()).toHaveText(CERRADA)
    await expect(portal.page.locator('body')).not.toContainText('Norma')
  }
  await portal.open('/perfil?editar=domicilio')
  await abrir(portal, '111111')
  await expect(portal.page.getByText(/^No es ese PIN/)).toBeVisible()
  await abrir(portal)
  const numero = portal.page.getByLabel('Número', { exact: true })
  await numero.selectText()
  await portal.write(numero, '451')
  await portal.page.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(async () => (await portal.outbox()).length).toBe(1)

  portal = await zorro.restart(async () => network.restore())
  await portal.open('/')
  await expect(portal.titulo()).toHaveText(CERRADA)
  const altura = async () => Object.values((await provider.domicilioDe('norma'))?.items ?? {})
  await expect.poll(altura).toContain('451')
  expect(network.sent(ADDRESS)).toHaveLength(1)
  await abrir(portal)
  await expect(portal.titulo()).toHaveText('Hola, Norma')
})
