// Scenes of the album of screenshots that need preparation: a document opened, a card checked, a photo chosen, an
// address changed twice.

/**
 * `quiere`: true if one of these screenshots is wanted; `picture`: takes it under this name; `heading`: waits for the screen of that title.
 * @typedef {import('playwright').Page} Page
 * @typedef {{ page: Page, url: string, quiere: (...screens: string[]) => boolean, picture: (screen: string) => Promise<void>, heading: (title: string | RegExp) => Promise<void> }} Escena
 */

const NORMA = { usuario: '27-28456789-2', clave: 'demo1234' }
/** Scene of a member who pays a monthly fee. */
const VOLUNTARIA = { usuario: '27-24680135-0', clave: 'demo2468' }

const boton = (page, name) => page.getByRole('button', { name, exact: true })

export async function ingresar({ page, url }, { usuario, clave } = NORMA) {
  await page.goto(`${url}/signin`)
  await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0)
  // An insurer chooses its number: of the member, the CUIL, or both.
  await page.getByLabel(/^(CUIL|CUIL o N° Afiliado|N° Afiliado)$/).fill(usuario)
  await page.getByLabel('Contraseña/PIN').fill(clave)
  await boton(page, 'Ingresar').click()
  await page.getByRole('heading', { level: 1, name: /^Hola/ }).waitFor()
}

/** Waits until this phone has everything that it needs to open without signal. */
export const quedaGuardada = (page) =>
  page.waitForFunction(() => localStorage.getItem('aplicacion') === 'guardada')

/** Scene of the card, and of the link that it shares. */
export async function credencial({ page, picture }) {
  await page
    .getByRole('button', { name: /Mostrar credencial/ })
    .first()
    .click()
  await page.getByRole('img', { name: /QR/ }).waitFor()
  await picture('credencial')
  await boton(page, 'Compartir').click()
  await page.getByText(/^Copiamos el enlace/).waitFor()
  const [enlace = ''] =
    (await page.evaluate(() => navigator.clipboard.readText())).match(/https?:\S+/) ?? []
  await page.goBack()
  return enlace
}

export async function veredicto({ page, picture, heading }, enlace) {
  await page.goto(enlace)
  await heading('Credencial válida')
  await picture('veredicto')
}

/** Scene of a prescription's document; on a computer also as a page of its own. */
export async function documento({ page, url, picture, heading }, mobile) {
  await page.goto(`${url}/receta`)
  await page
    .getByRole('region', { name: 'La última receta' })
    .getByRole('button', { name: 'Ver receta' })
    .click()
  const hoja = page.getByRole('article', { name: /^Página 1 de/ })
  await hoja.getByText('Receta').first().waitFor()
  await picture('documento')
  if (mobile) return
  await boton(page, 'Ver en una página').click()
  await heading('Vista previa')
  await hoja.getByText('Receta').first().waitFor()
  await picture('previsualizar')
}

/** Scenes with the results of searches. */
export async function halladas({ page, url, picture }) {
  const main = page.getByRole('main')
  const buscar = async (path) => {
    await page.goto(url + path)
    await main.getByRole('button', { name: 'Cambiar', exact: true }).click()
    await main.getByRole('radio', { name: 'Norma' }).press('Space')
    const anio = main.getByRole('button', { name: '1 año' })
    if (await anio.isVisible()) await anio.click()
    await main.getByRole('button', { name: 'Buscar', exact: true }).click()
  }
  await buscar('/reintegros')
  await main.getByText('Titular del grupo').waitFor()
  await picture('reintegros-hallados')
  await buscar('/consumo-prestacional')
  await main.getByRole('heading', { name: 'Internaciones' }).waitFor()
  await picture('consumo-hallado')
  await page.goto(`${url}/buscar`)
  await page.getByRole('textbox', { name: 'Buscar' }).fill('losar')
  await main
    .getByRole('link', { name: /^Losartán/ })
    .first()
    .waitFor()
  await picture('buscar')
}

/** The person gives their position, and the nearest places come first. */
export async function cerca({ page, url, picture, heading }) {
  const ordenadas = async () => {
    await boton(page, 'Más cerca').click()
    await page.getByText(/, de la más cercana a la más lejana$/).waitFor()
  }
  await page.goto(`${url}/buscar-farmacias`)
  await heading('Buscar Farmacias')
  await ordenadas()
  await picture('farmacias-cerca')
  await page.goto(`${url}/delegaciones`)
  await heading('Buscar Delegaciones')
  await ordenadas()
  await picture('delegaciones-cerca')
}

/** Scene of files that another application shared. */
export async function recibidos({ page, url, picture, heading }, papeles) {
  await page.goto(`${url}/compartido`)
  await heading('Archivos recibidos')
  await page.locator('input[type=file]').last().setInputFiles(papeles)
  await page.getByRole('checkbox', { name: `Usar ${papeles.at(-1)?.name}` }).waitFor()
  await picture('recibidos')
}

/** Scene of the wizard for a new request, with a photo of its order. The draft is deleted afterwards. */
export async function solicitudNueva(escena, papeles) {
  const { page, url, picture } = escena
  await hastaElUltimoPaso(escena, papeles, picture)
  await picture('solicitud-ultimo-paso')
  await page.goto(`${url}/autorizaciones`)
  await boton(page, 'Borrar').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
  await boton(page, 'Borrar').waitFor({ state: 'detached' })
}

/** Scene without signal: a saved request, and the waiting changes. */
export async function solicitudGuardada(escena, papeles) {
  const { page, url, picture, heading } = escena
  await hastaElUltimoPaso(escena, papeles, () => undefined)
  await boton(page, 'Guardar y enviar con señal').click()
  await heading(/^Guardada en este/)
  await picture('solicitud-guardada')
  await page.goto(`${url}/pendientes`)
  await heading('Pendientes de envío')
  await page.getByRole('main').getByText('En espera', { exact: true }).first().waitFor()
  await picture('pendientes')
}

async function hastaElUltimoPaso({ page, url, heading }, papeles, picture) {
  await page.goto(`${url}/autorizaciones?nueva=pantallas`)
  await page.getByRole('radio', { name: /ambulatorias/ }).check()
  await page.getByRole('checkbox', { name: 'Los cuatro están bien' }).check()
  await page.evaluate(() => scrollTo(0, 0))
  await picture('solicitud-nueva')
  await boton(page, 'Siguiente').click()
  await heading('Subí los documentos')
  await page.locator('input[type=file]').last().setInputFiles(papeles)
  await page.getByText(`${papeles.length} de 4 archivos`).waitFor()
  await boton(page, 'Siguiente').and(page.locator(':enabled')).waitFor()
  await picture('solicitud-documentos')
  await boton(page, 'Siguiente').click()
  await page.getByRole('heading', { name: 'Lo que se envía' }).waitFor()
}

/** Scene of a person who pays a monthly fee, before this month's coupon is made. */
export async function capita(escena) {
  await enLaCapita(escena)
  await boton(escena.page, 'Generar cupón').waitFor()
  await escena.picture('capita')
}

/** Scene of the coupon: the first picture makes it, later ones find it made. */
export async function capitaCupon(escena) {
  const { page, picture } = escena
  await enLaCapita(escena)
  const generar = boton(page, 'Generar cupón')
  const hecho = boton(page, 'Copiar código')
  await generar.or(hecho).waitFor()
  if (await generar.isVisible()) {
    await generar.click()
    await hecho.waitFor()
    await boton(page, 'Cerrar aviso').click()
  }
  await picture('capita-cupon')
}

async function enLaCapita(escena) {
  await ingresar(escena, VOLUNTARIA)
  await escena.page.goto(`${escena.url}/cupon-pago-capita`)
  await escena.heading('Cupón de cápita')
}

/** Scene of an address that this phone changed without signal, and another phone meanwhile. */
export async function conflicto(escena, otra, numero) {
  const { page, picture, heading } = escena
  await ingresar(escena)
  await quedaGuardada(page)
  await abrirDomicilio(escena)
  await page.context().setOffline(true)
  await guardarNumero(page, '451')
  await ingresar(otra)
  await abrirDomicilio(otra)
  await guardarNumero(otra.page, numero)
  // While it waits or is being sent, a change also shows the value before it.
  await otra.page.getByText(/^Antes: /).waitFor({ state: 'detached' })
  await page.context().setOffline(false)
  await page.getByRole('main').getByRole('link', { name: 'Elegir cuál queda' }).click()
  await heading(/cambió en dos lados$/)
  await picture('conflicto')
}

async function abrirDomicilio({ page, url }) {
  await page.goto(`${url}/perfil?editar=domicilio`)
  await page.waitForFunction(
    () => document.querySelector('main form input') instanceof HTMLInputElement,
  )
}

async function guardarNumero(page, numero) {
  await page.getByRole('textbox', { name: 'Número' }).fill(numero)
  await boton(page, 'Guardar').click()
  await page
    .getByRole('main')
    .getByText(new RegExp(` ${numero}$`))
    .first()
    .waitFor()
}

/** Draws a photo of a medical order on a table, as a phone would take it. The names are invented. */
export async function fotoDeOrden(browser) {
  const page = await browser.newPage({ viewport: { width: 900, height: 1200 } })
  await page.setContent(`<!doctype html><style>
    body { margin: 0; height: 1200px; background: linear-gradient(100deg, #6d5138, #8a6a4b 45%, #71563d); overflow: hidden }
    article { position: absolute; inset: 70px 80px; padding: 70px; rotate: -1.6deg; background: #fbfaf6;
      box-shadow: 0 18px 40px #0008; font: 30px/1.6 Roboto, sans-serif; color: #23303a }
    h1 { font-size: 40px; margin: 0 } small { color: #5b6670; font-size: 24px } hr { border: 0; border-top: 3px solid #23303a }
    .letra { font: italic 40px/1.6 'DejaVu Serif', serif; color: #1c3f8f } .firma { position: absolute; right: 70px; bottom: 60px; text-align: center }
    </style><article><h1>Dra. Elena Castro</h1><small>Traumatología · M. P. 3187</small><hr>
    <p>Paciente: <span class="letra">Norma Quiroga</span><br>Documento: <span class="letra">28.456.789</span></p>
    <p class="letra">Solicito resonancia magnética de rodilla derecha, sin contraste.</p>
    <p class="letra">Dx: gonalgia. Lesión meniscal.</p>
    <div class="firma letra">E. Castro<br><small>Firma y sello</small></div></article>`)
  const buffer = await page.screenshot({ type: 'jpeg', quality: 85 })
  await page.close()
  return { name: 'Orden médica.jpg', mimeType: 'image/jpeg', buffer }
}
