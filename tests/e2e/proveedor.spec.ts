import type { Page } from 'playwright/test'

import { readProveedor } from '../../server/src/base/proveedor.ts'
import { mostradorOn } from '../support/contador.ts'
import { startProvider } from '../support/provider.ts'
import { test as base, expect } from '../support/test.ts'

const SUR = readProveedor('proveedores/salud-del-sur')
const CIRUELA = 'rgb(122, 31, 92)'
const CIRUELA_CLARA = 'rgb(223, 120, 183)'

/** The insurer's own mark is on the page, and was loaded. */
async function isDrawn(page: Page): Promise<void> {
  await expect(page.locator('header svg image').first()).toHaveAttribute('href', '/favicon.svg')
  await page.evaluate(async () => {
    const image = new Image()
    image.src = '/favicon.svg'
    await image.decode()
  })
}

/** The tested build, served for another insurer. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that this needs from it
  provider: async ({}, give) => {
    const provider = await startProvider({ proveedor: SUR })
    await give(provider)
    await provider.stop()
  },
})

test('[SHELL-01, SEC-19] another insurer’s name, colours and mark are in every document, also without signal', async ({
  phone,
  network,
}) => {
  const first = await phone.portal.open('/signin')
  expect(await first?.text()).not.toContain('Mi Cobertura')
  await expect(phone.portal.page).toHaveTitle('Ingresá · Salud del Sur')
  await expect(phone.portal.page.getByText('Cerca tuyo.')).toBeVisible()
  await expect(phone.portal.page.locator('.portada')).toHaveCSS('background-color', CIRUELA)
  await isDrawn(phone.portal.page)
  for (const [colorScheme, color] of [
    ['dark', CIRUELA_CLARA],
    ['light', CIRUELA],
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
    expect(html, path).toContain('--cMarca:#7A1F5C;')
    expect(html, path).not.toContain('#076441')
    await expect(portal.page, path).toHaveTitle(`${title} · Salud del Sur`)
    await isDrawn(portal.page)
  }
  await portal.open('/')
  await expect(portal.page.locator('.barra .marca')).toHaveText(/^\s*Salud del Sur\s*BETA\s*$/)
  await expect(portal.page.locator('.barra')).toHaveCSS('background-color', CIRUELA)
  const named = await portal.page.evaluate(async () => {
    const manifest = await caches.match('/manifest.webmanifest', { ignoreSearch: true })
    return (await manifest?.json()) as unknown
  })
  expect(named).toMatchObject({
    name: 'Salud del Sur',
    short_name: 'Sur',
    theme_color: '#7A1F5C',
    icons: [
      { src: `/icono-192.png?v=${SUR.marcas?.version}`, sizes: '192x192' },
      { src: `/icono-512.png?v=${SUR.marcas?.version}`, sizes: '512x512' },
      { src: `/icono-recortable-512.png?v=${SUR.marcas?.version}`, purpose: 'maskable' },
    ],
  })
})
