import { CERROJO, CERROJO_OCUPADO } from '#local/bases/names.ts'

import { texts } from '../support/areaDePrueba/texts.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { notasOn } from './support/notas.ts'
import { descarte, nota, ready, standing } from './support/operations.ts'

/** The browser looks for a newer version, as it does by itself when a page is opened. */
const look = ({ page }: Portal) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined)
  })

/** Whether a newer version is installed and waits. */
const waits = ({ page }: Portal) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)

/** Which build the page is of. */
const scriptOf = ({ page }: Portal) =>
  page.evaluate(() => document.querySelector('script[src*="/main-"]')?.getAttribute('src'))

/** Runs in the page: has the turn of sending, as an engine at work does. */
function holdTurn(lock: string) {
  const through = new Promise((resolve) => addEventListener('through', resolve, { once: true }))
  return new Promise<void>((resolve) => {
    void navigator.locks.request(lock, () => {
      resolve()
      return through
    })
  })
}

/** From now on some call is always under way, until the page is loaded anew. Both run in the page. */
const KEEP_ASKING = {
  'its page': () =>
    void setInterval(() => void fetch('/v1/app/version/25').catch(() => undefined), 10),
  'its engine': () => void setInterval(() => dispatchEvent(new Event('offline')), 5),
}

/** Runs in the page. */
const isHeld = async (lock: string) =>
  (await navigator.locks.query()).held?.some(({ name }) => name === lock) === true

const titulo = (portal: Portal) => notasOn(portal).form().getByLabel(texts.tituloDeNota)

test('[FLT-52, SHELL-22] a new version waits for a half-filled form and for what is being sent, and takes over when both are through', async ({
  phone,
  provider,
  network,
}) => {
  test.setTimeout(120_000)
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
  await expect.poll(() => standing(portal, nota), { timeout: 30_000 }).toEqual(['done'])
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-52, SHELL-22] the person takes the new version in the middle of a form: what was typed is there again', async ({
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

test('[SHELL-22] a new version that comes while nothing is under way takes over by itself', async ({
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
  test(`[SHELL-22] a new version takes over while ${who} goes on asking the provider`, async ({
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

test('[SHELL-22] a new version that comes while the list of the bell is open waits until it is closed', async ({
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

// From the product to the build with the test area: another version, too, and with every change no third build is made.
test.describe('the product, and what comes after it', () => {
  test.use({ build: 'producto' })

  test(
    '[SHELL-22] signed out it waits for what is half written on the sign-in, and takes over when that is gone',
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

test('[SHELL-22, FLT-52] a new version that finds something being sent takes over as soon as that is through', async ({
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

test('[FLT-53] one tab takes the new version, with new databases: the other makes way within 5 s, and its typed text survives', async ({
  phone,
  provider,
  network,
}) => {
  // The older version is at the last of what it lacks, and gets no answer.
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

test('[FLT-55] the server goes back to the older version: nothing is deleted, it says to update, and the newer one finds it all', async ({
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
  // Not by opening it anew: a page that is being loaded while another version takes over does not hear of it.
  await expect
    .poll(() => scriptOf(portal).catch(() => before), { timeout: 60_000 })
    .not.toBe(before)
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
    .poll(() => portal.page.evaluate(() => 'before' in window).catch(() => true), {
      timeout: 30_000,
    })
    .toBe(false)
  letGo()

  network.heal()
  await provider.deploy('prueba-b')
  await portal.page.getByRole('button', { name: 'Actualizar', exact: true }).click()
  await expect(portal.titulo()).toHaveText('Grupo Familiar', { timeout: 30_000 })
  await expect.poll(() => standing(portal, descarte), { timeout: 30_000 }).toEqual(['done'])
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-56] the files of the open version are gone from the server: what was not on the phone is asked of the new one, by one reload', async ({
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

  // What is on the phone opens from there.
  await portal.page.getByRole('button', { name: /^Mostrar credencial de Norma/ }).click()
  await expect(portal.qr()).toBeVisible()
  await portal.page.keyboard.press('Escape')
  // What is not, leads to the new version.
  await portal.miCuenta().click()
  await portal.page.getByRole('link', { name: 'Perfil', exact: true }).click()
  await expect(portal.titulo()).toHaveText('Hola, Norma', { timeout: 30_000 })
  await expect(portal.page).toHaveURL(/\/perfil$/)
  expect(await scriptOf(portal)).not.toBe(before)
})

for (const broken of ['cut', 'truncated', 'a Wi-Fi’s page'] as const)
  test(`[FLT-57, FLT-08] a new version of which one file arrives ${broken} is not installed; the old one goes on, and the next try is`, async ({
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
    await expect
      .poll(() => scriptOf(portal).catch(() => before), { timeout: 30_000 })
      .not.toBe(before)
    await settle({ phone, provider, network }, 'norma')
  })
