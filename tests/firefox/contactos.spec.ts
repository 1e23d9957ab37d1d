import { CORREGIDO, segundasIntenciones } from '../support/segundasIntenciones.ts'
import { expect, test } from './support/test.ts'

test('[FLT-77, CONT-01, CONT-08, CONT-10, FLT-49] in Firefox contacts edited without signal survive a restart and arrive in their last form', async ({
  zorro,
  provider,
  network,
}) => {
  await zorro.portal.signIn()
  await zorro.portal.readyForNoSignal()
  await zorro.portal.kept(/PerfilScreen|FormularioDe|areas-/)
  network.cut()
  await zorro.portal.open('/perfil')
  await segundasIntenciones(zorro.portal.page)
  await zorro.portal.open('/pendientes')
  const main = zorro.portal.page.getByRole('main')
  await expect(main).toContainText('celular cambiado')
  await expect(main).toContainText('con la aplicación abierta')

  const portal = await zorro.restart(async () => network.restore())
  await portal.open('/')
  await expect
    .poll(() => provider.contactosDe('norma'))
    .toEqual([CORREGIDO, '02954-4300456', 'norma.quiroga@correo.example'])
})
