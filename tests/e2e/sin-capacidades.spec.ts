import { expect, test } from '../support/test.ts'

// A host without capabilities: the same build must do all of the specification there.
test.use({ capacidades: [] })

test(
  '[API-01, SHELL-21] on a host without capabilities the portal works and sends no extension',
  { tag: '@siempre' },
  async ({ phone, provider, network }) => {
    const extensions: string[] = []
    await phone.portal.page.context().route('**/v1/**', async (route) => {
      const headers = Object.keys(await route.request().allHeaders())
      extensions.push(...headers.filter((name) => /^idempotency-key$|^x-/.test(name)))
      await route.continue()
    })
    await phone.portal.signIn()
    await phone.portal.readyForNoSignal()
    await phone.portal.page.getByRole('button', { name: /^Mostrar credencial de Norma/ }).click()
    await expect(phone.portal.qr()).toBeVisible()
    await phone.portal.page.goBack()

    await phone.portal.kept(/AutorizacionesScreen/) // the notification leads to it
    network.cut()
    await phone.portal.dismissNotification('20377')
    await expect(phone.portal.banner()).toContainText('1 cambio para enviar.')
    network.restore()
    await phone.portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
    await phone.portal.open('/signout')
    await expect(phone.portal.titulo()).toHaveText('Ingresá')

    expect(extensions).toEqual([])
    expect(network.log.filter(({ key }) => key !== undefined)).toEqual([])
    expect(network.asked('/v1/portal/')).toEqual([])
  },
)
