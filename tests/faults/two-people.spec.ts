import { people } from '../support/people.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { markersOf, uidOf } from './support/onePerson.ts'

const DISMISS = '**/v1/afiliados/deshabilitar-notificacion-pendiente'
const THIRTY_DAYS = 30 * 24 * 3_600_000
const MORE = [30001, 30002, 30003, 30004, 30005, 30006, 30007]

/** Notes every text that this window shows from now on, in turn. */
async function watch({ page }: Portal) {
  await page.evaluate(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    const note = () => {
      const text = `${document.title}\n${document.body.innerText}`
      if (text !== shown.at(-1)) shown.push(text)
    }
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    note()
  })
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
}

test.describe('a host that renews no token', () => {
  test.use({ capacidades: ['idempotencia', 'sesiones'] })

  test('[SESS-09, FLT-63] two tabs: somebody else signs in over an expired session, and neither tab shows or sends what was the first one’s', async ({
    phone,
    provider,
    network,
  }) => {
    provider.shiftClock(-THIRTY_DAYS - 60_000)
    const first = phone.portal
    await first.signIn()
    provider.shiftClock(0)
    await first.page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(first.banner()).toContainText('Tu sesión venció.')
    await first.dismissNotification('20377')
    await expect(first.page).toHaveURL(/\/autorizaciones$/)
    await first.open('/grupo-familiar')
    await expect(first.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
    const [row] = await first.outbox()
    const markers = [...(await markersOf(provider, 'norma')), 'Norma', 'Quiroga', '20377']
    const shows = (texts: string[]) => markers.filter((marker) => texts.join('\n').includes(marker))
    expect(shows([await first.page.locator('body').innerText()])).not.toEqual([])

    const second = await phone.newWindow()
    await second.open('/signin')
    await second.fillSignIn(people.derivado)
    const shownToSecond = await watch(second)
    const shownInFirst = await watch(first)
    await second.ingresar().click()
    await expect(second.titulo()).toHaveText('Hola, Facundo')

    await expect
      .poll(async () => shows([await first.page.locator('body').innerText()]), { timeout: 2000 })
      .toEqual([])
    await first.page.bringToFront()
    await first.page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(first.page.getByRole('main')).toContainText('Rocío')
    await phone.fireSync()
    const inFirst = await shownInFirst()
    const others = inFirst.slice(inFirst.findIndex((text) => /Facundo|Rocío/.test(text)))
    expect(shows(others)).toEqual([])
    expect(shows(await shownToSecond())).toEqual([])

    expect(network.log.filter(({ key }) => key === row?.id)).toEqual([])
    await settle({ phone, provider, network }, 'derivado')
    expect(await provider.efectos()).toEqual([])
  })
})

test('[SESS-09, FLT-63] two tabs: a sending that was under way when somebody else signs in goes no further', async ({
  phone,
  provider,
  network,
}) => {
  await provider.addNotificaciones('norma', MORE)
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  network.cut()
  for (const { numeroNotificacion } of await provider.notificaciones('norma'))
    await phone.portal.dismissNotification(numeroNotificacion)
  const keys = new Set((await phone.portal.outbox()).map(({ id }) => id))
  expect(keys.size).toBe(10)
  await phone.closeWindows()
  network.restore()
  const first = await phone.newWindow()
  // The provider keeps what is sent; the answers wait here, where they take no connection from the sign-in.
  let release = () => {}
  const answered = new Promise<void>((resolve) => (release = resolve))
  await first.page.route(DISMISS, async (route) => {
    const response = await route.fetch()
    await answered
    await route.fulfill({ response })
  })
  await first.open('/')
  // As many as go at once are under way, and the provider has kept every one of them. The service worker may have sent
  // some before.
  await expect
    .poll(async () => {
      const states = (await first.outbox()).map(({ state }) => state)
      const through = states.filter((state) => state === 'done').length
      return {
        sending: states.filter((state) => state === 'sending').length,
        kept: (await provider.efectos()).length - through,
      }
    })
    .toEqual({ sending: 4, kept: 4 })
  const under = (await provider.efectos()).length
  expect(under).toBeLessThan(10)

  const second = await phone.newWindow()
  await second.open('/signout')
  await second.page.getByRole('button', { name: 'Guardar y salir' }).click()
  await second.fillSignIn(people.derivado)
  await second.ingresar().click()
  await expect(second.titulo()).toHaveText('Hola, Facundo')
  release()
  await expect
    .poll(async () => (await second.outbox()).map(({ state }) => state))
    .not.toContain('sending')
  await second.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await phone.fireSync()

  await settle({ phone, provider, network }, 'derivado')
  expect(await provider.efectos()).toHaveLength(under)
  const deliveries = network.log.filter(({ key }) => key !== undefined && keys.has(key))
  expect(new Set(deliveries.map(uidOf))).toEqual(new Set([String(provider.uidOf('norma'))]))
})
