import { create } from 'superstruct'

import { deBase64 } from '#contract/base64.ts'
import { Confianza } from '#contract/extensiones/pases.ts'
import { comprobar } from '#contract/pase/comprobar.ts'

import { WATCH_SHIFTS, mostradorOn, movido, setOffset } from '../support/contador.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test.use({ look: { scripts: [WATCH_SHIFTS] } })

/** The verdict of a checker without signal on a scanned address. */
async function veredicto(scanned: string | undefined, confianza: Confianza) {
  const [, como = '', digits = ''] = /\/validar-credencial\/(\w)#(\d+)$/.exec(scanned ?? '') ?? []
  const clave = (kid: number) => {
    const known = confianza.claves.find((one) => one.kid === kid && one.uso === 'pase')
    return known && deBase64(known.clave)
  }
  return comprobar(como, digits, { clave, ahora: Date.now() })
}

async function trust(url: string): Promise<Confianza> {
  const answer = await fetch(`${url}/v1/portal/pases/confianza`)
  return create(await answer.json(), Confianza)
}

const signedIn = async (portal: Portal) => {
  await portal.signIn()
  await portal.readyForNoSignal()
  await mostradorOn(portal).guardado()
}

test(
  '[CRED-01, SEC-30] from a cold start without signal the counter shows a valid code, and nothing moves',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone, network }) => {
    await phone.portal.open('/')
    const confianza = await trust(network.url)
    const portal = await phone.restart(async () => network.cut())
    const mostrador = mostradorOn(portal)
    await portal.open('/mostrador')

    await expect(mostrador.nombre()).toHaveText('Norma Quiroga')
    await expect(mostrador.qr()).toBeVisible()
    await mostrador.tomado()
    const deNorma = await veredicto(await mostrador.scan(), confianza)
    expect(deNorma).toMatchObject({ state: 'firma-valida', pase: { nombre: 'Norma' } })
    expect(await movido(portal.page)).toBe(0)
    const marks = await portal.page.evaluate(() =>
      performance.getEntriesByType('mark').map(({ name }) => name),
    )
    expect(marks).toEqual(expect.arrayContaining(['credential-text', 'credential-qr']))

    const otro = portal.page.getByRole('navigation').getByRole('link').nth(1)
    await otro.focus()
    await portal.page.keyboard.press('Enter')
    await expect(otro).toHaveAttribute('aria-current', 'true')
    await expect(otro).toBeFocused()
    await expect(mostrador.nombre()).not.toHaveText('Norma Quiroga')
    await expect(mostrador.qr()).toBeVisible()
    expect(new URL(portal.page.url()).pathname).toMatch(/^\/mostrador\/\d+$/)
    await expect
      .poll(async () => veredicto(await mostrador.scan(), confianza))
      .not.toMatchObject({ pase: { nombre: 'Norma' } })

    // Back leads home, since there was no page before.
    await portal.page.goBack()
    await expect(portal.titulo()).toHaveText('Hola, Norma')
    const kept = await portal.page.evaluate(async () => {
      const names = await caches.keys()
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()))
      const texts = await Promise.all(all.flat().map((response) => response.text()))
      return texts.filter((text) => text.includes('Quiroga')).length
    })
    expect(kept).toBe(0)
  },
)

test('[CRED-01] if the service worker cannot sign, the counter’s document draws the code itself', async ({
  phone,
  network,
}) => {
  network.alter('GET /sw.js', `crypto.subtle.sign = () => Promise.reject(new Error('not here'));`)
  await signedIn(phone.portal)
  const confianza = await trust(network.url)
  const portal = await phone.restart(async () => network.cut())
  const mostrador = mostradorOn(portal)
  const portalScript = '**/assets/main-*.js'
  await portal.page.route(portalScript, (route) => route.abort()) // without the code that React would draw
  await portal.open('/mostrador')

  await expect(mostrador.qr()).toBeVisible()
  const code = await veredicto(await mostrador.scan(), confianza)
  expect(code).toMatchObject({ state: 'firma-valida', pase: { nombre: 'Norma' } })
})

test('[SESS-09] the counter says that a pass expired, shows no foreign member, and no data after sign-out', async ({
  phone: { portal },
  network,
}) => {
  await signedIn(portal)
  network.cut()
  const mostrador = mostradorOn(portal)
  await portal.open('/mostrador/999999')
  await expect(mostrador.nombre()).toHaveText('Esta persona no está en tu grupo familiar')
  await portal.page.getByRole('link', { name: 'Ver mi credencial' }).click()
  await expect(mostrador.nombre()).toHaveText('Norma Quiroga')
  // A browser reads the manifest only from a link in the head.
  const devtools = await portal.page.context().newCDPSession(portal.page)
  const { url, data = '' } = await devtools.send('Page.getAppManifest')
  expect(url).toMatch(/\/manifest\.webmanifest$/)
  // The entries of a long press on the icon.
  expect(JSON.parse(data)).toMatchObject({
    shortcuts: [
      { name: 'Modo mostrador', url: '/mostrador' },
      { name: 'Comprobar una credencial', url: '/validar-credencial' },
    ],
  })

  await setOffset(portal.page, 8 * 86_400_000)
  await portal.open('/mostrador')
  await mostrador.tomado()
  await expect(portal.page.getByText(/^Sin verificar desde \d\d\/\d\d$/)).toBeVisible()
  await expect(portal.page.getByText('La firma de este teléfono venció')).toBeVisible()
  await expect(mostrador.qr()).toHaveCount(0)
  expect(await movido(portal.page)).toBe(0)

  await setOffset(portal.page, 0)
  network.restore()
  await portal.open('/signout')
  await expect(portal.ingresar()).toBeVisible()
  await portal.open('/mostrador')
  await expect(portal.ingresar()).toBeVisible()
  await expect(portal.page.getByText('Norma')).toHaveCount(0)
})

test('while the phone is lent only a press of three seconds leads out of the counter', async ({
  phone,
}) => {
  await signedIn(phone.portal)
  await phone.portal.page.getByRole('link', { name: /^Modo mostrador/ }).click()
  const { page } = phone.portal
  let mostrador = mostradorOn(phone.portal)
  await expect(mostrador.titulo()).toBeFocused()
  const stays = async (portal: Portal) => {
    await expect(mostradorOn(portal).titulo()).toHaveText('Modo prestado')
    await expect.poll(() => new URL(portal.page.url()).pathname).toMatch(/^\/mostrador/)
    await expect(portal.page.getByRole('link', { name: 'Salir' })).toHaveCount(0)
  }
  const otra = await phone.newWindow()
  await otra.open('/grupo-familiar')
  await expect(otra.titulo()).toHaveText('Grupo Familiar')
  await mostrador.prestarA('todos')
  await stays({ ...phone.portal, page })
  await expect(mostrador.titulo()).toBeFocused()

  // The other window follows, and Back does not lead out of it.
  await stays(otra)
  await otra.page.goBack()
  await stays(otra)
  await otra.page.close()

  // All stops of Tab belong to the counter, once the sign-in's toast is gone.
  await expect(page.getByText(/^Ingresando a /)).toHaveCount(0)
  const stops = new Set<string>()
  for (let pressed = 0; pressed < 12; pressed++) {
    await page.keyboard.press('Tab')
    stops.add(
      await page.evaluate(() => {
        const { activeElement: at, body } = document
        if (at === null || at === body) return 'browser'
        if (at.closest('.mostrador-recetas')) return 'documento'
        return at.closest('.mostrador-quien') ? 'integrante' : (at.textContent ?? '')
      }),
    )
  }
  stops.delete('browser')
  stops.delete('documento') // the ones loaded by now
  expect([...stops].toSorted()).toEqual(['Mantené apretado 3 segundos para salir', 'integrante'])

  for (let back = 0; back < 4; back++) {
    await page.goBack().catch(() => undefined) // the history has no earlier entry
    await stays({ ...phone.portal, page })
  }

  // Any opened address, also after the browser was closed.
  const portal = await phone.restart()
  mostrador = mostradorOn(portal)
  for (const path of [
    '/',
    '/perfil',
    '/pendientes',
    '/signout',
    '/terminos-condiciones',
    '/nada',
  ]) {
    await portal.open(path)
    await mostrador.tomado()
    await stays(portal)
  }
  await portal.page.reload()
  await mostrador.tomado() // a held clock does not run the timers of the page before
  await stays(portal)

  // A press released early starts from zero; a key works as a finger does. With reduced motion the
  // bar has three steps without movement.
  await portal.page.clock.install()
  await portal.page.clock.pauseAt(Date.now() + 60_000)
  await portal.page.emulateMedia({ reducedMotion: 'reduce' })
  const boton = mostrador.mantener()
  const barra = () =>
    boton.evaluate((element) => {
      const { transform, transitionDuration } = getComputedStyle(element, '::before')
      return { ancho: new DOMMatrix(transform).a, dura: transitionDuration }
    })
  await boton.hover()
  await portal.page.mouse.down()
  await expect.poll(barra).toEqual({ ancho: 0.34, dura: '0s' })
  await portal.page.clock.runFor(1000)
  await expect.poll(barra).toEqual({ ancho: 0.67, dura: '0s' })
  await portal.page.clock.runFor(1900)
  await expect.poll(barra).toEqual({ ancho: 1, dura: '0s' })
  await portal.page.mouse.up()
  await expect.poll(barra).toEqual({ ancho: 0, dura: '0s' })
  await portal.page.clock.runFor(3000)
  await stays(portal)
  await boton.focus()
  await portal.page.keyboard.down('Enter')
  await portal.page.clock.runFor(2100)
  await expect(portal.page.getByText('Falta 1')).toBeAttached()
  await portal.page.keyboard.up('Enter')
  await portal.page.clock.runFor(2000)
  await stays(portal)
  await portal.page.setViewportSize({ width: 390, height: 480 })
  await portal.page.evaluate(() => scrollTo(0, 300))
  expect(await portal.page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await portal.page.keyboard.down(' ')
  await portal.page.clock.runFor(3000)
  await portal.page.keyboard.up(' ')
  await portal.page.clock.resume()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await expect(portal.titulo()).toBeFocused()
  expect(await portal.page.evaluate(() => scrollY)).toBe(0)
  await portal.open('/perfil')
  await expect(portal.titulo()).toHaveText(/Norma/)
})
