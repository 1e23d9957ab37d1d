import { found } from '../security/support/traces.ts'
import { people } from '../support/people.ts'
import type { OutboxRow, Portal } from '../support/portal.ts'
import type { Provider } from '../support/provider.ts'
import { expect, test } from '../support/test.ts'
import { notasOn } from './support/notas.ts'
import { markersOf } from './support/onePerson.ts'
import { NOTE, allLoaded, nota, standing } from './support/operations.ts'

const SENT = 'Nota enviada ayer'
const BEGUN = 'Nota sin terminar'
const SE_BORRA = 'Este teléfono es compartido: al salir se borra 1 formulario sin terminar.'
const DRAFTS = 'indexedDB portal-salida borradores'

/** Records the first frame of a page that Back restores. */
const firstFrames = `
  addEventListener('pageshow', ({ persisted }) => persisted &&
    requestAnimationFrame(() => { globalThis.firstFrame = document.body.innerText }))`

/** Makes the next page read its first data for seconds, and records it. */
const slowToOpen = `
  if (!sessionStorage.getItem('reads')) {
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (stores, ...how) {
      const begun = transaction.call(this, stores, ...how)
      const store = begun.objectStore([stores].flat()[0])
      for (let k = 0; k < 20_000; k++) store.count()
      sessionStorage.setItem('reads', 'slowly')
      return begun
    }
  }`

test.use({ look: { scripts: [firstFrames] } })

for (const shared of [true, false])
  test(`[FLT-68, SEC-28, SEC-33] ${shared ? 'shared' : 'lent'} phone: after the sign-out no stored data and no history page names the person`, async ({
    phone,
    provider,
    network,
  }) => {
    await provider.addNota('norma', NOTE)
    const { portal } = phone
    await portal.open('/signin')
    if (shared) {
      await portal.page.getByLabel('Este teléfono es compartido').check()
      await portal.page.getByLabel('Después ponerle un candado').uncheck()
    }
    await portal.fillSignIn(people.norma)
    await portal.ingresar().click()
    await expect(portal.titulo()).toHaveText('Hola, Norma')
    await portal.readyForNoSignal()
    const notas = notasOn(portal)
    await notas.open()
    await notas.guardar({ titulo: SENT })
    await expect.poll(() => standing(portal, nota)).toEqual(['done'])
    network.cut()
    await portal.dismissNotification('20377')
    await notas.open()
    await notas.escribir({ titulo: BEGUN })
    await expect.poll(() => portal.drafts()).toHaveLength(1)
    for (const path of ['/grupo-familiar', '/perfil', '/pendientes', '/']) {
      await portal.open(path)
      await expect(portal.titulo(), path).toBeVisible()
    }
    const markers = await markersOfAll(provider, portal)
    expect(await found(portal, markers)).not.toEqual([])

    await portal.open('/signout')
    await expect(portal.page.getByText(SE_BORRA)).toHaveCount(shared ? 1 : 0)
    await portal.page.getByRole('button', { name: 'Guardar para mi próximo ingreso' }).click()
    await expect(portal.titulo()).toHaveText('Ingresá')
    // The draft that the person chose to keep; a shared phone keeps none, and has said so.
    expect(await portal.drafts()).toHaveLength(shared ? 0 : 1)
    // The last try may still have been on its way when the person signed out.
    const isSent = ({ state }: OutboxRow) => state === 'done'
    expect((await portal.outbox()).map(isSent)).toEqual([true, false])
    const kept = shared ? [] : [DRAFTS]
    expect(await eachPageOf(portal, markers, kept)).toBeGreaterThan(5)

    const again = await phone.restart()
    await again.open('/')
    await expect(again.titulo()).toHaveText('Ingresá')
    expect(await found(again, markers, kept)).toEqual([])

    network.restore()
    await again.open('/signin')
    await again.fillSignIn(people.derivado)
    await again.ingresar().click()
    await expect(again.page).not.toHaveURL(/signin/)
    for (const path of ['/grupo-familiar', '/perfil', '/pendientes', '/prueba', '/']) {
      await again.open(path)
      await expect(again.titulo(), path).toBeVisible()
      expect(await found(again, markers, kept), path).toEqual([])
    }
  })

test('[FLT-68] a page that Back restores after the sign-out shows no frame with the person’s data', async ({
  phone: { portal },
  provider,
}) => {
  await portal.signIn()
  await portal.open('/grupo-familiar')
  await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  // Until the portal takes over, the service worker's document is shown.
  await expect(portal.page.locator('.fui-FluentProvider').first()).toBeVisible()
  await allLoaded(portal)
  const markers = await markersOf(provider, 'norma')

  const [before, after] = await portal.page.evaluate(() => {
    const shown = [document.body.innerText]
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    localStorage.removeItem('token')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return [...shown, document.body.innerText]
  })

  const named = (text = '') => markers.filter((marker) => text.includes(marker))
  expect(named(before)).not.toEqual([])
  expect(named(after)).toEqual([])
  await expect(portal.titulo()).toHaveText('Ingresá')
})

test('[FLT-68] a page that was left while it opened is loaded anew when Back restores it', async ({
  phone: { portal },
}) => {
  await portal.signIn()
  await portal.readyForNoSignal()
  const { page } = portal
  await page.addInitScript(slowToOpen)
  await portal.open('/grupo-familiar')
  const reads = () => page.evaluate(() => sessionStorage.getItem('reads'))
  await expect.poll(reads).toBe('slowly')
  await portal.open('/perfil')

  await page.evaluate(() => history.back())

  await page.waitForURL(/grupo-familiar/)
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
  await expect(page.locator('.fui-FluentProvider').first()).toBeVisible()
})

/** Checks every page that Back and Forward reach: the sign-in, without data of the person. Returns their number. */
async function eachPageOf(portal: Portal, markers: string[], kept: string[]): Promise<number> {
  const { page } = portal
  const devtools = await page.context().newCDPSession(page)
  const { entries } = await devtools.send('Page.getNavigationHistory')
  const ours = entries.filter(({ url }) => url.startsWith('http'))
  for (const { id, url } of [...ours.toReversed(), ...ours]) {
    await devtools.send('Page.navigateToHistoryEntry', { entryId: id })
    await expect(portal.titulo(), url).toHaveText('Ingresá')
    await expect.poll(() => found(portal, markers, kept), url).toEqual([])
    const first = await page.evaluate(() => (globalThis as { firstFrame?: string }).firstFrame)
    expect(
      markers.filter((marker) => first?.includes(marker)),
      url,
    ).toEqual([])
  }
  await devtools.detach()
  return ours.length
}

async function markersOfAll(provider: Provider, { page }: Portal): Promise<string[]> {
  const family = await provider.familia('norma')
  const markers = [
    ...(await markersOf(provider, 'norma')),
    ...family.flatMap(({ nombre, apellido }) => [nombre, apellido]),
    people.norma.cuil,
    people.norma.password,
    String(await page.evaluate(() => localStorage.getItem('token'))),
    NOTE.titulo,
    SENT,
    BEGUN,
  ]
  expect(new Set(markers).size).toBeGreaterThan(12)
  return markers
}
