import { PNG } from 'pngjs'

import { ES_OTRO, NOMBRE } from '../support/aseguradora.ts'
import { WATCH_SHIFTS, movido, seMovio } from '../support/contador.ts'
import { expect, test } from '../support/test.ts'

const DESKTOP = { width: 1280, height: 800, mobile: false }

test('[SHELL-04] in forced colours the bottom bar has one colour, and another one for the current screen', async ({
  open,
}) => {
  const { portal } = await open({ width: 390, height: 844, forcedColors: 'active' })
  await portal.signIn()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  const colours = await portal.page
    .getByRole('navigation', { name: 'Accesos' })
    .evaluate((bar) => [...bar.children].map((one) => getComputedStyle(one).color))
  const [inicio, ...others] = colours
  expect(others).toHaveLength(3)
  expect(new Set(others).size).toBe(1)
  expect(inicio).not.toBe(others[0])
})

test('[SHELL-19] the first two stops of Tab are links to the content and to the menu', async ({
  open,
}) => {
  const { portal } = await open(DESKTOP)
  await portal.signIn()
  await portal.page.reload()
  await expect(portal.titulo()).toBeVisible()
  await portal.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

  await portal.page.keyboard.press('Tab')
  await expect(portal.page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
  await portal.page.keyboard.press('Tab')
  await expect(portal.page.getByRole('link', { name: 'Ir al menú' })).toBeFocused()
  // The first picture has both links; the menu's entries come with the portal, which keeps the
  // focus.
  await expect(portal.page.locator('.fui-FluentProvider .marco')).toBeVisible()
  await expect(portal.page.getByRole('link', { name: 'Ir al menú' })).toBeFocused()
  await portal.page.keyboard.press('Enter')
  await portal.page.keyboard.press('Tab')
  await expect(
    portal.page.getByRole('navigation', { name: 'Menú' }).getByRole('link').first(),
  ).toBeFocused()
})

test('[SHELL-19] signed out, the first stop of Tab is a link to the content, on phone and computer', async ({
  open,
}) => {
  for (const look of [{}, DESKTOP]) {
    const { portal } = await open(look)
    for (const path of ['/signin', '/olvide-pin', '/crear-cuenta', '/validar-credencial']) {
      await portal.open(path)
      await expect(portal.titulo()).toBeVisible()
      await portal.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await portal.page.keyboard.press('Tab')
      await expect(portal.page.getByRole('link', { name: 'Ir al contenido' }), path).toBeFocused()
      await portal.page.keyboard.press('Enter')
      await expect(portal.page.getByRole('main'), path).toBeFocused()
    }
  }
})

/** The main button in the light and the dark theme. */
const DEL_BOTON = ES_OTRO
  ? ['rgb(31, 71, 136)', 'rgb(113, 161, 237)']
  : ['rgb(7, 100, 65)', 'rgb(98, 180, 138)']

test('[SHELL-20] the main button has the insurer’s colour, links are blue, in the light and the dark theme', async ({
  open,
}) => {
  for (const [place, colorScheme] of (['light', 'dark'] as const).entries()) {
    const { portal } = await open({ ...DESKTOP, colorScheme })
    await portal.open('/signin')
    await expect(portal.ingresar()).toHaveCSS('background-color', DEL_BOTON[place] ?? '')
    const link = await portal.page
      .getByRole('link', { name: 'Crear mi cuenta' })
      .evaluate((element) => getComputedStyle(element).color)
    const [red = 0, , blue = 0] = link.match(/\d+/g)?.map(Number) ?? []
    expect(blue).toBeGreaterThan(red)
  }
})

test(
  '[SHELL-01, SHELL-21] the portal can be installed: manifest, icons, screenshots, shortcuts and service worker',
  { tag: '@siempre' },
  async ({ phone: { portal }, network }) => {
    await portal.open('/signin')
    await portal.readyForNoSignal()
    const href = await portal.page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = (await (await fetch(network.url + href)).json()) as {
      name: string
      display: string
      start_url: string
      icons: { src: string; purpose?: string }[]
      screenshots?: { src: string; sizes: string; form_factor: string }[]
      shortcuts: { name: string; url: string }[]
    }

    expect(manifest).toMatchObject({ name: NOMBRE, display: 'standalone', start_url: '/' })
    for (const { src } of manifest.icons) {
      const icon = await fetch(network.url + src)
      expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, 'image/png'])
    }
    // Pictures of another insurer's portal would show this one's name.
    const { screenshots = [] } = manifest
    expect(screenshots.map(({ form_factor }) => form_factor).toSorted()).toEqual(
      ES_OTRO ? [] : ['narrow', 'narrow', 'wide'],
    )
    for (const { src, sizes } of screenshots) {
      const picture = PNG.sync.read(
        Buffer.from(await (await fetch(network.url + src)).arrayBuffer()),
      )
      expect(`${picture.width}x${picture.height}`, src).toBe(sizes)
    }
    expect(manifest.shortcuts).toMatchObject([
      { name: 'Modo mostrador', url: '/mostrador' },
      { name: 'Comprobar una credencial', url: '/validar-credencial' },
    ])
    const session = await portal.page.context().newCDPSession(portal.page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    ).toEqual([])
  },
)

test('[CRED-08, CRED-09] the preview of a shared credential names the portal, and neither its member nor its token', async ({
  network,
}) => {
  const announced = async (path: string) => {
    const html = await (await fetch(network.url + path)).text()
    const tags = html.matchAll(/<meta property="(og:[\w:]+)" content="([^"]*)">/g)
    return { html, tags: Object.fromEntries([...tags].map(([, name, text]) => [name, text])) }
  }
  const { html, tags } = await announced('/validar-credencial/PFJBDEXuErGsv8vTRMGWwA')

  expect(tags).toMatchObject({
    'og:title': `Credencial de ${NOMBRE}`,
    'og:description': expect.stringContaining('comprobar'),
    'og:image': expect.stringMatching(/^http.*\/vista-previa\.png(\?v=\w+)?$/),
  })
  expect(html).toContain(`<title>Credencial de ${NOMBRE}</title>`)
  expect(html).not.toContain('PFJBDEXuErGsv8vTRMGWwA')
  const image = await fetch(network.url + new URL(String(tags['og:image'])).pathname)
  const { width, height } = PNG.sync.read(Buffer.from(await image.arrayBuffer()))
  expect([width, height]).toEqual([1200, 630])
  expect((await announced('/signin')).tags).toEqual({})

  const robots = await fetch(`${network.url}/robots.txt`)
  expect([robots.status, robots.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
})

for (const look of [{ width: 390 }, DESKTOP])
  test(`[SHELL-11] nothing moves at ${look.width} px when the sign-in replaces its first picture`, async ({
    open,
    network,
  }) => {
    // Simulates a slow link: the document is painted in pieces, some time before the first script.
    network.rule({ match: 'GET /signin', do: { kind: 'throttle', bytesPerSecond: 8000 } })
    network.rule({ match: '/assets/', do: { kind: 'stall', ms: 500 } })
    const { portal } = await open(look)
    await portal.page.addInitScript(WATCH_SHIFTS)
    await portal.open('/signin')
    await portal.page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0)
    network.heal() // the service worker's own files do not belong to the picture
    await portal.readyForNoSignal()
    // Two frames, so that the last shift is counted.
    await portal.page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        ),
    )
    expect(await movido(portal.page), await seMovio(portal.page)).toBeLessThanOrEqual(0.01)
  })
