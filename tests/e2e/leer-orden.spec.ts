import type { Page } from 'playwright/test'

import { violationsOf } from '../support/axe.ts'
import { elegirFoto, filmar, filmarCuadros, fotoDeQr } from '../support/camara.ts'
import { type Vista, cuadroDe } from '../support/cuadrosDificiles.ts'
import { WATCH_AWAKE, verse } from '../support/despierta.ts'
import { people } from '../support/people.ts'
import { type Phone, expect, test } from '../support/test.ts'

test.use({ sandbox: true })

const main = (page: Page) => page.getByRole('main')
const boton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const confirma = (page: Page) => page.getByRole('dialog', { name: 'Confirmá la orden' })

/** What stands before the phone's camera. */
async function pelicula(text?: string): Promise<string> {
  const film = test.info().outputPath('camara.y4m')
  await filmar(film, text === undefined ? undefined : fotoDeQr(text, 6))
  return film
}

/** Another browser, at the doctor's: shows a code, and hears live what becomes of it. */
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

/** A camera of a phone, with light and zoom, as far as a page can tell. */
const CON_LUZ = `if (self.MediaStreamTrack) {
  MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true, zoom: { min: 1, max: 4 } });
  MediaStreamTrack.prototype.applyConstraints = async () => undefined;
}`

/** A browser that is set to save data. */
const AHORRA = `if (self.NetworkInformation)
  Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true })`

test(
  '[SCAN-01, SCAN-05, SCAN-07, SCAN-08] the QR of an office is read, somebody of the family chosen, the order confirmed and seen',
  { tag: '@siempre' },
  async ({ open, provider }) => {
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
    // The camera is off as soon as it has read one.
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
    await expect(oficina.paciente).toContainText('Tomás Peralta Quiroga · 00-123456-')
    await expect(oficina.pasos.nth(3)).toContainText(/Orden generada\s*N° 0045-/)
    expect(await violationsOf(oficina.page)).toEqual([])
    expect(await provider.ordenes('norma')).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ origen: 'electronica' })]),
    )
    await boton(page, 'Ir a Inicio').click()
    await expect(portal.titulo()).toHaveText('Hola, Norma')

    await test.step('[SCAN-10] a code that is refused leads back to the camera, with why', async () => {
      await portal.open('/read-orden')
      await expect(main(page)).toContainText('La orden de ese código QR ya se generó.')
      await expect(page.locator('video')).toBeVisible()
    })
  },
)

test('[SCAN-02, SCAN-03, SCAN-04, SCAN-09] what is no order is said with what helps, and an office is told that there will be none', async ({
  open,
  network,
}) => {
  const film = await pelicula('https://example.org/menu')
  const { portal } = await open({ camara: film })
  const { page } = portal
  await portal.signIn()
  await portal.open('/read-orden')
  const oops = page.getByRole('alert').filter({
    hasText: 'Oops! No pudimos escanear correctamente el código QR',
  })
  await expect(oops).toBeVisible()
  for (const consejo of [
    'Alineá la cámara con el QR',
    'Limpiá la lente de la cámara',
    'Evitá los reflejos en la pantalla',
  ])
    await expect(main(page)).toContainText(consejo)

  await filmar(film)
  await boton(page, 'Reintentar').click()
  await expect(page.locator('video')).toBeVisible()
  await page.getByText('Necesitas ayuda').click()
  await expect(main(page).getByRole('link', { name: 'Sacar una Orden Impresa' })).toBeVisible()
  await boton(page, 'Cancelar').click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')

  const oficina = await consultorio(
    await open({ width: 320, height: 640, mobile: false, colorScheme: 'dark' }),
  )
  expect(await violationsOf(oficina.page)).toEqual([])
  await filmar(film, fotoDeQr(oficina.qr, 6))
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

  await test.step('an office that hears nothing says so, and hears again by itself', async () => {
    network.cut()
    await expect(oficina.vivo).toHaveText('Se cortó: reconectando…')
    network.restore()
    await expect(oficina.vivo).toHaveText('Conectado en vivo. Esta página se actualiza sola.')
  })
})

test('[SCAN-06, SCAN-09] a person alone is asked nothing; Back at the confirmation tells the office', async ({
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

test('[SCAN-11] after three minutes the camera is off, and the person is asked whether to go on', async ({
  open,
}) => {
  const { portal } = await open({ camara: await pelicula(), scripts: [CON_LUZ, WATCH_AWAKE] })
  const { page } = portal
  await portal.signIn()
  await page.clock.install()
  const antes = await page.evaluate(() => Date.now())
  await portal.open('/read-orden')
  const video = page.locator('video')
  await expect(video).toBeVisible()

  await test.step('light and zoom are there where the camera has them', async () => {
    await boton(page, 'Acercar').click()
    await expect(boton(page, 'Alejar')).toBeVisible()
    await boton(page, 'Prender la luz').click()
    await expect(boton(page, 'Apagar la luz')).toBeVisible()
  })

  await test.step('behind another application it is off', async () => {
    await verse(page, 'hidden')
    await expect(video).toHaveCount(0)
    await verse(page, 'visible')
    await expect(video).toBeVisible()
  })

  const despues = await page.evaluate(() => Date.now())

  // The clock stands still meanwhile: the camera began after the one moment, and before the other.
  await page.clock.pauseAt(antes + 179_000)
  await expect(video).toBeVisible()
  await page.clock.pauseAt(despues + 181_000)
  await page.clock.resume()
  const seguis = page.getByRole('dialog', { name: '¿Seguís escaneando?' })
  await expect(seguis).toBeVisible()
  await expect(video).toHaveCount(0)
  await seguis.getByRole('button', { name: 'Seguir' }).click()
  await expect(video).toBeVisible()
})

const WASM = '/assets/r2/zxing_reader'

test('[SCAN-01, SCAN-10] what is blurred, turned or small is read; a code that ran out is told; and who saves data fetches no second reader', async ({
  open,
  provider,
  network,
}) => {
  test.setTimeout(120_000) // two phones, and five films for them
  const film = await pelicula()
  const { portal } = await open({ camara: film })
  const { page } = portal
  await portal.signIn()
  await portal.open('/read-orden')
  await expect(page.locator('video')).toBeVisible()
  await expect.poll(() => network.asked(WASM)).toHaveLength(1)
  const vistas: Vista[] = [
    { lado: 180, giro: 0.12, cerca: 0.12, mal: 'borroso' },
    // Of these the light reader finds nothing.
    { lado: 300, giro: 0.8, cerca: 0.3, mal: undefined },
    { lado: 120, giro: 0, cerca: 0, mal: 'palido' },
  ]
  for (const vista of vistas) {
    const { qr } = await provider.pedirOrden()
    await filmarCuadros(film, 10, [cuadroDe(qr, vista)])
    await portal.open('/read-orden')
    await expect(main(page)).toContainText('¿Para quién es la orden?')
  }
  const { qr } = await provider.pedirOrden({ ahora: Date.now() - 6 * 60_000 })
  await filmar(film, fotoDeQr(qr, 6))
  await portal.open('/read-orden')
  await expect(main(page)).toContainText('Ese código QR venció. Pedí otro en el consultorio.')

  const otra = await open({ camara: film, scripts: [AHORRA] })
  await otra.portal.signIn()
  await filmar(film, fotoDeQr((await provider.pedirOrden()).qr, 6))
  const fetched = network.asked(WASM).length
  await otra.portal.open('/read-orden')
  await expect(main(otra.portal.page)).toContainText('¿Para quién es la orden?')
  expect(network.asked(WASM)).toHaveLength(fetched)
})

test('[SCAN-01, FLT-01] where the camera was refused a photo does; without signal it is not even opened', async ({
  open,
  provider,
  network,
}) => {
  // The light build has no camera to refuse.
  const { portal } = await open({ entero: true, width: 320, height: 640 })
  const { page } = portal
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.open('/read-orden')
  const negada = page
    .getByRole('alert')
    .filter({ hasText: 'No tenemos permiso para usar la cámara' })
  await expect(negada).toContainText('También podés permitir la cámara')
  await boton(page, 'Reintentar').click()
  await expect(negada).toBeVisible()
  await elegirFoto(page, 'https://example.org/menu')
  await expect(main(page)).toContainText('Oops! No pudimos escanear correctamente')
  const { token, qr } = await provider.pedirOrden()
  await elegirFoto(page, qr)
  await expect(main(page)).toContainText('¿Para quién es la orden?')
  // Left by the menu: nobody shall wait for it.
  await page.getByRole('link', { name: /^Mi Cobertura/ }).click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await expect.poll(() => provider.pedida(token)).toBe('cancelada')

  network.cut()
  await portal.open('/read-orden')
  await expect(main(page)).toContainText('No abrimos la cámara')
  await expect(page.locator('video')).toHaveCount(0)
  await boton(page, /^Mostrar credencial/).click()
  await expect(portal.credencial()).toBeVisible()
})

test('[FLT-03, FLT-20, SCAN-08] the answer to the confirmation lost: it is asked for by its code, and the order seen', async ({
  open,
  provider,
  network,
}) => {
  const { token, qr } = await provider.pedirOrden({ codigo: '430201' })
  const { portal } = await open({ camara: await pelicula(qr) })
  const { page } = portal
  await portal.signIn()
  await portal.open('/read-orden')
  await main(page).getByRole('radio', { name: 'Norma' }).check({ force: true })
  await boton(page, 'Generar').click()
  network.rule({ match: 'POST /v1/orden/generar-orden', do: { kind: 'dropAnswer' } })
  await boton(page, 'Confirmar').click()
  await expect(
    page.getByRole('dialog', { name: 'Estamos confirmando si tu orden se generó…' }),
  ).toBeVisible()
  network.heal()
  const si = page.getByRole('dialog', { name: 'Tu orden sí se generó' })
  await expect(si).toBeVisible({ timeout: 20_000 })
  await si.getByRole('button', { name: 'Ver la orden' }).click()
  await expect(page.getByRole('dialog', { name: /^Orden 0045-/ })).toContainText('Confirmada.')
  expect(await provider.pedida(token)).toBe('confirmada')
})
