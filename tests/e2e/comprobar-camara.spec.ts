import { fileURLToPath } from 'node:url'

import { lacks } from '../faults/support/lacks.ts'
import { elegirFoto, filmar, fotoDeQr } from '../support/camara.ts'
import { quienMuestra, tokenDe } from '../support/mostrador.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** The film that the checking phone's camera shows. */
async function pelicula(): Promise<string> {
  const film = test.info().outputPath('camara.y4m')
  await filmar(film)
  return film
}

const DIFICIL = fileURLToPath(new URL('../support/credencialDificil.png', import.meta.url))

const principal = ({ page }: Portal) => page.getByRole('main')
const press = ({ page }: Portal, name: string) => page.getByRole('button', { name }).click()

/**
 * Opens the page and waits until a later visit without signal has all its files, the reader's too.
 */
async function visitar(portal: Portal) {
  await portal.open('/validar-credencial')
  await portal.readyForNoSignal()
  await expect(principal(portal).getByText(/^Sirve también sin señal\./)).toBeVisible()
  await portal.kept(/worker-lector-/)
}

test('[SEC-50] after one visit with signal, cards are scanned without signal, one after another', async ({
  open,
  provider,
  network,
}) => {
  const film = await pelicula()
  const phone = await open({ camara: film, scripts: [lacks.camera(1)] })
  await visitar(phone.portal)
  const norma = await quienMuestra(provider)
  const sola = await quienMuestra(provider, 'sola')
  const [deNorma, deSola] = await Promise.all(
    (['norma', 'sola'] as const).map(async (who) => (await provider.familia(who))[0]),
  )
  const portal = await phone.restart(async () => network.cut())
  await portal.open('/validar-credencial')

  await filmar(film, fotoDeQr(await norma.firmado(), 6))
  await press(portal, 'Abrir la cámara')
  const ocupada = portal.page.getByRole('alert').filter({ hasText: 'No pudimos usar la cámara' })
  await expect(ocupada).toContainText('cerrala y probá otra vez')
  await press(portal, 'Probar la cámara otra vez')
  await expect(portal.titulo()).toHaveText('Firma comprobada')
  await expect(principal(portal)).toContainText(deNorma?.apellido ?? 'nobody')
  await expect(principal(portal)).toContainText('Compará con el DNI.')
  // The camera is switched off after the first code.
  await expect(portal.page.locator('video')).toHaveCount(0)

  await filmar(film, fotoDeQr(sola.impreso(), 6))
  await press(portal, 'Escanear otra')
  await expect(portal.titulo()).toHaveText('Tarjeta impresa: pedí el DNI')
  await expect(principal(portal)).toContainText(deSola?.apellido ?? 'nobody')

  await filmar(film, fotoDeQr('https://example.org/menu', 12))
  await press(portal, 'Escanear otra')
  await expect(portal.titulo()).toHaveText('Ese QR no es de una credencial ni de una receta')
  await expect(principal(portal)).not.toContainText('No la aceptes')
  expect(portal.page.url()).toBe(`${network.url}/validar-credencial`)

  const recientes = portal.page.getByRole('listitem')
  await expect(recientes).toHaveCount(2)
  await expect(recientes.first()).toContainText('Tarjeta impresa: pedí el DNI')
  await expect(recientes.last()).toContainText('Firma comprobada')
  await portal.page.reload()
  await expect(portal.page.getByText('Comprobadas recién')).toHaveCount(0)
})

test('[SEC-50] without permission for the camera the check page explains it, and reads a photo instead', async ({
  open,
  provider,
}) => {
  // The light build has no camera.
  const { portal } = await open({ entero: true })
  await portal.open('/validar-credencial')
  await press(portal, 'Abrir la cámara')
  const negada = portal.page
    .getByRole('alert')
    .filter({ hasText: 'No tenemos permiso para usar la cámara' })
  await expect(negada).toContainText('Sacale una foto al QR y elegila acá.')
  await expect(negada).toContainText('También podés permitir la cámara: tocá el candado')

  const buffer = Buffer.from('no es una foto')
  await portal.page
    .getByLabel('Elegir una foto')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
  const noSeAbre = portal.page.getByText('No pudimos abrir esa foto')
  await expect(noSeAbre).toBeVisible()
  // A photo that the reader cannot read in any size without work on it.
  await portal.page.getByLabel('Elegir una foto').setInputFiles(DIFICIL)
  await expect(portal.titulo()).toHaveText('No es válida')
  await press(portal, 'Escanear otra')
  // A second try is refused again, and the photo's error is gone.
  await press(portal, 'Probar la cámara otra vez')
  await expect(noSeAbre).toHaveCount(0)
  await expect(negada).toBeVisible()

  await elegirFoto(portal.page, await (await quienMuestra(provider)).firmado())
  await expect(portal.titulo()).toHaveText('Credencial válida')
  const todo = portal.page.getByText('QR generado')
  await press(portal, 'Ver todos los datos')
  await expect(todo).toBeVisible()
  await portal.page.goBack()
  await expect(todo).toHaveCount(0)
  await press(portal, 'Ver todos los datos')
  await press(portal, 'Volver')
  await expect(todo).toHaveCount(0)
  await press(portal, 'Ver todos los datos')
  await press(portal, 'Escanear otra')
  await expect(portal.titulo()).toHaveText('Comprobar una credencial o una receta')
})

test('[SEC-50] without signal one phone shows its card and another phone accepts it', async ({
  open,
  provider,
  network,
}) => {
  const film = await pelicula()
  const farmacia = await open({ camara: film })
  await visitar(farmacia.portal)
  const { portal: afiliada } = await open()
  await afiliada.signIn()
  await afiliada.readyForNoSignal()
  await expect
    .poll(async () => (await afiliada.copies()).some(({ key }) => key === 'pases'))
    .toBe(true)
  network.cut()
  const comprueba = await farmacia.restart()

  await afiliada.page.getByRole('button', { name: /^Mostrar credencial de Norma/ }).click()
  await expect(afiliada.credencial().getByText('Se renueva solo')).toBeVisible()
  await expect(afiliada.qr()).toBeVisible()
  await filmar(film, await afiliada.credencial().screenshot())

  await comprueba.open('/validar-credencial')
  await press(comprueba, 'Abrir la cámara')
  await expect(comprueba.titulo()).toHaveText('Firma comprobada')
  const [norma] = await provider.familia('norma')
  await expect(principal(comprueba)).toContainText(norma?.apellido ?? 'nobody')
  await press(comprueba, 'Ver todos los datos')
  await expect(principal(comprueba)).toContainText('Titular')
})

test('[CRED-12] without signal the provider’s own code is not judged, and the page says how to check it', async ({
  phone: { portal },
  provider,
  network,
}) => {
  const link = network.url + (await tokenDe(provider, 'norma'))
  await portal.open('/validar-credencial')
  await portal.readyForNoSignal()
  await expect(portal.page.getByText(/^Sirve también sin señal\./)).toBeVisible()
  network.cut()
  await elegirFoto(portal.page, link)
  await expect(portal.titulo()).toHaveText('Este código necesita señal')
  const main = portal.page.getByRole('main')
  await expect(main).toContainText(
    'Pedile que abra «Modo mostrador»: ese código se comprueba sin señal.',
  )
  await expect(main).not.toContainText('Compará con el DNI')
  await expect(portal.page.getByRole('button', { name: 'Ver todos los datos' })).toHaveCount(0)
})

/** A browser with a reader of its own: it reads the code of the portal's trial, then the one in sight. */
const LEE = `self.BarcodeDetector = class {
  static getSupportedFormats() { return Promise.resolve(['qr_code']) }
  detect() { return Promise.resolve([{ rawValue: self.aLaVista ?? 'prueba:0123456789' }]) }
}`

/** A browser that names QR codes before its reader can be used. */
const PROMETE = `self.BarcodeDetector = class {
  static getSupportedFormats() { return Promise.resolve(['qr_code']) }
  detect() { return Promise.reject(new DOMException('unavailable', 'NotSupportedError')) }
}`

test('[SEC-50] a browser that reads codes by itself does so without signal; no other reader is stored', async ({
  open,
  provider,
  network,
}) => {
  let siguen = () => {}
  const until = new Promise<void>((resolve) => (siguen = resolve))
  // Files of the second ring come one by one: none of the later ones comes before the browser's reader was tried.
  network.rule({ match: 'GET /assets/r2/areas-', do: { kind: 'hold', until } })
  const { portal } = await open({ scripts: [LEE] })
  await portal.open('/validar-credencial')
  const probado = () => portal.page.evaluate(() => localStorage.getItem('detector'))
  await expect.poll(probado).not.toBeNull()
  network.heal()
  siguen()
  await portal.readyForNoSignal()
  await expect(principal(portal).getByText(/^Sirve también sin señal\./)).toBeVisible()
  await portal.kept(/worker-pdf-/)
  expect(network.asked('/assets/r2/worker-lector-')).toEqual([])

  const { prefijo, digitos } = await (await quienMuestra(provider)).firmado()
  network.cut()
  await portal.page.evaluate(
    (aLaVista) => void Object.assign(window, { aLaVista }),
    prefijo + digitos,
  )
  await elegirFoto(portal.page, 'cualquiera')
  await expect(portal.titulo()).toHaveText('Firma comprobada')
})

test('[SEC-50] our reader is stored and reads without signal if the browser’s refuses every picture', async ({
  open,
  provider,
  network,
}) => {
  const { portal } = await open({ scripts: [PROMETE] })
  await visitar(portal)
  const buffer = fotoDeQr(await (await quienMuestra(provider)).firmado(), 12)
  network.cut()

  await portal.page
    .getByLabel('Elegir una foto')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer })

  await expect(portal.titulo()).toHaveText('Firma comprobada')
})
