import { expect, test } from '../support/test.ts'

test('[NOTI-01, NOTI-04] an authorization leads to the list of them and leaves the bell', async ({
  phone: { portal },
  provider,
}) => {
  await portal.signIn()

  await portal.openNotifications()
  await portal.enLaCampana('20290').click()

  await expect(portal.page).toHaveURL(/\/autorizaciones$/)
  await expect(portal.titulo()).toHaveText('Solicitudes de Autorización')
  await expect(portal.notificaciones()).toBeHidden()
  await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
})

test('[NOTI-01, NOTI-03] a chronic prescription leads to its own screen and leaves the bell', async ({
  phone: { portal },
  provider,
}) => {
  await portal.signIn()
  const una = (await provider.notificaciones('norma')).find(
    ({ codigoTipoNotificacion }) => codigoTipoNotificacion === 'RecetaMedicaIfx',
  )

  await portal.openNotifications()
  await portal.enLaCampana(String(una?.numeroNotificacion)).click()

  await expect(portal.page).toHaveURL(new RegExp(`/ver-receta-cronica/${una?.idSolicitud}$`))
  await expect(portal.titulo()).toHaveText(/^Receta N°/)
  await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
})

test('[NOTI-02, API-07, API-08] marking one as read removes it at once, here and at the provider', async ({
  phone: { portal },
  provider,
}) => {
  await portal.signIn()

  await portal.dismissNotification('20377')

  await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
})

test('[NOTI-01, SHELL-02] when the last one is gone the list says so and the bell has no count', async ({
  phone: { portal },
  provider,
}) => {
  await portal.signIn()
  for (const { numeroNotificacion } of await provider.notificaciones('norma'))
    await portal.dismissNotification(numeroNotificacion)

  await expect(portal.campana()).toHaveAccessibleName('Notificaciones')
  await portal.openNotifications()
  await expect(portal.notificaciones().getByText('No se encontraron notificaciones.')).toBeVisible()
})

test('[FLT-79, NOTI-02] a dismissed notification never comes back for a moment', async ({
  phone: { portal },
  provider,
  network,
}) => {
  await portal.signIn()
  const [first] = await provider.notificaciones('norma')
  await portal.page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const bell = document.querySelector('.timbre')
    new MutationObserver(() => seen.push(bell?.getAttribute('aria-label') ?? '')).observe(
      document.body,
      {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      },
    )
  })
  network.rule({
    match: 'GET /v1/usuarios/afiliados/notificaciones-pendientes',
    do: { kind: 'status', code: 500 },
    times: 1,
  })

  await portal.dismissNotification(String(first?.numeroNotificacion))
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
  await expect.poll(async () => (await portal.outbox())[0]?.state).toBe('done')
  await portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect
    .poll(() => network.asked('/v1/usuarios/afiliados/notificaciones-pendientes').length)
    .toBeGreaterThan(2)

  const seen = await portal.page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  const afterwards = seen.slice(seen.indexOf('Notificaciones, 2 sin ver'))
  expect(new Set(afterwards)).toEqual(new Set(['Notificaciones, 2 sin ver']))
})

test('[NOTI-02, SHELL-02] what one tab dismisses leaves the other tab too, without a reload', async ({
  phone,
}) => {
  const first = phone.portal
  await first.signIn()
  const second = await phone.newWindow()
  await second.open('/')
  await expect(second.campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')

  await second.dismissNotification('20377')

  await expect(first.campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  await first.page.bringToFront()
  await first.dismissNotification('88120')
  await expect(second.campana()).toHaveAccessibleName('Notificaciones, 1 sin ver')
})
