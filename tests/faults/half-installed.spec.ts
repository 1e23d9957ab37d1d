import { mostradorOn } from '../support/contador.ts'
import { dibujo } from '../support/foto.ts'
import type { Portal } from '../support/portal.ts'
import { asistenteOn } from '../support/solicitud.ts'
import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'

const LISTO = 'Listo para ir sin señal'
const FALTA = 'Falta guardar una parte de la aplicación.'
const NO_ESTA = 'Esta pantalla no está en este teléfono todavía'

test('[FLT-57, CRED-01] if the signal is lost during installation the counter works; the next visit finishes it', async ({
  phone,
  provider,
  network,
}) => {
  const { portal } = phone
  for (const match of ['GET /shell.html', 'GET /assets/ComprobarScreen-'])
    network.rule({ match, do: { kind: 'refuse' } })
  await portal.signIn()
  await mostradorOn(portal).guardado()
  await expect.poll(() => portal.page.evaluate(isControlled)).toBe(true)
  await expect(portal.page.getByText(FALTA)).toBeVisible()
  await expect(portal.page.getByRole('heading', { name: LISTO })).toHaveCount(0)

  network.cut()
  await portal.open('/mostrador')
  await expect(mostradorOn(portal).qr()).toBeVisible()
  // The counter's document replaces the missing one, and the installed part of the portal takes over.
  await portal.open('/grupo-familiar')
  await expect(portal.titulo()).toHaveText('Grupo Familiar')

  const kept = await portal.page.evaluate(paths)
  expect(kept.length).toBeGreaterThan(5)
  network.restore()
  network.heal()
  const before = network.log.length
  await portal.open('/')
  await expect(portal.page.getByRole('heading', { name: LISTO })).toBeVisible()
  await portal.readyForNoSignal()
  network.cut()
  await portal.open('/grupo-familiar')
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
  network.restore()

  // Only the missing files are fetched, not the present ones.
  const asked = network.log.slice(before).map(({ path }) => path)
  expect(asked.filter((path) => kept.includes(path) && !DE_LOS_NAVEGADORES.test(path))).toEqual([])
  expect(asked).toEqual(expect.arrayContaining(['/shell.html']))
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-57, FLT-01] without signal a screen whose files are missing says so, and opens when the signal is back', async ({
  phone,
  provider,
  network,
}) => {
  const { portal } = phone
  network.rule({ match: 'GET /assets/r2/AutorizacionesScreen-', do: { kind: 'refuse' } })
  await portal.signIn()
  await portal.readyForNoSignal()
  await mark(portal)
  network.cut()

  await portal.dismissNotification('20377')
  await expect(portal.titulo()).toHaveText(NO_ESTA)
  await portal.dismissNotification('20290')
  await expect(portal.titulo()).toHaveText(NO_ESTA)
  // A reloaded page would close the open list.
  expect(await isMarked(portal)).toBe(true)

  const again = portal.page.getByRole('button', { name: 'Probar de nuevo' })
  await again.click()
  await expect.poll(() => isMarked(portal).catch(() => true)).toBe(false)
  await expect(portal.titulo()).toHaveText(NO_ESTA)

  network.restore()
  network.heal()
  await portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(portal.titulo()).toHaveText('Solicitudes de Autorización')
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-57] a screen whose files were missing opens when the person returns to it with signal', async ({
  phone: { portal },
  network,
}) => {
  network.rule({ match: 'GET /assets/r2/PerfilScreen-', do: { kind: 'refuse' } })
  await portal.signIn()
  await portal.readyForNoSignal()
  network.cut()
  await portal.miCuenta().click()
  await portal.page.getByRole('link', { name: 'Perfil', exact: true }).click()
  await expect(portal.titulo()).toHaveText(NO_ESTA)
  await portal.page.getByRole('link', { name: 'Inicio', exact: true }).click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')

  network.restore()
  network.heal()
  await portal.page.goBack()

  await expect(portal.page.getByRole('heading', { name: 'Seguridad' })).toBeVisible()
  await expect(portal.page).toHaveURL(/\/perfil$/)
})

test('[FLT-57, FLT-35, WIZ-13] a photo that waits for its worker survives a restart, and its row says if it is stored', async ({
  phone,
  provider,
  network,
}) => {
  const antes = asistenteOn(phone.portal)
  network.rule({ match: 'GET /assets/r2/worker-papel-', do: { kind: 'refuse' } })
  network.rule({ match: 'GET /assets/r2/papel-', do: { kind: 'refuse' } })
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  await phone.portal.open('/autorizaciones')
  await antes.abrir()
  await antes.primerPaso()
  network.cut()
  await antes.siguiente()
  await antes.elegir('Galería', dibujo('orden.png', 40, 40))
  const filas = ({ page }: Portal) =>
    page.locator('.lista-de-papeles').getByRole('listitem').allInnerTexts()
  const espera = /^orden\.png\s+Está guardado\. Se prepara solo cuando haya señal\./
  await expect.poll(() => filas(phone.portal)).toEqual([expect.stringMatching(espera)])
  await expect(
    phone.portal.page.getByText('Falta preparar lo que elegiste: se hace solo cuando haya señal.'),
  ).toBeVisible()
  await expect(antes.boton('Siguiente')).toBeDisabled()
  const pasoDos = new URL(phone.portal.page.url()).search
  const portal = await phone.restart()
  // Less than is used already: from here on no write finds room.
  await phone.browser.setQuota(50_000)
  await portal.open(`/autorizaciones${pasoDos}`)
  const asistente = asistenteOn(portal)
  await expect.poll(() => filas(portal)).toEqual([expect.stringMatching(espera)])
  await asistente.elegir('Galería', dibujo('reverso.png', 900, 900))
  await expect
    .poll(() => filas(portal))
    .toEqual([
      expect.stringMatching(espera),
      expect.stringMatching(
        /^reverso\.png\s+No entró en este teléfono: dejá esta página abierta\. Se prepara solo cuando haya señal\./,
      ),
    ])

  await phone.browser.setQuota(500_000_000)
  network.restore()
  network.heal()
  await portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(portal.page.getByText('2 de 4 archivos')).toBeVisible()
  await asistente.siguiente()
  await asistente.guardar()
  await settle({ phone, provider, network }, 'norma')
  expect((await provider.efectos()).map(({ operacion }) => operacion)).toContain(
    'autorizaciones.guardar',
  )
})

test.describe('on a computer', () => {
  test.use({ look: { width: 1280, mobile: false } })

  test('[FLT-57] without signal, a search whose code is not on the phone says so, and the page stays', async ({
    phone: { portal },
    network,
  }) => {
    network.rule({ match: 'GET /assets/r2/BuscarDialogo-', do: { kind: 'refuse' } })
    await portal.signIn()
    await portal.readyForNoSignal()
    network.cut()

    await portal.page.getByRole('button', { name: /^Buscar pantallas/ }).click()

    await expect(
      portal.page.getByText(/^Esta pantalla no está en este equipo todavía\. Con señal se trae/),
    ).toBeVisible()
    await expect(portal.titulo()).toHaveText('Hola, Norma')
  })
})

/** Marks the open page: after a reload the mark is gone. */
const mark = ({ page }: Portal) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = ({ page }: Portal) => page.evaluate(() => 'marked' in window)

/** The browser itself compares them with the server when it looks for a newer service worker. */
const DE_LOS_NAVEGADORES = /^\/assets\/(worker-motor|dexie)-/

/** Runs in the page: stored files of the build. */
async function paths(): Promise<string[]> {
  const found: string[] = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
  return found
}

/** Runs in the page. */
const isControlled = () => navigator.serviceWorker.controller !== null
