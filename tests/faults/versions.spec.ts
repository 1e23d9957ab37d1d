import { CERROJO, CERROJO_OCUPADO } from '#local/bases/names.ts'

import { texts } from '../support/areaDePrueba/texts.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { notasOn } from './support/notas.ts'
import { descarte, nota, ready, standing } from './support/operations.ts'

/** Lets the browser look for a newer version, as it does when a page is opened. */
const look = ({ page }: Portal) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined)
  })

/** True if a newer version is installed and waits. */
const waits = ({ page }: Portal) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)

/** Script that identifies the build of the page. */
const scriptOf = ({ page }: Portal) =>
  page.evaluate(() => document.querySelector('script[src*="/main-"]')?.getAttribute('src'))

/** Runs in the page: holds the lock for sending, as a working engine does. */
function holdTurn(lock: string) {
  const through = new Promise((resolve) => addEventListener('through', resolve, { once: true }))
  return new Promise<void>((resolve) => {
    void navigator.locks.request(lock, () => {
      resolve()
      return through
    })
  })
}

/**
 * From now on calls begin again and again, until the page is reloaded. Both run in the page. Ten calls a second leave
 * even a slow machine time to end each one: the browser hands over between two calls.
 */
const KEEP_ASKING = {
  'its page': () =>
    void setInterval(() => void fetch('/v1/app/version/25').catch(() => undefined), 100),
  'its engine': () => void setInterval(() => dispatchEvent(new Event('offline')), 5),
}

/** Runs in the page: true if the lock is held. */
const isHeld = async (lock: string) =>
  (await navigator.locks.query()).held?.some(({ name }) => name === lock) === true

const titulo = (portal: Portal) => notasOn(portal).form().getByLabel(texts.tituloDeNota)

test('[FLT-52, SHELL-22] a new version waits for a half-filled form and for sending, then replaces the old one', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, nota)
  const before = await scriptOf(portal)
  network.rule({ match: descarte.steps[0], do: { kind: 'blackhole' } })
  await descarte.make(portal, 1)
  await notasOn(portal).open()
  await nota.write(portal, 1)

  await provider.deploy('prueba-b')
  await look(portal)
  await expect.poll(() => waits(portal)).toBe(true)
  await portal.page.getByRole('button', { name: /Menú/ }).click()
  await expect(portal.page.getByText(/hay una nueva/)).toBeVisible()
  await portal.page.getByRole('button', { name: 'Cerrar menú' }).click()
  expect(await scriptOf(portal)).toBe(before)
  await expect(titulo(portal)).toHaveValue('Nota 1')

  network.heal()
  await nota.press(portal, 1)

  await expect
    .poll(() => scriptOf(portal).catch(() => before), { timeout: 90_000 })
    .not.toBe(before)
  await expect.poll(() => standing(portal, nota)).toEqual(['done'])
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-52, SHELL-22] if the person updates in the middle of a form, the typed text is there afterwards', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, nota)
  const before = await scriptOf(portal)
  await nota.write(portal, 1)
  await provider.deploy('prueba-b')
  await look(portal)
  await expect.poll(() => waits(portal)).toBe(true)

  await portal.page.getByRole('button', { name: /Menú/ }).click()
  await portal.page.getByRole('button', { name: 'Actualizar', exact: true }).click()

  await expect.poll(() => scriptOf(portal).catch(() => before)).not.toBe(before)
  await expect(titulo(portal)).toHaveValue('Nota 1')
  await nota.press(portal, 1)
  await nota.kept(portal, 1)
  await settle({ phone, provider, network }, 'norma')
})

test('[SHELL-22] a new version replaces the old one by itself when the person has nothing open', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, descarte)
  const before = await scriptOf(portal)

  await provider.deploy('prueba-b')
  await look(portal)

  await expect.poll(() => scriptOf(portal).catch(() => before)).not.toBe(before)
  await expect(portal.titulo()).toHaveText(/^Hola, /)
  await settle({ phone, provider, network }, 'norma')
})

for (const who of ['its page', 'its engine'] as const)
  test(`[SHELL-22] a new version replaces the old one even if ${who} calls the provider all the time`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, descarte)
    const before = await scriptOf(portal)
    await provider.deploy('prueba-b')
    await portal.page.evaluate(KEEP_ASKING[who])
    await look(portal)

    await expect.poll(() => scriptOf(portal).catch(() => before)).not.toBe(before)
    await settle({ phone, provider, network }, 'norma')
  })

test('[SHELL-22] a new version waits until the open list of notifications is closed', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, descarte)
  const before = await scriptOf(portal)
  await portal.openNotifications()
  await expect.poll(() => portal.page.evaluate(isHeld, CERROJO_OCUPADO)).toBe(true)
  await provider.deploy('prueba-b')
  await look(portal)
  await expect.poll(() => waits(portal)).toBe(true)
  await expect(portal.notificaciones()).toBeVisible()

  await portal.page.keyboard.press('Escape')
  await expect.poll(() => scriptOf(portal).catch(() => before)).not.toBe(before)
  await settle({ phone, provider, network }, 'norma')
})

// Updates from the product to the build with the test area. The latter counts as a newer version, so that no third
// build is needed for every change.
test.describe('the product, and its next version', () => {
  test.use({ build: 'producto' })

  test(
    '[SHELL-22] signed out, a new version waits for a half-filled sign-in, then replaces the old one',
    { tag: '@siempre' },
    async ({ phone: { portal }, provider }) => {
      await portal.open('/signin')
      await portal.readyForNoSignal()
      const before = await scriptOf(portal)
      await portal.usuario().fill('27284')
      await provider.deploy('prueba')
      await look(portal)
      await expect.poll(() => waits(portal)).toBe(true)
      await expect(portal.usuario()).toHaveValue('27284')
      expect(await scriptOf(portal)).toBe(before)

      await portal.usuario().fill('')
      await expect.poll(() => scriptOf(portal).catch(() => before)).not.toBe(before)
      await expect(portal.titulo()).toHaveText('Ingresá')
    },
  )
})

test('[SHELL-22, FLT-52] a new version that is found while a change is sent replaces the old one right after it', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, descarte)
  const before = await scriptOf(portal)
  await portal.page.evaluate(holdTurn, CERROJO)
  await provider.deploy('prueba-b')
  await look(portal)
  await expect.poll(() => waits(portal)).toBe(true)
  expect(await scriptOf(portal)).toBe(before)

  await portal.page.evaluate(() => dispatchEvent(new Event('through')))

  await expect.poll(() => scriptOf(portal).catch(() => before), { timeout: 5000 }).not.toBe(before)
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-53] if one tab updates the databases, the other reloads within 5 s and keeps its text', async ({
  phone,
  provider,
  network,
}) => {
  // The older version fetches its last missing file, and gets no answer.
  const missing = '/assets/r2/worker-pdf-'
  network.rule({ match: missing, do: { kind: 'blackhole' } })
  const typing = await ready({ phone, provider, network }, nota)
  await nota.write(typing, 1)
  await expect.poll(() => network.log.some(({ path }) => path.startsWith(missing))).toBe(true)
  await provider.deploy('prueba-b')
  const other = await phone.newWindow()
  await other.open('/')
  await look(other)
  await expect.poll(() => waits(other)).toBe(true)
  const before = await scriptOf(other)

  await other.page.getByRole('button', { name: /Menú/ }).click()
  await other.page.getByRole('button', { name: 'Actualizar', exact: true }).click()

  await expect.poll(() => scriptOf(other).catch(() => before)).not.toBe(before)
  await expect(other.titulo()).toHaveText(/^Hola, /, { timeout: 5000 })
  const dialog = typing.page.getByRole('dialog', { name: 'Hay una versión nueva' })
  await expect(dialog).toBeVisible()
  await expect(typing.page.getByLabel(texts.tituloDeNota)).toHaveValue('Nota 1')

  await dialog.getByRole('button', { name: 'Actualizar', exact: true }).click()
  await expect(titulo(typing)).toHaveValue('Nota 1')
  await nota.press(typing, 1)
  await nota.kept(typing, 1)
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-55] after a rollback of the server nothing is deleted, and the newer version finds all data', async ({
  phone,
  provider,
  network,
}) => {
  await provider.deploy('prueba-b')
  const portal = await ready({ phone, provider, network }, descarte)
  network.rule({ match: descarte.steps[0], do: { kind: 'status', code: 503 } })
  await descarte.make(portal, 1)
  const unsent = (await portal.outbox()).map(({ id }) => id)
  const before = await scriptOf(portal)

  await provider.deploy('prueba')
  await look(portal)
  // Not checked by a reload: a page that loads while another version takes over gets no message about it.
  await expect.poll(() => scriptOf(portal).catch(() => before)).not.toBe(before)
  await expect(portal.titulo()).toHaveText('Hay una versión nueva')
  await portal.open('/grupo-familiar')
  await expect(portal.titulo()).toHaveText('Hay una versión nueva')
  await phone.fireSync()
  expect((await portal.outbox()).map(({ id }) => id)).toEqual(unsent)

  // On a dead network the button does not wait for ever.
  let letGo = () => {}
  const until = new Promise<void>((resolve) => (letGo = resolve))
  network.rule({ match: 'GET /sw.js', do: { kind: 'hold', until } })
  await portal.page.evaluate(() => void Object.assign(window, { before: true }))
  await portal.page.getByRole('button', { name: 'Actualizar', exact: true }).click()
  await expect
    .poll(() => portal.page.evaluate(() => 'before' in window).catch(() => true))
    .toBe(false)
  letGo()

  network.heal()
  await provider.deploy('prueba-b')
  await portal.page.getByRole('button', { name: 'Actualizar', exact: true }).click()
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
  await expect.poll(() => standing(portal, descarte)).toEqual(['done'])
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-56] if the server lost the files of the open version, one reload brings the new version', async ({
  phone: { portal },
  provider,
  network,
}) => {
  network.rule({ match: '/assets/r2/PerfilScreen-', do: { kind: 'refuse' } })
  await portal.signIn()
  await portal.readyForNoSignal()
  const before = await scriptOf(portal)
  await provider.deploy('prueba-b')
  network.heal()
  expect((await fetch(`${network.url}/assets/gone-1a2b3c.js`)).status).toBe(404)

  // Stored parts open from the phone.
  await portal.page.getByRole('button', { name: /^Mostrar credencial de Norma/ }).click()
  await expect(portal.qr()).toBeVisible()
  await portal.page.keyboard.press('Escape')
  // A missing part leads to the new version.
  await portal.miCuenta().click()
  await portal.page.getByRole('link', { name: 'Perfil', exact: true }).click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await expect(portal.page).toHaveURL(/\/perfil$/)
  expect(await scriptOf(portal)).not.toBe(before)
})

for (const broken of ['cut', 'truncated', 'a Wi-Fi’s page'] as const)
  test(`[FLT-57, FLT-08] a new version with a file that arrives ${broken} is not installed; the next try installs it`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, descarte)
    const before = await scriptOf(portal)
    await provider.deploy('prueba-b')
    network.rule({
      match: '/assets/Portal-',
      do:
        broken === 'cut'
          ? { kind: 'cutAnswer', at: 'half' }
          : broken === 'truncated'
            ? { kind: 'corrupt', how: 'truncate' }
            : { kind: 'captive' },
    })
    await look(portal)
    await expect
      .poll(() =>
        portal.page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          return registration?.installing == null && registration?.waiting == null
        }),
      )
      .toBe(true)
    network.cut()
    await portal.open('/grupo-familiar')
    await expect(portal.titulo()).toHaveText('Grupo Familiar')
    expect(await scriptOf(portal)).toBe(before)

    network.restore()
    network.heal()
    await look(portal)
    await expect.poll(() => scriptOf(portal).catch(() => before)).not.toBe(before)
    await settle({ phone, provider, network }, 'norma')
  })
