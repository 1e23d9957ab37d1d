import { CERRADA, PIN, abrir, poner } from '../support/candado.ts'
import { legibles, palabrasDe } from '../support/enElDisco.ts'
import { conHuella } from '../support/huella.ts'
import { people } from '../support/people.ts'
import { makeSubscriber, startPushService } from '../support/pushService.ts'
import { conServicioDeAvisos } from '../support/suscripcion.ts'
import { expect, test } from '../support/test.ts'

const RUBEN = 20_401

test(
  'a phone starts locked at each address without signal, sends, and opens with the PIN',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone, network, provider }) => {
    await phone.portal.open('/candado')
    await poner(phone.portal)
    network.cut()
    await phone.portal.open('/perfil?editar=domicilio')
    // The key is in memory alone: a page that is loaded anew asks for the PIN.
    await expect(phone.portal.titulo()).toHaveText(CERRADA)
    await abrir(phone.portal)
    await phone.portal.page.getByLabel('Número', { exact: true }).fill('451')
    await phone.portal.page.getByRole('button', { name: 'Guardar' }).click()
    await expect.poll(async () => (await phone.portal.outbox()).length).toBe(1)

    await phone.restart()
    for (const path of ['/', '/grupo-familiar', '/mostrador', '/consultar-recetas']) {
      await phone.portal.open(path)
      await expect(phone.portal.titulo()).toHaveText(CERRADA)
      await expect(phone.portal.page.locator('body')).not.toContainText('Norma')
    }
    await phone.closeWindows()
    network.restore()
    await phone.fireSync()
    const altura = async () => Object.values((await provider.domicilioDe('norma'))?.items ?? {})
    await expect.poll(altura).toContain('451')
    await phone.newWindow()
    await phone.portal.open('/')
    await expect.poll(async () => (await phone.portal.outbox())[0]?.state).toBe('done')
    await expect(phone.portal.titulo()).toHaveText(CERRADA)
    await abrir(phone.portal)
    await expect(phone.portal.titulo()).toHaveText('Hola, Norma')
  },
)

test(
  'a page that is loaded anew without signal opens with a passkey, and with the PIN',
  { tag: '@en-uso' },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    const conLlave = page.getByRole('button', { name: 'Abrir con huella o cara' })
    await conHuella(page)
    await portal.open('/candado')
    await poner(portal)
    network.cut()
    await page.getByRole('button', { name: 'Usar huella o cara' }).click()
    await page.getByRole('dialog').getByLabel('PIN actual').fill(PIN)
    await page.getByRole('button', { name: 'Seguir' }).click()
    await expect(page.getByRole('button', { name: 'Dejar solo el PIN' })).toBeVisible()
    await portal.open('/')
    await expect(portal.titulo()).toHaveText(CERRADA)
    await conLlave.click()
    await expect(portal.titulo()).toHaveText('Hola, Norma')
    await portal.open('/')
    await expect(conLlave).toBeVisible()
    await abrir(portal)
    await expect(portal.titulo()).toHaveText('Hola, Norma')
  },
)

test(
  'a lock that a passkey alone opens is put on and opened without signal',
  { tag: '@en-uso' },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    await conHuella(page)
    await portal.open('/candado')
    network.cut()
    await page.getByRole('button', { name: 'Poner el candado' }).click()
    await expect(page.getByText('El candado está puesto.', { exact: true })).toBeVisible()
    await portal.open('/')
    await expect(portal.titulo()).toHaveText('Abrí el candado')
    await expect(page.getByLabel('PIN del candado')).not.toBeAttached()
    await page.getByRole('button', { name: 'Abrir con huella o cara' }).click()
    await expect(portal.titulo()).toHaveText('Hola, Norma')
  },
)

test('[NOTI-01] a notice to a locked phone names no person, and its data are there after the PIN', async ({
  open,
  provider,
  network,
}) => {
  const service = await startPushService()
  provider.empujarPor(service.origin)
  const subscriber = makeSubscriber(`${service.origin}/norma`)
  const phone = await open({ scripts: [conServicioDeAvisos(subscriber.suscripcion)], entero: true })
  const { browser } = phone
  await browser.context().grantPermissions(['notifications'])
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  await phone.portal.open('/avisos')
  await phone.portal.page.getByRole('button', { name: 'Sí, avisame' }).click()
  await expect(phone.portal.toast('Listo: te avisamos.')).toBeVisible()
  await phone.portal.open('/candado')
  await poner(phone.portal)
  await phone.portal.kept(/VerAutorizacionScreen-/)
  await phone.closeWindows()
  await provider.mover({ id: RUBEN, paso: 'tomar' })
  await provider.mover({ id: RUBEN, paso: 'aprobar' })
  expect(await provider.empujar()).toBe(1)
  await browser.deliverPush(subscriber.read(service.taken[0]?.body ?? Buffer.alloc(0)))
  await expect
    .poll(() => browser.shownNotices())
    .toEqual([
      {
        title: `Tu solicitud ${RUBEN} cambió`,
        body: 'Ya está guardada. Tocá para verla, con o sin señal.',
        tag: `solicitudes${RUBEN}`,
      },
    ])

  network.cut()
  const [address = ''] = await browser.touchNotice(`solicitudes${RUBEN}`)
  const portal = await phone.newWindow()
  await portal.open(address)
  await expect(portal.titulo()).toHaveText(CERRADA)
  await abrir(portal)
  await expect(portal.titulo()).toContainText(String(RUBEN))
  await expect(portal.page.getByRole('main').getByText('Aprobada').first()).toBeVisible()
  await service.stop()
})

test('no name, drug or document number is in the storage of a locked phone', async ({
  phone,
  open,
  network,
}) => {
  const otro = await open()
  await otro.portal.signIn()
  await otro.portal.readyForNoSignal()
  await expect.poll(async () => (await otro.portal.copies()).length).toBeGreaterThan(20)
  const palabras = palabrasDe(await otro.portal.copies())
  expect(palabras.length).toBeGreaterThan(30)
  await otro.browser.restart()
  expect(await legibles(otro.browser.profile, palabras)).not.toEqual([])

  // Nothing has come before the lock is on: the browser's log may hold earlier bytes for a while (decision 058).
  for (const match of ['/v1/auth/', '/v1/contacto/validar-correo-confirmado', '/v1/portal/'])
    network.rule({ match, do: { kind: 'pass' } })
  network.rule({ match: '/v1/', do: { kind: 'status', code: 503 } })
  const { portal } = phone
  await portal.open('/signin')
  await portal.fillSignIn(people.norma)
  await portal.ingresar().click()
  await expect.poll(async () => (await portal.session())[0]?.state).toBe('in')
  await portal.open('/candado')
  await poner(portal)
  network.heal()
  await portal.page.getByRole('link', { name: 'Perfil' }).first().click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await expect.poll(async () => (await portal.copies()).length).toBeGreaterThan(20)
  await phone.restart()
  expect(await legibles(phone.browser.profile, palabras)).toEqual([])
})
