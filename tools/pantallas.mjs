// Starts the product and takes the pictures of every screen into docs/pantallas, those of the manifest and the one of a shared
// credential into public: node tools/pantallas.mjs
import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'

import { chromium } from 'playwright'
import { tsImport } from 'tsx/esm/api'

import { findChromium } from './chromium.mjs'
import * as escenas from './escenas.mjs'
import { conPaleta } from './png.mjs'
import { startProduct } from './product.mjs'
import { run } from './run.mjs'
import { takeVistaPrevia } from './vista-previa.mjs'

const OUT = 'docs/pantallas'
/** Without them the pictures have other letters, and dates before they are typed stand in English. */
const PACKAGES = ['fonts-roboto-unhinted', 'chromium-l10n']
const PHONE = { name: 'movil', width: 390, height: 844, mobile: true }
const DESKTOP = { name: 'escritorio', width: 1280, height: 800, mobile: false }
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Mobile Safari/537.36'

const { areas } = await tsImport('./manifiestos.ts', import.meta.url)
const { screensOf } = await tsImport('./areas.ts', import.meta.url)

/** Address, heading and picture of the screens that need nothing done first; `afuera`: without a session. */
const imagenes = screensOf(areas).flatMap(({ path, publica = false, imagenes: suyas = [] }) =>
  suyas.map((una) => ({ path, afuera: publica && !una.conSesion, ...una })),
)
const [AFUERA, ADENTRO] = [true, false].map((afuera) =>
  imagenes.filter((una) => una.afuera === afuera),
)

/** Pictures that the browser shows before it installs; the small ones of the tour. */
const CAPTURAS = ['inicio-movil', 'credencial-movil', 'inicio-escritorio']

/** Limit for hanging waits; it does not judge speed. */
const PATIENCE = 120_000

/** A browser of that size in that light, and how a picture of it is taken. */
async function abrir(browser, url, { name, width, height, mobile }, colorScheme) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
    permissions: ['notifications', 'clipboard-read', 'clipboard-write'],
    isMobile: mobile,
    hasTouch: mobile,
    ...(mobile && { userAgent: ANDROID }),
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const dark = colorScheme === 'dark' ? '-oscuro' : ''
  const picture = async (screen) => {
    await page.mouse.move(0, 0) // removes the hover look
    await page.waitForFunction(() => !document.querySelector('.esqueleto'))
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
      ),
    )
    const png = await page.screenshot()
    await writeFile(`${OUT}/${screen}-${name}${dark}.png`, conPaleta(png))
  }
  const heading = (text) => page.getByRole('heading', { level: 1, name: text }).waitFor()

  return { context, page, url, picture, heading }
}

async function tour(browser, url, device, colorScheme, papeles) {
  const { mobile } = device
  const escena = await abrir(browser, url, device, colorScheme)
  const { context, page, picture, heading } = escena
  await page.goto(`${url}/signin`)
  await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0)
  await picture('ingreso')
  for (const { path, titulo, nombre } of AFUERA) {
    await page.goto(url + path)
    await heading(titulo)
    if (nombre === 'comprobar') await page.getByText('Sirve también sin señal.').waitFor()
    await picture(nombre)
  }
  await escenas.ingresar(escena)
  await escenas.quedaGuardada(page)
  await page.getByText('Listo para ir sin señal').waitFor()
  // As at every opening after the first, when the reminders come last.
  await page.goto(`${url}/`)
  await heading(/^Hola/)
  await picture('inicio')

  await escenas.veredicto(escena, await escenas.credencial(escena))
  await page.goto(`${url}/`)
  await heading(/^Hola/)
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  await page.getByRole('button', { name: /N° 20377/ }).waitFor()
  await picture('notificaciones')
  await page.keyboard.press('Escape')

  if (mobile) {
    await page.getByRole('button', { name: 'Menú' }).click()
    await picture('menu')
    await page.goBack()
  }
  await page.goto(`${url}/grupo-familiar`)
  await page.getByRole('list').first().waitFor()
  await heading('Grupo Familiar')
  await picture('grupo-familiar')
  for (const { path, titulo, nombre } of ADENTRO) {
    await page.goto(url + path)
    await heading(titulo)
    await picture(nombre)
  }
  await escenas.documento(escena, mobile)
  await escenas.halladas(escena)
  await escenas.solicitudNueva(escena, papeles)
  await escenas.recibidos(escena, papeles)
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
  await escenas.solicitudGuardada(escena, papeles)
  await page.goto(`${url}/mostrador`)
  // The service worker's picture does not react before the portal has taken over.
  await page.locator('.fui-FluentProvider .mostrador').waitFor()
  await page.getByRole('button', { name: /^Prestar el/ }).click()
  await page.getByRole('button', { name: 'Prestar', exact: true }).click()
  await page.getByRole('button', { name: /^Mantené/ }).waitFor()
  await picture('mostrador-prestado')
  await context.close()
}

/** For another person, and for two phones: last, since they change the provider's data. */
async function aparte(browser, url, formas) {
  const con = async ({ device, scheme }, de) => {
    const escena = await abrir(browser, url, device, scheme)
    await de(escena)
    await escena.context.close()
  }
  for (const forma of formas) await con(forma, escenas.capita)
  for (const forma of formas) await con(forma, escenas.capitaCupon)
  for (const [n, forma] of formas.entries())
    await con(forma, (suya) => con(forma, (otra) => escenas.conflicto(suya, otra, String(461 + n))))
}

const papel = (name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj<</Type /Page>>endobj\n% ${name}\n%%EOF\n`),
})

const { stdout } = spawnSync('fc-match', ['Roboto'], { encoding: 'utf8' })
if (!stdout?.includes('Roboto'))
  throw new Error(`The pictures need ${PACKAGES.join(' and ')} (on Debian: apt-get install).`)
await run('node', ['tools/build.mjs'])
await mkdir(OUT, { recursive: true })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // The placeholder of a date field has the browser's own language, not the page's; Debian has it in chromium-l10n.
  args: ['--no-sandbox', '--lang=es-AR'],
  env: { ...process.env, LANGUAGE: 'es_AR' },
})
const { url, stop } = await startProduct()
try {
  const papeles = [await escenas.fotoDeOrden(browser), papel('Estudio.pdf')]
  const formas = [PHONE, DESKTOP].flatMap((device) =>
    ['light', 'dark'].map((scheme) => ({ device, scheme })),
  )
  for (const { device, scheme } of formas) await tour(browser, url, device, scheme, papeles)
  await aparte(browser, url, formas)
  await takeVistaPrevia(browser, url, 'public/vista-previa.png')
  for (const name of CAPTURAS) await copyFile(`${OUT}/${name}.png`, `public/captura-${name}.png`)
} finally {
  await browser.close()
  await stop()
}
