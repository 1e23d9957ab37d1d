import { ETIQUETA_AVISOS } from '#local/bases/names.ts'

import { people } from '../support/people.ts'
import { makeSubscriber, startPushService } from '../support/pushService.ts'
import { asistenteOn, pdf } from '../support/solicitud.ts'
import { SIN_SUSCRIPCION, conServicioDeAvisos } from '../support/suscripcion.ts'
import { expect, test } from '../support/test.ts'

const RUBEN = 20_401

test('[NOTI-01, AUTH-19][SEC-42] whoever says yes is told with the portal closed, and what changed opens without signal', async ({
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

  // Nobody is asked for loading a page.
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

  // A choice for each kind, and for whom.
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
        body: 'Ya está en tu teléfono. Tocá para verla, con o sin señal.',
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

  // Without signal it is told all the same, and says that it is not here.
  await browser.deliverPush(JSON.stringify({ ...JSON.parse(message), id: 20_410 }))
  await expect
    .poll(async () => (await browser.shownNotices())[0]?.body)
    .toContain('cuando tengas señal')

  // Another person's, or somebody's who left: nothing of them.
  network.heal()
  await browser.deliverPush(JSON.stringify({ ...JSON.parse(message), uid: '2' }))
  await expect
    .poll(() => browser.shownNotices())
    .toContainEqual(expect.objectContaining({ tag: 'neutro', title: 'Mi Cobertura' }))
  await portal.open('/signout')
  await expect(portal.usuario()).toBeVisible()
  await expect.poll(() => browser.shownNotices()).toEqual([])
  await browser.deliverPush(message)
  await expect
    .poll(async () => (await browser.shownNotices()).map(({ tag }) => tag))
    .toEqual(['neutro'])
  await provider.mover({ id: RUBEN, paso: 'reabrir' })
  service.taken.length = 0
  await provider.empujar()
  expect(service.taken).toEqual([])

  // Who comes next was not asked yet.
  await portal.signIn(people.voluntaria)
  await portal.open('/avisos')
  await expect(portal.page.getByText('¿Te avisamos cuando haya novedades?')).toBeVisible()
  await service.stop()
})

test('[WIZ-08] after a request was sent a person is asked once whether to be told, and may put it off for good', async ({
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

  // Where they are chosen it is still there.
  await portal.open('/avisos')
  await page.getByRole('button', { name: 'Sí, avisame' }).click()
  await expect.poll(() => provider.suscripciones('norma')).toHaveLength(1)
  await page.getByRole('button', { name: 'Apagar todos' }).click()
  await expect(portal.toast('Listo: no te avisamos más.')).toBeVisible()
  await expect.poll(() => provider.suscripciones('norma')).toEqual([])
  await expect(page.getByText('¿Te avisamos cuando haya novedades?')).toBeVisible()

  // Their session ends elsewhere, and another person comes, who never said yes here.
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

test('[NOTI-01] an address that the browser changed is told by the service worker, with or without signal, and never of who turned it off or left', async ({
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

  // With every window closed: what was chosen goes to the new address, and nothing to the old one.
  await phone.closeWindows()
  await moveTo('dos')
  expect(await told()).toEqual([at('dos')])
  expect(await provider.suscripciones('norma')).toEqual(chosen)
  await provider.mover({ id: RUBEN, paso: 'tomar' })
  await provider.mover({ id: RUBEN, paso: 'aprobar' })
  await provider.empujar()
  expect(service.taken.map(({ path }) => path)).toEqual(['/dos'])

  // Without signal, and a message falls meanwhile: the next signal brings it, as the next page would.
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

  // No worker was told of it: the page that opens finds that there is none.
  await browser.context().serviceWorkers()[0]?.evaluate(SIN_SUSCRIPCION)
  const next = await phone.newWindow()
  await next.page.addInitScript(address('cuatro'))
  await next.open('/avisos')
  await expect.poll(told).toEqual([at('cuatro')])

  // Turned off without signal, it stays off, and the provider hears of it.
  network.cut()
  await next.page.getByRole('button', { name: 'Apagar todos' }).click()
  await expect(next.toast('Listo: no te avisamos más.')).toBeVisible()
  expect(await told()).toEqual([at('cuatro')])
  network.heal()
  await moveTo('cinco')
  expect(await told()).toEqual([])

  // Whoever left is not told of.
  await next.page.getByRole('button', { name: 'Sí, avisame' }).click()
  await expect.poll(told).toEqual([at('cuatro')])
  await next.open('/signout')
  await expect(next.usuario()).toBeVisible()
  await moveTo('seis')
  expect(await told()).not.toContain(at('seis'))
  expect(await next.page.evaluate('caches.has("prueba-de-suscripcion")')).toBe(false)
  await service.stop()
})
