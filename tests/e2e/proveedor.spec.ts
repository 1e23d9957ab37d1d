import { PROVEEDOR } from '../../server/src/base/proveedor.ts'
import { mostradorOn } from '../support/contador.ts'
import { startProvider } from '../support/provider.ts'
import { test as base, expect } from '../support/test.ts'

const SUR = {
  ...PROVEEDOR,
  nombre: 'Salud del Sur',
  nombreCorto: 'Sur',
  lema: 'Cerca tuyo.',
  colores: { marca: '#B5121B', acento: '#1F4E7A' },
}
const ROJO = 'rgb(181, 18, 27)'
const ROJO_CLARO = 'rgb(255, 121, 111)'

/** The same build, served for another insurer. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that this needs from it
  provider: async ({}, give) => {
    const provider = await startProvider({ proveedor: SUR })
    await give(provider)
    await provider.stop()
  },
})

test('[SHELL-01, SEC-19] another insurer’s name and colours are in every document, also without signal', async ({
  phone,
  network,
}) => {
  const first = await phone.portal.open('/signin')
  expect(await first?.text()).not.toContain('Mi Cobertura')
  await expect(phone.portal.page).toHaveTitle('Ingresá · Salud del Sur')
  await expect(phone.portal.page.getByText('Cerca tuyo.')).toBeVisible()
  await expect(phone.portal.page.locator('.portada')).toHaveCSS('background-color', ROJO)
  for (const [colorScheme, color] of [
    ['dark', ROJO_CLARO],
    ['light', ROJO],
  ] as const) {
    await phone.portal.page.emulateMedia({ colorScheme })
    await expect(phone.portal.ingresar()).toHaveCSS('background-color', color)
  }
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  await phone.portal.kept(/./)
  await mostradorOn(phone.portal).guardado()

  const portal = await phone.restart(async () => network.cut())
  for (const [path, title] of [
    ['/', 'Inicio'],
    ['/perfil', 'Perfil'],
    ['/mostrador', 'Modo mostrador'],
  ] as const) {
    const document = await portal.open(path)
    expect(document?.fromServiceWorker(), path).toBe(true)
    const html = await document?.text()
    expect(html, path).toContain('Salud del Sur</title>')
    expect(html, path).not.toContain('Mi Cobertura')
    expect(html, path).toContain('--cMarca:#B5121B;')
    expect(html, path).not.toContain('#076441')
    await expect(portal.page, path).toHaveTitle(`${title} · Salud del Sur`)
  }
  await portal.open('/')
  await expect(portal.page.locator('.barra .marca')).toHaveText(/^\s*Salud del Sur\s*BETA\s*$/)
  await expect(portal.page.locator('.barra')).toHaveCSS('background-color', ROJO)
  const named = await portal.page.evaluate(async () => {
    const manifest = await caches.match('/manifest.webmanifest', { ignoreSearch: true })
    return (await manifest?.json()) as unknown
  })
  expect(named).toMatchObject({
    name: 'Salud del Sur',
    short_name: 'Sur',
    theme_color: '#B5121B',
  })
})
