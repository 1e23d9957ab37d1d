import { PNG } from 'pngjs'

import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const DESKTOP = { width: 1280, height: 800, mobile: false }

test('[SHELL-02, SHELL-03] the top bar shows name, BETA, the bell with its count and the profile menu', async ({
  phone: { portal },
}) => {
  await portal.signIn()
  const bar = portal.page.getByRole('banner')

  await expect(bar.getByRole('link', { name: /Mi Cobertura\s*BETA/ })).toBeVisible()
  await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')
  await portal.miCuenta().click()
  for (const [name, href] of [
    ['Perfil', '/perfil'],
    ['Cambiar mi Contraseña', '/cambiar-pin'],
    ['Términos y condiciones', '/terminos-condiciones'],
    ['Salir', '/signout'],
  ] as const)
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
})

test('[SHELL-04, SHELL-05, SHELL-10] on a computer the drawer is always there, 260 px wide, with its entries and the version', async ({
  open,
}) => {
  const { portal } = await open(DESKTOP)
  await portal.signIn()
  const menu = portal.page.getByRole('navigation', { name: 'Menú' })

  await expect(menu).toBeVisible()
  expect(Math.round((await menu.boundingBox())?.width ?? 0)).toBe(260)
  for (const href of [
    '/',
    '/orden',
    '/teleconsulta',
    '/receta',
    '/prescripcion',
    '/autorizaciones',
    '/grupo-familiar',
    '/prestadores',
    '/reintegros',
    '/aportes',
    '/delegaciones',
    '/consumo-prestacional',
    '/ayuda',
  ])
    await expect(menu.locator(`a[href="${href}"]`), href).toHaveCount(1)
  await expect(menu.getByText('Versión 0.1.3 · al día')).toBeVisible()
})

test('[SHELL-04] on a phone the drawer opens over the page and Back closes it', async ({
  phone: { portal },
}) => {
  await portal.signIn()
  const drawer = portal.page.getByRole('dialog', { name: 'Menú' })
  await expect(drawer).toHaveCount(0)

  await portal.page.getByRole('button', { name: 'Menú' }).click()
  await expect(drawer).toBeVisible()
  await portal.page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(portal.titulo()).toHaveText('Hola, Norma')
})

test('[SHELL-06, SHELL-07, SESS-06] Capita shows for who has a due date, Derivaciones for everybody else', async ({
  open,
}) => {
  const norma = await open(DESKTOP)
  await norma.portal.signIn()
  const hrefs = (page: typeof norma.portal.page) =>
    page
      .getByRole('navigation', { name: 'Menú' })
      .getByRole('link')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
  await expect.poll(() => hrefs(norma.portal.page)).toContain('/derivaciones')
  expect(await hrefs(norma.portal.page)).not.toContain('/cupon-pago-capita')

  const other = await open(DESKTOP)
  await other.portal.signIn(people.voluntaria)
  await expect.poll(() => hrefs(other.portal.page)).toContain('/cupon-pago-capita')
  expect(await hrefs(other.portal.page)).not.toContain('/derivaciones')
  const others = async (page: typeof norma.portal.page) =>
    (await hrefs(page)).filter((href) => href !== '/derivaciones' && href !== '/cupon-pago-capita')
  expect(await others(other.portal.page)).toEqual(await others(norma.portal.page))
})

test('[SHELL-04] in forced colours links and buttons of the bottom bar look the same, and the current one another', async ({
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

test('[SHELL-17, SHELL-18, ERR-10] a toast stands at the bottom centre and leaves by itself after 6 s', async ({
  phone: { portal },
}) => {
  await portal.page.clock.install()
  await portal.open('/signin')
  await portal.fillSignIn(people.norma)
  await portal.ingresar().click()
  const toast = portal.toast('Ingresando a Mi Cobertura...')
  await expect(toast).toBeVisible()

  // Of whichever screen holds it while one gives way to the next.
  const place = async () => {
    const box = await toast.boundingBox()
    return box && { centred: Math.abs(box.x + box.width / 2 - 195) < 40, low: box.y > 844 / 2 }
  }
  await expect.poll(place).toEqual({ centred: true, low: true })
  const at = await portal.page.evaluate(() => Date.now())
  await portal.page.clock.pauseAt(at + 1000)
  await expect(toast).toBeVisible()
  await portal.page.clock.runFor(6000)
  await expect(toast).toHaveCount(0)
})

test('[SHELL-19] the first keys lead to the content and to the menu', async ({ open }) => {
  const { portal } = await open(DESKTOP)
  await portal.signIn()
  await portal.page.reload()
  await expect(portal.titulo()).toBeVisible()
  await portal.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

  await portal.page.keyboard.press('Tab')
  await expect(portal.page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
  await portal.page.keyboard.press('Tab')
  await expect(portal.page.getByRole('link', { name: 'Ir al menú' })).toBeFocused()
  // The document's own picture has both; what the menu holds comes with the portal, and the focus stays where it was.
  await expect(portal.page.locator('.fui-FluentProvider .marco')).toBeVisible()
  await expect(portal.page.getByRole('link', { name: 'Ir al menú' })).toBeFocused()
  await portal.page.keyboard.press('Enter')
  await portal.page.keyboard.press('Tab')
  await expect(
    portal.page.getByRole('navigation', { name: 'Menú' }).getByRole('link').first(),
  ).toBeFocused()
})

test('[SHELL-19] signed out, on a phone and on a computer, the first key leads to the content', async ({
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

test('[SHELL-20] green leads and blue follows, in both themes', async ({ open }) => {
  for (const [colorScheme, green] of [
    ['light', 'rgb(7, 100, 65)'],
    ['dark', 'rgb(98, 180, 138)'],
  ] as const) {
    const { portal } = await open({ ...DESKTOP, colorScheme })
    await portal.open('/signin')
    await expect(portal.ingresar()).toHaveCSS('background-color', green)
    const link = await portal.page
      .getByRole('link', { name: 'Crear mi cuenta' })
      .evaluate((element) => getComputedStyle(element).color)
    const [red = 0, , blue = 0] = link.match(/\d+/g)?.map(Number) ?? []
    expect(blue).toBeGreaterThan(red)
  }
})

test(
  '[SHELL-01, SHELL-21] the portal can be installed: a manifest with its icons and an offline worker',
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
      screenshots: { src: string; sizes: string; form_factor: string }[]
      shortcuts: { name: string; url: string }[]
    }

    expect(manifest).toMatchObject({ name: 'Mi Cobertura', display: 'standalone', start_url: '/' })
    for (const { src } of manifest.icons) {
      const icon = await fetch(network.url + src)
      expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, 'image/png'])
    }
    expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    )
    for (const { src, sizes } of manifest.screenshots) {
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

test('[CRED-08, CRED-09] a shared credential is announced with what it is, and nothing of whose it is', async ({
  network,
}) => {
  const announced = async (path: string) => {
    const html = await (await fetch(network.url + path)).text()
    const tags = html.matchAll(/<meta property="(og:[\w:]+)" content="([^"]*)">/g)
    return { html, tags: Object.fromEntries([...tags].map(([, name, text]) => [name, text])) }
  }
  const { html, tags } = await announced('/validar-credencial/PFJBDEXuErGsv8vTRMGWwA')

  expect(tags).toMatchObject({
    'og:title': 'Credencial de Mi Cobertura',
    'og:description': expect.stringContaining('comprobar'),
    'og:image': expect.stringMatching(/^http.*\/vista-previa\.png$/),
  })
  expect(html).toContain('<title>Credencial de Mi Cobertura</title>')
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

test('[SHELL-27] an address that no route takes says so and leads home; a slash at the end makes no difference', async ({
  phone: { portal },
}) => {
  await portal.signIn()
  for (const path of ['/perfil/x', '/no-existe', '/terminos-condiciones/y']) {
    await portal.open(path)
    await expect(portal.titulo(), path).toHaveText('Esta dirección no existe')
  }
  await portal.page.getByRole('main').getByRole('link', { name: 'Ir a Inicio' }).click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await portal.open('/grupo-familiar/?x=1')
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
})

for (const look of [{ width: 390 }, DESKTOP])
  test(`[SHELL-11] nothing moves at ${look.width} px when the sign-in takes the place of its first picture`, async ({
    open,
    network,
  }) => {
    // As on a slow link: the document is painted in pieces, and is on screen a while before the first script comes.
    network.rule({ match: 'GET /signin', do: { kind: 'throttle', bytesPerSecond: 8000 } })
    network.rule({ match: '/assets/', do: { kind: 'stall', ms: 500 } })
    const { portal } = await open(look)
    await portal.page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await portal.open('/signin')
    await portal.page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0)
    network.heal() // what the offline worker fetches by itself is none of the picture
    await portal.readyForNoSignal()
    const shifts = await portal.page.evaluate(
      () =>
        new Promise<number[]>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve((window as unknown as { shifts: number[] }).shifts),
            ),
          ),
        ),
    )
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01)
  })

test('[SHELL-11] on a computer what arrives at the end of the sign-in moves nothing above it', async ({
  open,
}) => {
  const { portal } = await open(DESKTOP)
  await portal.open('/signin')
  await expect(portal.page.locator('form')).toBeVisible()
  const top = async () => (await portal.titulo().boundingBox())?.y
  const whole = await top()

  await portal.page.locator('.ayuda').evaluate((last) => last.remove())

  expect(await top()).toBe(whole)
})
