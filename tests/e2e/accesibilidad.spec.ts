import type { Proxy } from '../faults/support/proxy.ts'
import { elegirFoto } from '../support/camara.ts'
import { mostradorOn, setOffset } from '../support/contador.ts'
import { dibujo, oscura } from '../support/foto.ts'
import { APARATOS, type Mirar } from '../support/mirada.ts'
import { quienMuestra } from '../support/mostrador.ts'
import type { Portal } from '../support/portal.ts'
import type { Provider } from '../support/provider.ts'
import { asistenteOn, pdf } from '../support/solicitud.ts'
import { expect, test } from '../support/test.ts'

type Look = Mirar['whole']

/** Uses the check page: no camera, one photo after another, and all data of a card. */
async function expectComprobar(portal: Portal, provider: Provider, look: Look) {
  const { page } = portal
  await portal.open('/validar-credencial')
  await page.getByRole('button', { name: 'Abrir la cámara' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'cámara' })).toBeVisible()
  await look('no camera')
  await elegirFoto(page, 'https://example.org/menu')
  await expect(portal.titulo()).toHaveText('Ese QR no es de una credencial ni de una receta')
  await page.getByRole('button', { name: 'Escanear otra' }).click()
  await elegirFoto(page, await (await quienMuestra(provider)).firmado())
  await expect(portal.titulo()).toHaveText('Credencial válida')
  await look('one after another')
  await page.getByRole('button', { name: 'Ver todos los datos' }).click()
  await expect(page.getByText('Nacimiento')).toBeVisible()
  await look('verdict')
}

/**
 * Goes through the wizard of a new request: four steps, accepted and refused files, and the result.
 */
async function expectAsistente(portal: Portal, look: Look) {
  const { page } = portal
  const asistente = asistenteOn(portal)
  const cual = page.locator('input[type=file]').last()
  const paso = async (titulo: string, mirar: () => Promise<unknown>) => {
    await expect(portal.titulo()).toHaveText(titulo)
    await mirar()
    await look(titulo)
    await asistente.siguiente()
  }
  await portal.open('/autorizaciones?nueva=una&paso=1')
  await paso('Nueva solicitud', () => asistente.primerPaso(/historia clínica/))
  await paso('Subí los documentos', async () => {
    await cual.setInputFiles([
      pdf('IMG_20261124_190212_ORDEN_DE_REHABILITACION_DE_RODILLA_IZQUIERDA.pdf'),
      pdf('informe.pdf'),
      { name: 'carta.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hola') },
    ])
    await expect(page.getByText('2 de 4 archivos')).toBeVisible()
    await asistente.boton('Quitar informe.pdf').click()
  })
  await paso('Subí los estudios', async () => {
    await cual.setInputFiles([pdf('estudio.pdf'), oscura('estudio.png'), dibujo('otro.png', 9, 9)])
    await asistente.boton('Juntar en un PDF').click()
    await expect(portal.titulo()).toHaveText('Juntar en un PDF')
    await expect(page.getByText('Oscura')).toBeVisible()
    await look('photos on their way into one PDF')
    await asistente.boton('Cancelar').click()
    await expect(page.getByText('3 de 4 archivos')).toBeVisible()
  })
  await expect(portal.titulo()).toHaveText('Historia clínica')
  await asistente.mirarHistoria()
  await cual.setInputFiles(pdf('historia.pdf'))
  await expect(asistente.boton('Guardar y enviar')).toBeEnabled()
  await look('clinical history')
  await portal.open('/autorizaciones')
  await expect(page.getByText('Sin terminar')).toBeVisible()
  await look('one that was begun')
  await portal.open('/autorizaciones?nueva=una&paso=4')
  await asistente.guardar()
  await expect(portal.titulo()).toHaveText('Solicitud generada')
  await look('generated')
}

/** Opens the counter after a week without signal, and lends the phone. */
async function expectSinPase(portal: Portal, network: Proxy, look: Look) {
  const mostrador = mostradorOn(portal)
  await mostrador.guardado()
  // The page is opened before the counter, because a late answer would correct the clock again.
  network.cut()
  await portal.open('/mostrador')
  await setOffset(portal.page, 8 * 86_400_000)
  await portal.open('/mostrador')
  await mostrador.tomado()
  await expect(portal.page.getByText(/^Sin verificar desde/)).toBeVisible()
  await look('counter without a pass')
  await mostrador.prestar().click()
  await expect(mostrador.preguntaDePrestar()).toBeVisible()
  await look('lending')
  await mostrador.preguntaDePrestar().getByRole('button', { name: 'Prestar', exact: true }).click()
  await expect(mostrador.titulo()).toHaveText('Modo prestado')
  await look('lent')
}

for (const { name, look, mirar } of APARATOS)
  test(`[SHELL-28, SHELL-20] wizard, dialogs, check page and counter pass axe, fit and have large targets: ${name}`, async ({
    open,
    network,
    provider,
  }) => {
    const { portal } = await open(look)
    const { page } = portal
    const { whole, clean } = mirar(portal)
    await expectComprobar(portal, provider, whole)
    await portal.signIn()
    await portal.openNotifications()
    await clean('notifications')
    await page.keyboard.press('Escape')
    await portal.miCuenta().click()
    await clean('account')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Mostrar credencial de Norma/ }).click()
    await expect(portal.qr()).toBeVisible()
    await whole('credential')
    await expectAsistente(portal, whole)
    await expectSinPase(portal, network, whole)
  })
