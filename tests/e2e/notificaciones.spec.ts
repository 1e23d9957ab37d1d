import { expect, test } from '../support/test.ts'

test('[NOTI-01, NOTI-02, NOTI-04, API-08] choosing an authorization removes it and opens the authorization list', async ({
  phone: { portal },
  provider,
}) => {
  await portal.signIn()
  const pending = await provider.notificaciones('norma')
  const authorization = pending.find(
    ({ codigoTipoNotificacion }) => codigoTipoNotificacion !== 'RecetaMedicaIfx',
  )

  await portal.dismissNotification(String(authorization?.numeroNotificacion))

  await expect(portal.page).toHaveURL(/\/autorizaciones$/)
  await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
})

test('[NOTI-03, API-07] choosing a chronic prescription opens it with its idSolicitud', async ({
  phone: { portal },
  provider,
}) => {
  await portal.signIn()
  const pending = await provider.notificaciones('norma')
  const receta = pending.find(
    ({ codigoTipoNotificacion }) => codigoTipoNotificacion === 'RecetaMedicaIfx',
  )

  await portal.dismissNotification(String(receta?.numeroNotificacion))

  await expect(portal.page).toHaveURL(new RegExp(`/ver-receta-cronica/${receta?.idSolicitud}$`))
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
