// Starts the product and takes the pictures of every screen into docs/pantallas, those of the manifest and the one of a shared
// credential into public: node tools/pantallas.mjs
import { copyFile, mkdir } from 'node:fs/promises'

import { chromium } from 'playwright'

import { findChromium } from './chromium.mjs'
import { startProduct } from './product.mjs'
import { run } from './run.mjs'
import { takeVistaPrevia } from './vista-previa.mjs'

const OUT = 'docs/pantallas'
const PHONE = { name: 'movil', width: 390, height: 844, mobile: true }
const DESKTOP = { name: 'escritorio', width: 1280, height: 800, mobile: false }
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Mobile Safari/537.36'

/** Address, heading and picture of the screens that need nothing done first. */
const AFUERA = [
  ['/olvide-pin', '¿Olvidaste tu contraseña?', 'olvide'],
  ['/crear-cuenta', 'Tus datos', 'crear-cuenta'],
  ['/mantenimiento', /.+/, 'mantenimiento'],
  ['/validar-credencial', 'Comprobar una credencial', 'comprobar'],
]
const ADENTRO = [
  ['/terminos-condiciones', /érminos/, 'terminos'],
  ['/perfil', /^Hola/, 'perfil'],
  ['/previsualizar', 'Vista previa', 'previsualizar'],
  ['/autorizaciones', 'Solicitudes de Autorización', 'autorizaciones'],
  ['/ver-autorizacion?id=20377', /20377/, 'ver-autorizacion'],
  ['/compartido', 'Archivos recibidos', 'recibidos'],
  ['/sesiones', /^Dónde/, 'sesiones'],
  ['/avisos', 'Avisos', 'avisos'],
  ['/cambiar-pin', 'Cambiar mi Contraseña', 'cambiar-pin'],
  ['/derivaciones', 'Derivaciones', 'derivaciones'],
  ['/add-derivacion', 'Agregar derivación', 'agregar-derivacion'],
  ['/reintegros', 'Buscar Reintegros', 'reintegros'],
  ['/aportes', 'Mis Aportes', 'aportes'],
  ['/consumo-prestacional', 'Buscar Consumo Prestacional', 'consumo'],
  ['/delegaciones', 'Buscar Delegaciones', 'delegaciones'],
  ['/prestadores', 'Prestadores', 'prestadores'],
  ['/buscar-prestadores', 'Buscar Profesionales', 'buscar-profesionales'],
  ['/buscar-establecimientos', 'Buscar Establecimientos', 'buscar-establecimientos'],
  ['/buscar-farmacias', 'Buscar Farmacias', 'buscar-farmacias'],
  ['/receta', 'Recetas electrónicas', 'recetas'],
  ['/consultar-recetas', 'Recetas electrónicas', 'consultar-recetas'],
  ['/ver-receta-cronica/88120', 'Receta N° 88120', 'receta-cronica'],
  ['/ver-prescripcion?id=2', 'Prescripción N° 2', 'prescripcion'],
  ['/orden', 'Órdenes', 'ordenes'],
  ['/emitir-orden', 'Orden Impresa', 'emitir-orden'],
  ['/read-orden', 'Orden Electrónica', 'leer-orden'],
  ['/consultar-ordenes', 'Consultar Órdenes', 'consultar-ordenes'],
  ['/reimprimir-orden', 'Reimprimir Orden', 'reimprimir-orden'],
  ['/consultar-cupo', 'Consultar Cupo', 'consultar-cupo'],
  ['/teleconsulta', 'Teleconsulta', 'teleconsulta'],
  ['/ayuda', 'Ayuda', 'ayuda'],
  ['/ayuda/credencial', 'Mostrar la credencial', 'ayuda-tema'],
  ['/estado', 'Estado de la aplicación', 'estado'],
  ['/buscar', 'Buscar', 'buscar'],
]

/** What the browser shows before it installs; the small ones of the tour. */
const CAPTURAS = ['inicio-movil', 'credencial-movil', 'inicio-escritorio']

/** A browser of that size in that light, and how a picture of it is taken. */
async function abrir(browser, { name, width, height, mobile }, colorScheme) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
    permissions: ['notifications'],
    isMobile: mobile,
    hasTouch: mobile,
    ...(mobile && { userAgent: ANDROID }),
  })
  const page = await context.newPage()
  const dark = colorScheme === 'dark' ? '-oscuro' : ''
  const picture = async (screen) => {
    await page.waitForFunction(() => !document.querySelector('.esqueleto'))
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
      ),
    )
    await page.screenshot({ path: `${OUT}/${screen}-${name}${dark}.png` })
  }
  const heading = (text) => page.getByRole('heading', { level: 1, name: text }).waitFor()

  return { context, page, picture, heading }
}

const NORMA = { cuil: '27-28456789-2', clave: 'demo1234' }
/** She pays the cápita. */
const VOLUNTARIA = { cuil: '27-24680135-0', clave: 'demo2468' }

async function tour(browser, url, device, colorScheme) {
  const { mobile } = device
  const { context, page, picture, heading } = await abrir(browser, device, colorScheme)
  await page.goto(`${url}/signin`)
  await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0)
  await picture('ingreso')
  for (const [path, title, screen] of AFUERA) {
    await page.goto(url + path)
    await heading(title)
    await picture(screen)
  }
  await ingresar(page, url, NORMA)
  await heading(/^Hola/)
  await page.getByRole('button', { name: 'Cerrar aviso' }).click()
  await page
    .getByRole('button', { name: /Mostrar credencial/ })
    .first()
    .waitFor()
  await picture('inicio')

  await page
    .getByRole('button', { name: /Mostrar credencial/ })
    .first()
    .click()
  await page.getByRole('img', { name: /QR/ }).waitFor()
  await picture('credencial')
  await page.goBack()

  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  await picture('notificaciones')
  await page.keyboard.press('Escape')

  if (mobile) {
    await page.getByRole('button', { name: 'Menú' }).click()
    await picture('menu')
    await page.goBack()
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(`${url}/grupo-familiar`)
  await page.getByRole('list').first().waitFor()
  await heading('Grupo Familiar')
  await picture('grupo-familiar')
  await page.goto(`${url}/pendientes`)
  await heading('Pendientes de envío')
  await picture('pendientes')
  for (const [path, title, screen] of ADENTRO) {
    await page.goto(url + path)
    await heading(title)
    await picture(screen)
  }
  await halladas(page, url, picture)
  await solicitudNueva(page, url, picture)
  await page.goto(`${url}/grupo-familiar`)
  await page.getByRole('link', { name: /Tomás/ }).click()
  await heading(/^Tomás/)
  await picture('ver-afiliado')
  await page.goto(`${url}/mostrador`)
  await page.getByRole('img', { name: /QR/ }).waitFor()
  await picture('mostrador')
  await page.getByRole('button', { name: /^Prestar el/ }).click()
  await page.getByRole('dialog', { name: /^Prestar el/ }).waitFor()
  await picture('prestar')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()

  await context.setOffline(true)
  await page.goto(`${url}/`)
  await heading(/^Hola/)
  await page.getByText('Sin señal.').waitFor()
  await picture('inicio-sin-senal')
  await page.getByText('Listo para ir sin señal').scrollIntoViewIfNeeded()
  await picture('listo-para-salir')
  await page
    .getByRole('button', { name: /Mostrar credencial/ })
    .first()
    .click()
  await page.getByText('Se renueva solo').waitFor()
  await picture('credencial-sin-senal')
  await page.goto(`${url}/mostrador`)
  // What the service worker drew answers nothing before the portal has taken it over.
  await page.locator('.fui-FluentProvider .mostrador').waitFor()
  await page.getByRole('button', { name: /^Prestar el/ }).click()
  await page.getByRole('button', { name: 'Prestar', exact: true }).click()
  await page.getByRole('button', { name: /^Mantené/ }).waitFor()
  await picture('mostrador-prestado')
  await context.close()
}

async function ingresar(page, url, { cuil, clave }) {
  await page.goto(`${url}/signin`)
  await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0)
  await page.getByLabel('CUIL o N° Afiliado').fill(cuil)
  await page.getByLabel('Contraseña/PIN').fill(clave)
  await page.getByRole('button', { name: 'Ingresar' }).click()
}

/** The coupon of who pays one: before it is made, and made. */
async function capita(browser, url, device, colorScheme) {
  const { context, page, picture, heading } = await abrir(browser, device, colorScheme)
  await ingresar(page, url, VOLUNTARIA)
  await heading(/^Hola/)
  await page.goto(`${url}/cupon-pago-capita`)
  await heading('Cupón de cápita')
  const generar = page.getByRole('button', { name: 'Generar cupón' })
  const hecho = page.getByRole('button', { name: 'Copiar código' })
  await generar.or(hecho).waitFor()
  if (await generar.isVisible()) {
    await picture('capita')
    await generar.click()
    await hecho.waitFor()
    await page.getByRole('button', { name: 'Cerrar aviso' }).click()
  }
  await picture('capita-cupon')
  await context.close()
}

/** What searches find. */
async function halladas(page, url, picture) {
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
}

/** The wizard of a new request; its draft is gone afterwards. */
async function solicitudNueva(page, url, picture) {
  const boton = (name) => page.getByRole('button', { name, exact: true })
  await page.goto(`${url}/autorizaciones?nueva=pantallas`)
  await page.getByRole('radio', { name: 'Norma' }).press('Space')
  await page.getByRole('radio', { name: /ambulatorias/ }).check()
  await picture('solicitud-nueva')
  for (const punto of await page.getByRole('checkbox').all()) await punto.check()
  await boton('Siguiente').click()
  await page.getByRole('heading', { level: 1, name: 'Subí los documentos' }).waitFor()
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(['orden.pdf', 'estudio.pdf'].map(papel))
  await page.getByText('2 de 4 archivos').waitFor()
  await picture('solicitud-documentos')
  await boton('Siguiente').click()
  await page.getByRole('heading', { name: 'Lo que se envía' }).waitFor()
  await picture('solicitud-ultimo-paso')
  await page.goto(`${url}/autorizaciones`)
  await boton('Borrar').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
  await boton('Borrar').waitFor({ state: 'detached' })
}

const papel = (name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj<</Type /Page>>endobj\n% ${name}\n%%EOF\n`),
})

await run('node', ['tools/build.mjs'])
await mkdir(OUT, { recursive: true })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // What a date looks like before it is typed is the browser's own language, not the page's; Debian has it in chromium-l10n.
  args: ['--no-sandbox', '--lang=es-AR'],
  env: { ...process.env, LANGUAGE: 'es_AR' },
})
const { url, stop } = await startProduct()
try {
  for (const device of [PHONE, DESKTOP])
    for (const scheme of ['light', 'dark']) {
      await tour(browser, url, device, scheme)
      await capita(browser, url, device, scheme)
    }
  await takeVistaPrevia(browser, url, 'public/vista-previa.png')
  for (const name of CAPTURAS) await copyFile(`${OUT}/${name}.png`, `public/captura-${name}.png`)
} finally {
  await browser.close()
  await stop()
}
