// Scenes of the album with two phones: one lends a credential, the other receives it by its camera and shows it.
import { ingresar, quedaGuardada } from './escenas.mjs'

/**
 * @typedef {import('./escenas.mjs').Escena} Escena
 * @typedef {import('playwright').Page} Page
 */

/** Pictures of both phones. */
export const PRESTAMO = [
  'prestamo-codigo',
  'prestamo-comparar',
  'prestamo-cuadros',
  'prestamo-recibido',
  'prestamo-recibidos',
  'prestamo-hecho',
]
/** Enough for a card and its prescriptions. */
const CUADROS = 30

/** @type {(page: Page, name: string) => Promise<void>} */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click()

/** @type {(da: Escena, recibe: Escena) => Promise<void>} */
export async function prestamo(da, recibe) {
  await ingresar(da)
  await quedaGuardada(da.page)
  await pedirCodigo(recibe)
  await da.page.goto(`${da.url}/prestar/nuevo`)
  await da.page.getByRole('checkbox', { name: /^Norma / }).check()
  await da.page.getByRole('checkbox', { name: /^Las recetas que sirven hoy/ }).check()
  await ponerEnLaCamara(da.page, [await codigoDe(recibe.page)])
  await press(da.page, 'Seguir')
  await da.heading('¿Es el mismo número?')
  await da.picture('prestamo-comparar')
  await press(da.page, 'Es igual: prestar')
  await da.heading(/^Mostrale esta pantalla/)
  await da.picture('prestamo-cuadros')
  await ponerEnLaCamara(recibe.page, await cuadrosDe(da.page))
  await press(recibe.page, 'Ya lo escaneó: abrir la cámara')
  await recibe.heading(/^Norma/)
  await recibe.page.getByRole('img', { name: /^Código de la credencial/ }).waitFor()
  await cerrarAviso(recibe.page)
  await recibe.picture('prestamo-recibido')
  await recibe.page.getByRole('link', { name: 'Credenciales prestadas' }).click()
  await recibe.heading('Credenciales prestadas')
  await recibe.picture('prestamo-recibidos')
  await press(da.page, 'Ya lo tiene')
  await da.page.getByRole('heading', { name: /^A Marta/ }).waitFor()
  await cerrarAviso(da.page)
  await da.picture('prestamo-hecho')
  // The next picture's list begins empty.
  await press(da.page, 'Terminar el préstamo a Marta Sosa')
  await press(da.page, 'Sí, terminar')
  await da.page.getByText('No tenés nada prestado.').waitFor()
}

/** @type {(escena: Escena) => Promise<void>} */
async function pedirCodigo({ page, url, heading, picture }) {
  await page.goto(`${url}/prestadas/recibir`)
  await page.getByLabel('Tu nombre y apellido').fill('Marta Sosa')
  await page.getByLabel('Tu número de documento').fill('20333444')
  await press(page, 'Seguir')
  await heading('Mostrá este código')
  await page.getByRole('img', { name: 'Código para recibir una credencial' }).waitFor()
  await picture('prestamo-codigo')
}

/** @type {(page: Page) => Promise<void>} */
const cerrarAviso = (page) => page.getByRole('button', { name: 'Cerrar aviso' }).click()

/** @type {(page: Page) => Promise<string>} */
async function codigoDe(page) {
  const png = await page.locator('.codigo-en-blanco').screenshot()
  return png.toString('base64')
}

/**
 * The frames that the giver's screen shows, one after the other.
 * @type {(page: Page) => Promise<string[]>}
 */
const cuadrosDe = (page) =>
  page.evaluate(async (howMany) => {
    const canvas = document.querySelector('canvas')
    if (!canvas) throw new Error('No frame is shown.')
    const all = []
    while (all.length < howMany) {
      const now = canvas.toDataURL()
      if (now !== all.at(-1)) all.push(now)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return all.map((url) => url.slice(url.indexOf(',') + 1))
  }, CUADROS)

/**
 * Gives this page a camera that sees these pictures, each for a while.
 * @type {(page: Page, pngs: string[]) => Promise<void>}
 */
const ponerEnLaCamara = (page, pngs) =>
  page.evaluate(async (all) => {
    const bitmaps = await Promise.all(
      all.map((one) => {
        const bytes = Uint8Array.from(atob(one), (letter) => letter.charCodeAt(0))
        return createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      }),
    )
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('Nothing can be drawn.')
    context.imageSmoothingEnabled = false
    let shown = 0
    setInterval(() => {
      const bitmap = bitmaps[shown++ % bitmaps.length]
      context.fillStyle = '#282828'
      context.fillRect(0, 0, 1280, 720)
      if (bitmap) context.drawImage(bitmap, 290, 10, 700, 700)
    }, 150)
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      configurable: true,
      value: () => Promise.resolve(canvas.captureStream(15)),
    })
  }, pngs)
