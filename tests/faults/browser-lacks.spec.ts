import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { everywhere, lacks } from './support/lacks.ts'
import { notasOn } from './support/notas.ts'
import { descarte, nota, ready, sayOnline, standing } from './support/operations.ts'

const IPHONE = `Object.defineProperty(Navigator.prototype, 'userAgent', { get: () =>
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1' });`
const FOUR_DAYS = 4 * 24 * 3_600_000

test.describe('a browser without Background Sync', () => {
  test.use({ look: { scripts: [lacks.sync] } })

  test('[FLT-38] the portal sends at start, on the network event and when seen, and tells the person so', async ({
    phone,
    provider,
    network,
  }) => {
    everywhere(network, lacks.sync)
    await ready({ phone, provider, network }, descarte, 3)
    network.cut()
    await descarte.make(phone.portal, 1)
    await expect(phone.portal.banner()).toContainText('Se envía con la aplicación abierta.')
    await expect(phone.portal.page.getByRole('button', { name: /Menú/ })).toHaveAccessibleName(
      /1 sin enviar: Se envía al abrir la aplicación/,
    )
    await phone.portal.open('/pendientes')
    await expect(phone.portal.page.getByText(/en orden, con la aplicación abierta/)).toBeVisible()

    // A worker that starts without signal sends nothing and does not crash.
    const portal = await phone.restart()
    await portal.open('/pendientes')
    await expect(portal.page.getByText('En espera')).toBeVisible()
    await expect(portal.banner()).toContainText('Sin señal.')

    // The change is sent at the start.
    network.restore()
    await portal.open('/')
    await expect.poll(() => standing(portal, descarte)).toEqual(['done'])

    // The change is sent when the browser reports the network.
    network.cut()
    await descarte.make(portal, 2)
    network.restore()
    await sayOnline(portal)
    await expect.poll(() => standing(portal, descarte)).toEqual(['done', 'done'])

    // The change is sent when the page becomes visible.
    network.cut()
    await descarte.make(portal, 3)
    network.restore()
    await portal.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => standing(portal, descarte)).toEqual(['done', 'done', 'done'])
    await settle({ phone, provider, network }, 'norma')
  })
})

test('[FLT-39] after three failed sync events the next opening sends the changes and registers a new sync', async ({
  phone,
  provider,
  network,
}) => {
  await ready({ phone, provider, network }, descarte)
  network.cut()
  await descarte.make(phone.portal, 1)
  await phone.closeWindows()
  network.restore()
  network.rule({ match: descarte.steps[0], do: { kind: 'status', code: 503 } })
  for (const lastChance of [false, false, true]) await phone.fireSync({ lastChance })
  await expect.poll(() => network.asked('/v1/afiliados/deshabilitar').length).toBeGreaterThan(0)
  expect(await provider.efectos()).toEqual([])

  const portal = await phone.newWindow()
  await portal.open('/')
  await expect
    .poll(() =>
      portal.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return (
          registration as unknown as { sync: { getTags: () => Promise<string[]> } }
        ).sync.getTags()
      }),
    )
    .toContain('workbox-background-sync:salida')
  network.heal()
  await sayOnline(portal)

  await expect.poll(() => standing(portal, descarte)).toEqual(['done'])
  await settle({ phone, provider, network }, 'norma')
})

test.describe('a browser that grants periodic sync', () => {
  // Chromium grants it only to installed apps, which a test's page is not.
  const ASKED = `globalThis.asked = [];
    PeriodicSyncManager.prototype.register = async (...args) => void globalThis.asked.push(args);`
  // No sync is registered: nothing else wakes the service worker.
  test.use({ look: { scripts: [ASKED, lacks.sync] } })

  test('[FLT-39] periodic sync is registered for twice a day, and sends changes without an open window', async ({
    phone,
    provider,
    network,
  }) => {
    await ready({ phone, provider, network }, descarte)
    await expect
      .poll(() => phone.portal.page.evaluate('globalThis.asked'))
      .toEqual([['portal-novedades', { minInterval: 12 * 3_600_000 }]])
    network.cut()
    await descarte.make(phone.portal, 1)
    await phone.restart(async () => network.restore())

    await phone.firePeriodicSync('somebody-elses')
    expect(await provider.efectos()).toEqual([])
    await phone.firePeriodicSync('portal-novedades')

    await expect.poll(() => provider.efectos()).toHaveLength(1)
    await phone.portal.open('/')
    await settle({ phone, provider, network }, 'norma')
  })
})

/** Files that this page has fetched. */
const loaded = `performance.getEntriesByType('resource').map(({ name }) => name).join(' ')`

/** The browser's answer to the request for periodic sync. */
const PROMESA =
  /El navegador prometió no borrar lo que guardás en este teléfono\.|Para que el teléfono no borre lo guardado|Si al teléfono le falta lugar, este navegador puede borrar lo guardado/

test.describe('a browser that lets no service worker be registered', () => {
  test.use({ look: { scripts: [lacks.serviceWorker] } })

  test('[FLT-41] everything but opening without signal works, and the portal asks not to be closed', async ({
    phone,
    provider,
    network,
  }) => {
    const { portal } = phone
    await portal.signIn()
    await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')
    await nota.open(portal)
    await notasOn(portal).traidas()
    await expect
      .poll(() => portal.page.evaluate(loaded))
      .toMatch(/\/areas-.*\/datos-|\/datos-.*\/areas-/)
    network.cut()
    await nota.make(portal, 1)
    await expect(portal.banner()).toContainText(
      'No cierres la aplicación: en este navegador no abre sin señal.',
    )
    await portal.page.getByRole('link', { name: 'Ver' }).click()
    await expect(
      portal.page.getByText('En este navegador la aplicación no abre sin señal.'),
    ).toBeVisible({ timeout: 20_000 })

    network.restore()
    await expect.poll(() => standing(portal, nota)).toEqual(['done'])
    await settle({ phone, provider, network }, 'norma')
  })
})

test('[FLT-41] an unregistered service worker is registered again at the next opening', async ({
  phone,
  provider,
  network,
}) => {
  await ready({ phone, provider, network }, descarte)
  await phone.portal.page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.unregister()
  })

  await phone.portal.open('/')
  await descarte.make(phone.portal, 1)
  await phone.portal.readyForNoSignal()

  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-37] after the first waiting change the browser is asked to keep data, and its answer is shown', async ({
  phone,
  provider,
  network,
}) => {
  await ready({ phone, provider, network }, descarte)
  await phone.portal.open('/pendientes')
  await expect(phone.portal.page.getByText('No hay nada para enviar')).toBeVisible()
  await expect(phone.portal.page.getByText(PROMESA)).toBeHidden()

  // The change stays unsent, so that the next opening asks again if this one was interrupted.
  network.cut()
  await descarte.make(phone.portal, 1)

  await phone.portal.open('/pendientes')
  await expect(phone.portal.page.getByText(PROMESA)).toBeVisible()
  network.restore()
  await sayOnline(phone.portal)
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-37] an installed portal asks the browser to keep data even without waiting changes', async ({
  phone,
  provider,
  network,
}) => {
  await ready({ phone, provider, network }, descarte)
  await phone.portal.open('/pendientes')
  await expect(phone.portal.page.getByText('No hay nada para enviar')).toBeVisible()

  await phone.portal.page.evaluate(() => dispatchEvent(new Event('appinstalled')))

  // If the browser did not promise, an installed portal does not suggest to install it.
  await expect
    .poll(async () => (await phone.portal.values()).map(({ id }) => id))
    .toContain('persistente')
  await settle({ phone, provider, network }, 'norma')
})

test.describe('a browser that asks the person, who gives no answer', () => {
  test.use({ look: { scripts: [lacks.answerToPersist] } })

  test('[FLT-37] while the person does not answer the browser, the portal says that data may be erased', async ({
    phone,
    provider,
    network,
  }) => {
    await ready({ phone, provider, network }, descarte)
    network.cut()
    await descarte.make(phone.portal, 1)
    await phone.portal.open('/pendientes')
    await expect(
      phone.portal.page.getByText(
        'Si al teléfono le falta lugar, este navegador puede borrar lo guardado. Abrí la aplicación con señal para que lo pendiente se envíe.',
      ),
    ).toBeVisible()
    network.restore()
    await sayOnline(phone.portal)
    await settle({ phone, provider, network }, 'norma')
  })
})

test.describe('Safari on an iPhone, not installed', () => {
  test.use({ look: { scripts: [IPHONE] } })

  test('[FLT-37] a person whose change waits for more than three days is told that it may be erased', async ({
    phone,
    provider,
    network,
  }) => {
    await ready({ phone, provider, network }, descarte)
    network.cut()
    await descarte.make(phone.portal, 1)
    await phone.portal.open('/pendientes')
    const aviso = phone.portal.page.getByText('Safari puede borrar lo que no se envió', {
      exact: true,
    })
    await expect(phone.portal.page.getByText('En espera')).toBeVisible()
    await expect(aviso).toBeHidden()

    await phone.portal.page.evaluate(backdate, FOUR_DAYS)
    await phone.portal.open('/pendientes')
    await expect(aviso).toBeVisible()

    network.restore()
    await sayOnline(phone.portal)
    await expect(aviso).toBeHidden()
    await settle({ phone, provider, network }, 'norma')
  })
})

/** Runs in the page: sets the age of every unsent change. */
function backdate(ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('portal-salida')
    opening.addEventListener('error', () => reject(opening.error ?? new Error('portal-salida')))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('operaciones', 'readwrite')
      const walking = writing.objectStore('operaciones').openCursor()
      walking.addEventListener('success', () => {
        const cursor = walking.result
        if (!cursor) return
        cursor.update({ ...cursor.value, createdAt: cursor.value.createdAt - ms })
        cursor.continue()
      })
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}
