import { PROVEEDOR } from '../../server/src/base/proveedor.ts'
import { mostradorOn } from '../support/contador.ts'
import { startProvider } from '../support/provider.ts'
import { test as base, expect } from '../support/test.ts'

const SUR = { ...PROVEEDOR, nombre: 'Salud del Sur', nombreCorto: 'Sur', lema: 'Cerca tuyo.' }

/** The same build, served for another insurer. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that this needs from it
  provider: async ({}, give) => {
    const provider = await startProvider({ proveedor: SUR })
    await give(provider)
    await provider.stop()
  },
})

test('[SHELL-01, SEC-19] another insurer’s name stands in every document, with and without signal', async ({
  phone,
  network,
}) => {
  const first = await phone.portal.open('/signin')
  expect(await first?.text()).not.toContain('Mi Cobertura')
  await expect(phone.portal.page).toHaveTitle('Ingresá · Salud del Sur')
  await expect(phone.portal.page.getByText('Cerca tuyo.')).toBeVisible()
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
    await expect(portal.page, path).toHaveTitle(`${title} · Salud del Sur`)
  }
  await portal.open('/')
  await expect(portal.page.locator('.barra .marca')).toHaveText(/^\s*Salud del Sur\s*BETA\s*$/)
  const named = await portal.page.evaluate(async () => {
    const manifest = await caches.match('/manifest.webmanifest', { ignoreSearch: true })
    return (await manifest?.json()) as unknown
  })
  expect(named).toMatchObject({ name: 'Salud del Sur', short_name: 'Sur' })
})
