import type { Page } from 'playwright/test'

import { NUMERO_DE_NORMA } from '../support/aseguradora.ts'
import { violationsOf } from '../support/axe.ts'
import { filmar, filmarCuadros, fotoDeQr } from '../support/camara.ts'
import { type Vista, cuadroDe } from '../support/cuadrosDificiles.ts'
import { people } from '../support/people.ts'
import { type Phone, expect, test } from '../support/test.ts'

test.use({ sandbox: true })

const main = (page: Page) => page.getByRole('main')
const boton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const confirma = (page: Page) => page.getByRole('dialog', { name: 'Confirmá la orden' })

/** The film that the phone's camera shows. */
async function pelicula(text?: string): Promise<string> {
  const film = test.info().outputPath('camara.y4m')
  await filmar(film, text === undefined ? undefined : fotoDeQr(text, 6))
  return film
}

/** Opens another browser at the doctor's office: it shows a code and follows its state live. */
async function consultorio({ browser }: Phone) {
  const page = browser.page()
  await page.goto(`${browser.origin}/sandbox/consultorio`)
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const paciente = page.getByRole('region', { name: 'Para el paciente' })
  const codigo = page.getByRole('img', { name: 'Código QR de la consulta' })
  const pasos = page.getByRole('listitem')
  const vivo = page.getByRole('status')
  await expect(vivo).toHaveText('Conectado en vivo. Esta página se actualiza sola.')
  await expect(codigo).toBeVisible()
  await expect(paciente).toContainText(/Vence en [45]:\d\d · se usa una sola vez/)
  return { page, token, qr: JSON.stringify({ token }), paciente, codigo, pasos, vivo }
}

/** A browser set to save data. */
const AHORRA = `if (self.NetworkInformation)
  Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true })`

test('[SCAN-01, SCAN-05, SCAN-07, SCAN-08] a doctor’s QR is scanned, and the confirmed order shows on the phone and at the office', async ({
  open,
  provider,
}) => {
  const oficina = await consultorio(await open({ width: 1280, height: 800, mobile: false }))
  expect(await violationsOf(oficina.page)).toEqual([])
  const { portal } = await open({ camara: await pelicula(oficina.qr) })
  const { page } = portal
  await portal.signIn()
  await portal.open('/orden')
  await main(page)
    .getByRole('link', { name: /^Orden Electrónica/ })
    .click()
  await expect(main(page)).toContainText('¿Para quién es la orden?')
  await expect(main(page)).toContainText('Leímos el QR del consultorio')
  // The camera is switched off after the first code.
  await expect(page.locator('video')).toHaveCount(0)
  await boton(page, 'Generar').click()
  await expect(main(page)).toContainText('Debe seleccionar el afiliado')
  await main(page).getByRole('radio', { name: 'Tomás' }).check({ force: true })
  await boton(page, 'Generar').click()
  await expect(confirma(page)).toContainText('Tomás Peralta Quiroga')
  await expect(confirma(page)).toContainText('Dra. Estela Marín')
  await expect(confirma(page)).toContainText('Si cancelás, se les avisa.')
  await expect(oficina.paciente).toContainText('Un teléfono lo leyó')
  await expect(oficina.codigo).toHaveCount(0)
  await expect(oficina.pasos.nth(2)).toContainText('Esperando la respuesta del paciente…')

  await boton(page, 'Confirmar').click()
  const orden = page.getByRole('dialog', { name: /^Orden 0045-/ })
  await expect(orden).toContainText('Confirmada. Ya la ve el consultorio.')
  await expect(orden).toContainText('Página 1 de 1')
  await expect(oficina.paciente).toContainText('Orden confirmada')
  await expect(oficina.paciente).toContainText(`Tomás Peralta Quiroga · ${NUMERO_DE_NORMA}`)
  await expect(oficina.pasos.nth(3)).toContainText(/Orden generada\s*N° 0045-/)
  expect(await violationsOf(oficina.page)).toEqual([])
  expect(await provider.ordenes('norma')).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ origen: 'electronica' })]),
  )
  await boton(page, 'Ir a Inicio').click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')

  await test.step('[SCAN-10] a refused code leads back to the camera and shows the reason', async () => {
    await portal.open('/read-orden')
    await expect(main(page)).toContainText('La orden de ese código QR ya se generó.')
    await expect(page.locator('video')).toBeVisible()
  })
})

test('[SCAN-09] a cancelled order is announced at the doctor’s office; its page reconnects by itself', async ({
  open,
  network,
}) => {
  const oficina = await consultorio(
    await open({ width: 320, height: 640, mobile: false, colorScheme: 'dark' }),
  )
  expect(await violationsOf(oficina.page)).toEqual([])
  const { portal } = await open({ camara: await pelicula(oficina.qr) })
  const { page } = portal
  await portal.signIn()
  await portal.open('/read-orden')
  await main(page).getByRole('radio', { name: 'Norma' }).check({ force: true })
  await boton(page, 'Generar').click()
  await confirma(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(
    portal.toast('Cancelaste la orden. Ya le avisamos al consultorio.').first(),
  ).toBeVisible()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await expect(oficina.paciente).toContainText('El paciente canceló')
  await expect(oficina.pasos.nth(2)).toContainText('Cancelada por el paciente')

  await test.step('the office’s page says that it lost the connection, and reconnects by itself', async () => {
    network.cut()
    await expect(oficina.vivo).toHaveText('Se cortó: reconectando…')
    network.restore()
    await expect(oficina.vivo).toHaveText('Conectado en vivo. Esta página se actualiza sola.')
  })
})

test('[SCAN-06, SCAN-09] a person alone need not choose a member, and Back at the confirmation cancels the order', async ({
  open,
  provider,
}) => {
  const { token, qr } = await provider.pedirOrden()
  const { portal } = await open({ camara: await pelicula(qr) })
  const { page } = portal
  await portal.signIn(people.recetas)
  await portal.open('/read-orden')
  await expect(confirma(page)).toBeVisible()
  await page.goBack()
  await expect(portal.titulo()).toHaveText(/^Hola/)
  await expect.poll(() => provider.pedida(token)).toBe('cancelada')
})

const WASM = '/assets/r2/zxing_reader'

test('[SCAN-01] blurred, turned and small codes are read; in data-saving mode one reader is not loaded', async ({
  open,
  provider,
  network,
}) => {
  const film = await pelicula()
  const { portal } = await open({ camara: film })
  const { page } = portal
  await portal.signIn()
  await portal.open('/read-orden')
  await expect(page.locator('video')).toBeVisible()
  await expect.poll(() => network.asked(WASM)).toHaveLength(1)
  const vistas: Vista[] = [
    { lado: 180, giro: 0.12, cerca: 0.12, mal: 'borroso' },
    // The light reader cannot read these.
    { lado: 300, giro: 0.8, cerca: 0.3, mal: undefined },
    { lado: 120, giro: 0, cerca: 0, mal: 'palido' },
  ]
  for (const vista of vistas) {
    const { qr } = await provider.pedirOrden()
    await filmarCuadros(film, 10, [cuadroDe(qr, vista)])
    await portal.open('/read-orden')
    await expect(main(page)).toContainText('¿Para quién es la orden?')
  }

  const otra = await open({ camara: film, scripts: [AHORRA] })
  await otra.portal.signIn()
  await filmar(film, fotoDeQr((await provider.pedirOrden()).qr, 6))
  const fetched = network.asked(WASM).length
  await otra.portal.open('/read-orden')
  await expect(main(otra.portal.page)).toContainText('¿Para quién es la orden?')
  expect(network.asked(WASM)).toHaveLength(fetched)
})
