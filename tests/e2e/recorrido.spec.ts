import { expect, test } from '../support/test.ts'

test(
  '[SHELL-21, NOTI-02, FAM-01, SESS-01] a change made without signal arrives once, with all windows closed',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone, provider, network }) => {
    const { portal } = phone
    await portal.open('/')
    await portal.page.getByRole('link', { name: 'Grupo Familiar' }).last().click()
    await expect(portal.titulo()).toHaveText('Grupo Familiar')
    await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
    await portal.page.goBack()
    await portal.page.getByRole('button', { name: /^Mostrar credencial de Norma/ }).click()
    await expect(portal.qr()).toBeVisible()
    await portal.credencial().getByRole('button', { name: 'Cerrar credencial' }).click()

    network.cut()
    const again = await phone.restart()
    await again.open('/grupo-familiar')
    await expect(again.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
    await expect(again.page.getByText(/^Actualizado hoy a las \d\d:\d\d$/)).toBeVisible()
    await expect(again.banner()).toContainText('Sin señal.')
    await expect(again.campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')

    const [first] = await provider.notificaciones('norma')
    await again.dismissNotification(String(first?.numeroNotificacion))
    await expect(again.campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
    await expect(again.banner()).toContainText('1 cambio para enviar.')
    const [row] = await again.outbox()
    expect(await provider.efectos()).toEqual([])

    await phone.closeWindows()
    network.restore()
    await phone.fireSync()

    await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
    expect(await provider.efectos()).toMatchObject([{ clave: row?.id }])
    const back = await phone.newWindow()
    await back.open('/pendientes')
    await expect(back.page.getByText('No hay nada para enviar')).toBeVisible()
    expect(await provider.efectos()).toHaveLength(1)
  },
)
