import { CORREGIDO, OTRO, segundasIntenciones } from '../support/segundasIntenciones.ts'
import { expect, test } from '../support/test.ts'

test(
  '[CONT-01, CONT-08, CONT-10, FLT-49] contacts edited without signal arrive in their last form, with all windows closed',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone, provider, network }) => {
    network.cut()
    await phone.portal.open('/perfil')
    await segundasIntenciones(phone.portal.page)
    await phone.portal.open('/pendientes')
    const main = phone.portal.page.getByRole('main')
    await expect(main).toContainText('celular cambiado')
    await expect(main).not.toContainText('con la aplicación abierta')

    await phone.closeWindows()
    network.restore()
    await phone.fireSync()

    await expect
      .poll(() => provider.contactosDe('norma'))
      .toEqual([CORREGIDO, '02954-4300456', 'norma.quiroga@correo.example'])
    // The change that was tried before its correction may have arrived: it is sent, and the
    // correction after it. The third was never sent.
    expect(await provider.efectos()).not.toHaveLength(3)
    expect(
      network.sent('POST /v1/contacto/guardar-contactos').map(({ body }) => body),
    ).not.toContain(expect.stringContaining(OTRO))
  },
)
