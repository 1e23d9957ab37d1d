// Starts the product and takes the pictures of every screen into docs/pantallas, those of the manifest and the one of a shared
// credential into public: node tools/pantallas.mjs. With words after it only the pictures that have one of them in their name:
// node tools/pantallas.mjs capita escritorio-oscuro
// Of another insurer a few screens, into a folder of its own: node tools/pantallas.mjs --proveedor otro
import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'
import { tsImport } from 'tsx/esm/api'

import { isMade } from './built.mjs'
import { findChromium } from './chromium.mjs'
import { PRESTAMO, prestamo } from './escenas-de-prestamo.mjs'
import * as escenas from './escenas.mjs'
import { conPaleta } from './png.mjs'
import { startProduct } from './product.mjs'
import { recorrer } from './recorrido-del-album.mjs'
import { run } from './run.mjs'
import { drawVistaPrevia } from './vista-previa.mjs'

const {
  values: { proveedor },
  positionals: PEDIDAS,
} = parseArgs({ options: { proveedor: { type: 'string' } }, allowPositionals: true })
const OUT = proveedor ? `docs/pantallas/${proveedor}` : 'docs/pantallas'
/** Screens of another insurer that are shown beside ours. */
const DE_OTRO = ['ingreso', 'inicio', 'credencial', 'consultar-recetas']
/** Without these packages the screenshots have other letters, and empty date fields are in English. */
const PACKAGES = ['fonts-roboto-unhinted', 'chromium-l10n']
const PHONE = { name: 'movil', width: 390, height: 844, mobile: true }
const DESKTOP = { name: 'escritorio', width: 1280, height: 800, mobile: false }
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Mobile Safari/537.36'

const { areas } = await tsImport('./manifiestos.ts', import.meta.url)
const { screensOf } = await tsImport('./areas.ts', import.meta.url)
const { PALETA } = await tsImport('../src/colores/rampas.ts', import.meta.url)
const { porDefecto } = await tsImport('../src/contract/producto.ts', import.meta.url)
const { personaDe } = await tsImport('./personaDe.ts', import.meta.url)
const { logoPropio } = await tsImport('../server/src/base/logo.ts', import.meta.url)

/** Address, heading and name of the screens that need no preparation; `afuera`: without a session. */
const imagenes = screensOf(areas).flatMap(({ path, publica = false, imagenes: suyas = [] }) =>
  suyas.map((una) => ({ path, afuera: publica && !una.conSesion, ...una })),
)
const [afuera, adentro] = [true, false].map((sinSesion) =>
  imagenes.filter((una) => una.afuera === sinSesion),
)

/** Position of the person in screenshots sorted by distance: the main square of Santa Rosa. */
const PLAZA = { latitude: -36.6203, longitude: -64.2906, accuracy: 20 }

/** Pictures that the browser shows before an installation, and the small ones of the introduction. */
const CAPTURAS = ['inicio-movil', 'credencial-movil', 'inicio-escritorio']

const sePide = (file) => PEDIDAS.length === 0 || PEDIDAS.some((word) => file.includes(word))

/** Time limit for waits that hang; it does not judge speed. */
const PATIENCE = 120_000

/** Opens a browser with this window size and theme; gives a function that takes its screenshots. */
async function abrir(browser, url, { name, width, height, mobile }, colorScheme) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
    permissions: ['notifications', 'clipboard-read', 'clipboard-write', 'geolocation'],
    geolocation: PLAZA,
    isMobile: mobile,
    hasTouch: mobile,
    ...(mobile && { userAgent: ANDROID }),
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const dark = colorScheme === 'dark' ? '-oscuro' : ''
  const nameOf = (screen) => `${screen}-${name}${dark}`
  /** True if a screenshot of one of these screens is wanted. */
  const quiere = (...screens) =>
    screens.some((screen) => (!proveedor || DE_OTRO.includes(screen)) && sePide(nameOf(screen)))
  const picture = async (screen) => {
    if (!quiere(screen)) return
    await page.mouse.move(0, 0) // The mouse is moved away, so that no part is drawn as pointed at.
    await page.waitForFunction(() => !document.querySelector('.esqueleto'))
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
      ),
    )
    const png = await page.screenshot()
    await writeFile(`${OUT}/${nameOf(screen)}.png`, conPaleta(png))
  }
  const heading = (text) => page.getByRole('heading', { level: 1, name: text }).waitFor()

  return { context, page, url, quiere, picture, heading }
}

/** Scenes of another person, and of two phones: last, because they change the provider's data. */
async function aparte(browser, url, formas) {
  const con = async ({ device, scheme }, screens, de) => {
    const escena = await abrir(browser, url, device, scheme)
    if (escena.quiere(...[screens].flat())) await de(escena)
    await escena.context.close()
  }
  for (const forma of formas) await con(forma, 'capita', escenas.capita)
  for (const forma of formas) await con(forma, 'capita-cupon', escenas.capitaCupon)
  for (const forma of formas)
    await con(forma, PRESTAMO, (da) => con(forma, PRESTAMO, (recibe) => prestamo(da, recibe)))
  for (const [n, forma] of formas.entries())
    await con(forma, 'conflicto', (suya) =>
      con(forma, 'conflicto', (otra) => escenas.conflicto(suya, otra, String(461 + n))),
    )
}

const papel = (name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj<</Type /Page>>endobj\n% ${name}\n%%EOF\n`),
})

const { stdout } = spawnSync('fc-match', ['Roboto'], { encoding: 'utf8' })
if (!stdout?.includes('Roboto'))
  throw new Error(`The pictures need ${PACKAGES.join(' and ')} (on Debian: apt-get install).`)
if (!(await isMade('dist', ['dist/app/index.html', 'dist/server/main.js'])))
  await run('node', ['tools/build.mjs'])
await mkdir(OUT, { recursive: true })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // The placeholder of a date field is in the browser's language, not the page's; Debian's package chromium-l10n has
  // it.
  args: ['--no-sandbox', '--lang=es-AR'],
  env: { ...process.env, LANGUAGE: 'es_AR' },
})
const { url, stop } = await startProduct({ proveedor })
const norma = personaDe('norma', proveedor)
try {
  const papeles = [await escenas.fotoDeOrden(browser), papel('Estudio.pdf')]
  const formas = [PHONE, DESKTOP].flatMap((device) =>
    ['light', 'dark'].map((scheme) => ({ device, scheme })),
  )
  for (const { device, scheme } of formas) {
    const escena = await abrir(browser, url, device, scheme)
    await recorrer(escena, { afuera, adentro, mobile: device.mobile, papeles, persona: norma })
    await escena.context.close()
  }
  if (!proveedor) {
    await aparte(browser, url, formas)
    if (sePide('vista-previa')) {
      const of = { mark: logoPropio(PALETA), nombre: porDefecto.nombre, color: PALETA.marca }
      await writeFile('public/vista-previa.png', await drawVistaPrevia(browser, of))
    }
    for (const name of CAPTURAS) await copyFile(`${OUT}/${name}.png`, `public/captura-${name}.png`)
  }
} finally {
  await browser.close()
  await stop()
}
