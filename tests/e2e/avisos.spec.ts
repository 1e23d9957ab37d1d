import { ETIQUETA_AVISOS } from '#local/bases/names.ts'

import { NOMBRE } from '../support/aseguradora.ts'
import { people } from '../support/people.ts'
import { makeSubscriber, startPushService } from '../support/pushService.ts'
import { asistenteOn, pdf } from '../support/solicitud.ts'
import { SIN_SUSCRIPCION, conServicioDeAvisos } from '../support/suscripcion.ts'
import { expect, test } from '../support/test.ts'

const RUBEN = 20_401

test('[NOTI-01, AUTH-19][SEC-42] a person who wants notices gets one with the portal closed, and it opens without signal', async ({
  open,
  provider,
  network,
}) => {
  const service = await startPushService()
  provider.empujarPor(service.origin)
  const subscriber = makeSubscriber(`${service.origin}/norma`)
  const phone = await open({ scripts: [conServicioDeAvisos(subscriber.suscripcion)], entero: true })
  const { browser } = phone
  const { page } = phone.portal
  await browser.context().grantPermissions(['notifications'])
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  await phone.portal.kept(/VerAutorizacionScreen|Visor|pdf/)

  // Loading a page asks no permission.
  await phone.portal.open('/perfil')
  await page.getByRole('link', { name: /^Avisos/ }).click()
  await expect(page.getByText('¿Te avisamos cuando haya novedades?')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'preguntas'))).toBeUndefined()
  await page.getByRole('button', { name: 'Sí, avisame' }).click()
  await expect(phone.portal.toast('Listo: te avisamos.')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'preguntas'))).toMatchObject([
    { userVisibleOnly: true, tocado: true },
  ])
  expect(await provider.suscripciones('norma')).toEqual([
    { tipos: ['solicitudes', 'recetas'], de: null },
  ])

  // The person chooses kinds and members.
  await page.getByRole('switch', { name: 'Recetas' }).click()
  await expect
    .poll(() => provider.suscripciones('norma'))
    .toEqual([{ tipos: ['solicitudes'], de: null }])
  await page.getByRole('group', { name: 'De quién' }).getByLabel('Lucía').click()
  await expect.poll(async () => (await provider.suscripciones('norma'))[0]?.de).toHaveLength(3)

  // The auditor decides while the portal is closed.
  await phone.closeWindows()
  await provider.mover({ id: RUBEN, paso: 'tomar' })
  await provider.mover({ id: RUBEN, paso: 'aprobar' })
  expect(await provider.empujar()).toBe(1)
  const message = subscriber.read(service.taken[0]?.body ?? Buffer.alloc(0))
  expect(message).not.toMatch(/Aprobada|Rub|Ecograf/)
  await browser.deliverPush(message)
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
  expect(await browser.shownNotices()).toEqual([])
  const portal = await phone.newWindow()
  await portal.open(address)
  await expect(portal.titulo()).toContainText(String(RUBEN))
  await expect(portal.page.getByRole('main').getByText('Aprobada').first()).toBeVisible()
  await portal.page.getByRole('button', { name: 'Ver providencia' }).click()
  await expect(portal.page.getByRole('dialog').locator('canvas').first()).toBeVisible()
  await portal.page.keyboard.press('Escape')

  // Without signal the notice shows, and says that its data are not here.
  await browser.deliverPush(JSON.stringify({ ...JSON.parse(message), id: 20_410 }))
  await expect
    .poll(async () => (await browser.shownNotices())[0]?.body)
    .toContain('cuando tengas señal')

  // A message for another person, or after the sign-out, shows no data.
  network.heal()
  await browser.deliverPush(JSON.stringify({ ...JSON.parse(message), uid: '2' }))
  await expect
    .poll(() => browser.shownNotices())
    .toContainEqual(expect.objectContaining({ tag: 'neutro', title: NOMBRE }))
  await portal.open('/signout')
  await expect(portal.usuario()).toBeVisible()
  await expect.poll(() => provider.suscripciones('norma')).toEqual([])
  await expect.poll(() => browser.shownNotices()).toEqual([])
  await browser.deliverPush(message)
  await expect
    .poll(async () => (await browser.shownNotices()).map(({ tag }) => tag))
    .toEqual(['neutro'])
  await provider.mover({ id: RUBEN, paso: 'reabrir' })
  service.taken.length = 0
  await provider.empujar()
  expect(service.taken).toEqual([])

  // The next person has not been asked yet.
  await portal.signIn(people.voluntaria)
  await portal.open('/avisos')
  await expect(portal.page.getByText('¿Te avisamos cuando haya novedades?')).toBeVisible()
  await service.stop()
})

test('[WIZ-08] after the first sent request a person is asked about notices once, and may refuse for good', async ({
  open,
  provider,
}) => {
  const { suscripcion } = makeSubscriber('https://push.example/norma')
  const { portal, browser } = await open({
    scripts: [conServicioDeAvisos(suscripcion)],
    entero: true,
  })
  const { page } = portal
  await browser.context().grantPermissions(['notifications'])
  await portal.signIn()
  await portal.readyForNoSignal()
  const asistente = asistenteOn(portal)
  const enviar = async () => {
    await portal.open('/autorizaciones')
    await asistente.abrir()
    await asistente.primerPaso()
    await asistente.siguiente()
    await asistente.elegir('Archivo PDF', pdf('orden.pdf'))
    await asistente.siguiente()
    await asistente.guardar()
    await expect(portal.titulo()).toHaveText('Solicitud generada')
  }
  const pregunta = page.getByRole('heading', { name: '¿Te avisamos cuando respondan?' })

  await enviar()
  await expect(pregunta).toBeVisible()
  await page.getByRole('button', { name: 'Ahora no' }).click()
  await expect(pregunta).toHaveCount(0)
  await enviar()
  await expect(page.getByRole('link', { name: 'Cerrar' })).toBeVisible()
  await expect(pregunta).toHaveCount(0)

  // The screen of notices still offers them.
  await portal.open('/avisos')
  await page.getByRole('button', { name: 'Sí, avisame' }).click()
  await expect.poll(() => provider.suscripciones('norma')).toHaveLength(1)
  await page.getByRole('button', { name: 'Apagar todos' }).click()
  await expect(portal.toast('Listo: no te avisamos más.')).toBeVisible()
  await expect.poll(() => provider.suscripciones('norma')).toEqual([])
  await expect(page.getByText('¿Te avisamos cuando haya novedades?')).toBeVisible()

  // The session ends elsewhere, and another person signs in who never wanted notices here.
  await page.getByRole('button', { name: 'Sí, avisame' }).click()
  await expect.poll(() => provider.suscripciones('norma')).toHaveLength(1)
  const subscribed = () =>
    page.evaluate(async () => {
      const { pushManager } = await navigator.serviceWorker.ready
      return (await pushManager.getSubscription()) !== null
    })
  await provider.endSessions()
  await portal.open('/autorizaciones')
  await expect(portal.usuario()).toBeVisible()
  expect(await subscribed()).toBe(true)
  await portal.signIn(people.voluntaria)
  await expect.poll(subscribed).toBe(false)
})

test('[NOTI-01] a push address that the browser changed is registered anew, unless notices are off', async ({
  open,
  provider,
  network,
}) => {
  const service = await startPushService()
  provider.empujarPor(service.origin)
  const at = (name: string) => `${service.origin}/${name}`
  const address = (name: string) => conServicioDeAvisos(makeSubscriber(at(name)).suscripcion)
  const phone = await open({ scripts: [address('uno')], entero: true })
  const { browser, portal } = phone
  const { page } = portal
  const moveTo = (name: string) => browser.changeAddress(`${SIN_SUSCRIPCION}; ${address(name)}`)
  const told = () => provider.direcciones('norma')
  await browser.context().grantPermissions(['notifications'])
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.open('/avisos')
  await page.getByRole('button', { name: 'Sí, avisame' }).click()
  await page.getByRole('switch', { name: 'Recetas' }).click()
  const chosen = [{ tipos: ['solicitudes'], de: null }]
  await expect.poll(() => provider.suscripciones('norma')).toEqual(chosen)

  // With all windows closed the choices move to the new address, and the old one gets no message.
  await phone.closeWindows()
  await moveTo('dos')
  expect(await told()).toEqual([at('dos')])
  expect(await provider.suscripciones('norma')).toEqual(chosen)
  await provider.mover({ id: RUBEN, paso: 'tomar' })
  await provider.mover({ id: RUBEN, paso: 'aprobar' })
  await provider.empujar()
  expect(service.taken.map(({ path }) => path)).toEqual(['/dos'])

  // Changed without signal, and a message is refused meanwhile: the next signal registers the new
  // address.
  network.cut()
  await moveTo('tres')
  await provider.mover({ id: RUBEN, paso: 'reabrir' })
  service.status = 410
  await provider.empujar()
  expect(await told()).toEqual([])
  network.heal()
  await phone.fireSync({ tag: ETIQUETA_AVISOS })
  await expect.poll(told).toEqual([at('tres')])
  expect(await provider.suscripciones('norma')).toEqual(chosen)

  // No worker was informed of this change: the next page notices that there is no subscription.
  await browser.context().serviceWorkers()[0]?.evaluate(SIN_SUSCRIPCION)
  const next = await phone.newWindow()
  await next.page.addInitScript(address('cuatro'))
  await next.open('/avisos')
  await expect.poll(told).toEqual([at('cuatro')])

  // Turned off without signal, it stays off, and the provider learns it later.
  network.cut()
  await next.page.getByRole('button', { name: 'Apagar todos' }).click()
  await expect(next.toast('Listo: no te avisamos más.')).toBeVisible()
  expect(await told()).toEqual([at('cuatro')])
  network.heal()
  await moveTo('cinco')
  expect(await told()).toEqual([])

  // A signed-out person's address is not registered.
  await next.page.getByRole('button', { name: 'Sí, avisame' }).click()
  await expect.poll(told).toEqual([at('cuatro')])
  await next.open('/signout')
  await expect(next.usuario()).toBeVisible()
  await moveTo('seis')
  expect(await told()).not.toContain(at('seis'))
  expect(await next.page.evaluate('caches.has("prueba-de-suscripcion")')).toBe(false)
  await service.stop()
})
