import { USUARIO } from '../support/aseguradora.ts'
import { violationsOf } from '../support/axe.ts'
import { type Phone, expect, test } from '../support/test.ts'

const VERSION = 'GET /v1/app/version/25'
const answering = (body: string, type = 'application/json') =>
  ({
    match: VERSION,
    do: { kind: 'status', code: 200, body, headers: { 'content-type': type } },
  }) as const

const seen = ({ portal }: Phone) =>
  portal.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** The version of the last answer, as stored on the phone. */
const lastVersion = async ({ portal }: Phone) =>
  (await portal.values()).find(({ id }) => id === 'version')?.value

test('[SHELL-14, SHELL-15, SHELL-16, FLT-60] another version shows the maintenance screen with the card and the unsent changes', async ({
  phone,
  network,
}) => {
  const { portal } = phone
  await portal.signIn()
  await portal.readyForNoSignal()
  network.rule({
    match: 'POST /v1/afiliados/deshabilitar-notificacion-pendiente',
    do: { kind: 'status', code: 503 },
  })
  await portal.dismissNotification('20377')
  network.rule(answering('{"version":"0.1.4"}'))

  await portal.open('/grupo-familiar')
  await expect(portal.titulo()).toHaveText('Sitio en mantenimiento')
  await expect(portal.page.getByText('1 cambio sin enviar:')).toBeVisible()
  expect(await violationsOf(portal.page)).toEqual([])
  await portal.page.getByRole('button', { name: 'Mostrar la credencial guardada' }).click()
  await expect(portal.credencial()).toContainText('Norma Quiroga')
  await portal.page.keyboard.press('Escape')
  await portal.page.getByRole('link', { name: 'Ver' }).click()
  await expect(portal.page.getByRole('heading', { name: /N° 20377/ })).toBeVisible()

  await portal.open('/grupo-familiar')
  await expect(portal.titulo()).toHaveText('Sitio en mantenimiento')
  network.heal()
  await portal.page.getByRole('button', { name: 'Actualizar', exact: true }).click()
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
  await expect.poll(async () => (await portal.outbox())[0]?.state).toBe('done')
})

test('[SHELL-16] «Actualizar» fetches a new version and lets it take over before the page reloads', async ({
  phone: { portal },
  network,
}) => {
  await portal.signIn()
  await portal.readyForNoSignal()
  network.rule(answering('{"version":"0.1.4"}'))
  await portal.open('/grupo-familiar')
  await expect(portal.titulo()).toHaveText('Sitio en mantenimiento')
  network.alter(
    'GET /sw.js',
    `self.addEventListener('activate', (event) => event.waitUntil(caches.open('la-nueva')))`,
  )
  network.heal()
  const before = network.sent('GET /sw.js').length

  const loadedAnew = portal.page.waitForEvent('domcontentloaded')
  await portal.page.getByRole('button', { name: 'Actualizar', exact: true }).click()
  await loadedAnew
  expect(network.sent('GET /sw.js').length).toBeGreaterThan(before)
  expect(await portal.page.evaluate(() => caches.has('la-nueva'))).toBe(true)
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
})

test('[SHELL-14, SHELL-16] the maintenance screen also shows signed out and at its own address', async ({
  phone: { portal },
  network,
}) => {
  await portal.open('/mantenimiento')
  await expect(portal.titulo()).toHaveText('Sitio en mantenimiento')
  await expect(portal.page.getByRole('main')).toContainText('Si hay una versión nueva')
  const loadedAnew = portal.page.waitForEvent('load')
  await portal.page.getByRole('button', { name: 'Actualizar', exact: true }).click()
  await expect(portal.titulo()).toHaveText('Ingresá')
  await loadedAnew

  network.rule(answering('{"version":"0.2.0"}'))
  await portal.open('/signin')
  await expect(portal.titulo()).toHaveText('Sitio en mantenimiento')
  await expect(portal.page.getByRole('button', { name: /credencial/ })).toHaveCount(0)
})

for (const [path, field] of [
  ['/signin', USUARIO],
  ['/olvide-pin', USUARIO],
  ['/confirmar-contacto-crear-cuenta', 'Código'],
  ['/recuperar-pin?t=un-enlace&c=1', 'Nueva contraseña'],
  ['/crear-cuenta', 'Nombres'],
] as const)
  test(`[SHELL-14, SHELL-22] the maintenance screen does not cover a half-filled form at ${path}`, async ({
    phone,
    network,
  }) => {
    const { portal } = phone
    network.rule({ match: VERSION, do: { kind: 'refuse' } })
    await portal.open(path)
    const written = portal.page.getByLabel(field, { exact: true })
    await written.fill('271234')
    await expect.poll(() => network.sent(VERSION).length).toBeGreaterThan(0)
    network.heal()
    network.rule(answering('{"version":"0.1.4"}'))
    await expect
      .poll(async () => {
        await seen(phone)
        return lastVersion(phone)
      })
      .toBe('0.1.4')
    await expect(written).toHaveValue('271234')
    await written.fill('')
    if (path !== '/crear-cuenta') await expect(portal.titulo()).toHaveText('Sitio en mantenimiento')
  })

test('[SHELL-10, SHELL-15] without signal the portal opens, and the menu still announces the new version', async ({
  phone,
  network,
}) => {
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  network.rule(answering('{"version":"0.1.4"}'))
  await phone.portal.open('/')
  await expect(phone.portal.titulo()).toHaveText('Sitio en mantenimiento')
  network.cut()

  await phone.portal.open('/')
  await expect(phone.portal.titulo()).toHaveText('Hola, Norma')
  await phone.portal.page.getByRole('button', { name: 'Menú' }).click()
  await expect(phone.portal.page.getByText('Versión 0.1.3 · hay una nueva.')).toBeVisible()
})

test('[SHELL-14] returning to the portal asks for the version at most once in five minutes', async ({
  phone,
  network,
}) => {
  const { portal } = phone
  await portal.page.clock.install()
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  network.rule({ match: VERSION, times: 1, do: { kind: 'hold', until: late } })
  await portal.open('/signin')
  await expect.poll(() => network.sent(VERSION).length).toBe(1)
  await seen(phone)
  arrive()
  await expect.poll(() => lastVersion(phone)).toBe('0.1.3')
  await portal.page.clock.fastForward(4 * 60_000)
  await seen(phone)

  network.rule(answering('{"version":"0.1.4"}'))
  await portal.page.clock.fastForward(2 * 60_000)
  await seen(phone)
  await expect(portal.titulo()).toHaveText('Sitio en mantenimiento')
  expect(network.sent(VERSION)).toHaveLength(2)
})
