// Takes the pictures of every screen into docs/pantallas: node tools/pantallas.mjs [address of a running portal]
import { mkdirSync } from 'node:fs'

import { chromium } from 'playwright'

import { findChromium } from './chromium.mjs'

const BASE = process.argv[2] ?? 'http://localhost:8080'
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
  ['/cambiar-pin', 'Cambiar mi Contraseña', 'cambiar-pin'],
]

mkdirSync(OUT, { recursive: true })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
})

async function tour({ name, width, height, mobile }, colorScheme) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    isMobile: mobile,
    hasTouch: mobile,
    ...(mobile && { userAgent: ANDROID }),
  })
  const page = await context.newPage()
  const dark = colorScheme === 'dark' ? '-oscuro' : ''
  const picture = (screen) => page.screenshot({ path: `${OUT}/${screen}-${name}${dark}.png` })
  const heading = (text) => page.getByRole('heading', { level: 1, name: text }).waitFor()

  await page.goto(`${BASE}/signin`)
  await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0)
  await picture('ingreso')
  for (const [path, title, screen] of AFUERA) {
    await page.goto(BASE + path)
    await heading(title)
    await picture(screen)
  }
  await page.goto(`${BASE}/signin`)
  await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0)
  await page.getByLabel('CUIL o N° Afiliado').fill('27-28456789-2')
  await page.getByLabel('Contraseña/PIN').fill('demo1234')
  await page.getByRole('button', { name: 'Ingresar' }).click()
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
  await page.goto(`${BASE}/grupo-familiar`)
  await page.getByRole('list').first().waitFor()
  await heading('Grupo Familiar')
  await picture('grupo-familiar')
  await page.goto(`${BASE}/pendientes`)
  await heading('Pendientes de envío')
  await picture('pendientes')
  for (const [path, title, screen] of ADENTRO) {
    await page.goto(BASE + path)
    await heading(title)
    await picture(screen)
  }
  await page.goto(`${BASE}/grupo-familiar`)
  await page.getByRole('link', { name: /Tomás/ }).click()
  await heading(/^Tomás/)
  await picture('ver-afiliado')
  await page.goto(`${BASE}/mostrador`)
  await page.getByRole('img', { name: /QR/ }).waitFor()
  await picture('mostrador')
  await page.getByRole('button', { name: /^Prestar el/ }).click()
  await page.getByRole('dialog', { name: /^Prestar el/ }).waitFor()
  await picture('prestar')
  await page.goto(`${BASE}/orden`)
  await heading('Todavía no disponible')
  await picture('todavia-no')

  await context.setOffline(true)
  await page.goto(`${BASE}/`)
  await heading(/^Hola/)
  await page.getByText('Sin señal.').waitFor()
  await picture('inicio-sin-senal')
  await page.getByText('Listo para salir').scrollIntoViewIfNeeded()
  await picture('listo-para-salir')
  await page
    .getByRole('button', { name: /Mostrar credencial/ })
    .first()
    .click()
  await page.getByText('Se renueva solo').waitFor()
  await picture('credencial-sin-senal')
  await context.close()
}

await tour(PHONE, 'light')
await tour(PHONE, 'dark')
await tour(DESKTOP, 'light')
await tour(DESKTOP, 'dark')
await browser.close()
