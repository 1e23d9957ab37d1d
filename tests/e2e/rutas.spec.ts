import { encontrarRuta } from '#app/rutas/encontrarRuta.ts'

import { NOMBRE } from '../support/aseguradora.ts'
import { CON_SESION, DIRECCIONES, type Direccion, SIN_SESION } from '../support/direcciones.ts'
import { APARATOS } from '../support/mirada.ts'
import { people } from '../support/people.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** Goes to an address as a link of the portal does. */
const goTo = ({ page }: Portal, path: string) =>
  page.evaluate((address) => history.pushState(null, '', address), path)

/** Loaded as a page: addresses with a search part, and the counter, which is its own document. */
const esDocumento = ({ path }: Direccion) => path.includes('?') || path.startsWith('/mostrador')

/** Checks that the address shows its screen, with its name and a text. */
async function expectThere({ page, titulo }: Portal, { path, ruta }: Direccion) {
  await expect(titulo(), path).toBeVisible()
  await expect(titulo(), path).not.toHaveText(/^No pudimos abrir/)
  if (ruta) await expect(page, path).toHaveTitle(`${ruta.titulo} · ${NOMBRE}`)
  else await expect(titulo(), path).toHaveText('Esta dirección no existe')
  await expect(page.getByRole('main').first(), path).not.toHaveText('')
  expect(encontrarRuta(new URL(page.url()).pathname)?.ruta.path, path).toBe(ruta?.path)
}

/** Goes from one address to the next without loading; addresses that are loaded come last. */
async function visit(
  portal: Portal,
  cuales: readonly Direccion[],
  mirar?: (path: string) => Promise<void>,
) {
  const documentos = cuales.filter(esDocumento)
  for (const una of [...cuales.filter((cada) => !documentos.includes(cada)), ...documentos]) {
    await (esDocumento(una) ? portal.open(una.path) : goTo(portal, una.path))
    await expectThere(portal, una)
    await mirar?.(una.path)
  }
}

const IDS = ['[SHELL-20, SHELL-28, SHELL-21, FMT-05]', '[FLT-01, SEC-19, SEC-23, SEC-30]']

for (const [at, { name, look, mirar }] of APARATOS.entries())
  test(`${IDS[at]} each address works signed in, with and without signal after one visit: ${name}`, async ({
    open,
    network,
  }) => {
    test.setTimeout(600_000)
    const { portal, browser } = await open(look)
    const { whole: looked, fits } = mirar(portal)
    const asked = new Set<string>()
    browser.context().on('request', (request) => asked.add(new URL(request.url()).origin))
    await portal.signIn()
    await portal.readyForNoSignal()

    await visit(portal, CON_SESION, looked)
    await portal.open('/')
    await portal.page.getByRole('button', { name: /^Mostrar credencial de Norma/ }).click()
    await expect(portal.qr()).toBeVisible()
    await expectOnlyOurs(portal, asked, network.url)

    await portal.open('/')
    await portal.kept(/./)
    network.cut()
    if (look.mobile !== false)
      return visit(portal, CON_SESION, (path) => looked(`${path}, no signal`))
    for (const una of CON_SESION) {
      await portal.open(una.path)
      await expectThere(portal, una)
      await fits(`${una.path}, no signal`)
    }
  })

/** Checks that no other origin was asked, and that Cache Storage has no personal data. */
async function expectOnlyOurs({ page }: Portal, asked: Set<string>, origin: string) {
  expect([...asked].filter((one) => one !== 'null')).toEqual([origin])
  const cached = await page.evaluate(async () => {
    const found: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        found.push({ url: request.url, text: (await (await cache.match(request))?.text()) ?? '' })
    }
    return found
  })
  expect(cached.length).toBeGreaterThan(10)
  for (const { url, text } of cached) {
    expect(new URL(url).pathname).toMatch(
      /^\/(assets\/|manual\/[\w-]+\.png$|\d{4}-\d\d\/?|primera\.js$|[\w-]+\.(html|svg|png|webmanifest))/,
    )
    for (const marker of ['Quiroga', '28456789', '28.456.789', 'demo1234'])
      expect(text, url).not.toContain(marker)
  }
}

for (const { name, look, mirar } of APARATOS)
  test(`[SHELL-23, SHELL-24, SHELL-28, FMT-05] each address works signed out, with and without signal: ${name}`, async ({
    open,
    network,
  }) => {
    const { portal } = await open(look)
    const { whole: looked } = mirar(portal)
    await portal.open('/signin')
    await portal.readyForNoSignal()
    for (const { path } of DIRECCIONES)
      expect((await fetch(network.url + path)).headers.get('content-type'), path).toMatch(
        /^text\/html/,
      )
    await visit(portal, SIN_SESION, looked)

    await portal.kept(/./)
    network.cut()
    for (const una of SIN_SESION.filter(({ publica }) => publica)) {
      await portal.open(una.path)
      await expectThere(portal, una)
      await looked(`${una.path}, no signal`)
    }
  })

test('[SESS-06, SEC-20] each address opens the same screen for a voluntary member', async ({
  open,
}) => {
  const { portal } = await open({ width: 1280, height: 800, mobile: false })
  await portal.signIn(people.voluntaria)
  await visit(portal, CON_SESION)
  await portal.open('/signout')
  await expect(portal.titulo()).toHaveText('Ingresá')
})
