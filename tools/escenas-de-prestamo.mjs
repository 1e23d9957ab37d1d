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

/** @type {(page: Page, name: string | RegExp) => Promise<void>} */
const titulo = (page, name) => page.getByRole('heading', { level: 1, name }).waitFor()

/** @type {(page: Page, name: string) => Promise<void>} */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click()

/** @type {(da: Escena, recibe: Escena) => Promise<void>} */
export async function prestamo(da, recibe) {
  await ingresar(da)
  await quedaGuardada(da.page)
  await pedirCodigo(recibe.page, recibe.url)
  await recibe.picture('prestamo-codigo')
  await da.page.goto(`${da.url}/prestar/nuevo`)
  await escanear(da.page, recibe.page)
  await da.picture('prestamo-comparar')
  await mostrarCuadros(da.page)
  await da.picture('prestamo-cuadros')
  await recibirCuadros(recibe.page, da.page)
  await recibe.picture('prestamo-recibido')
  await verRecibidas(recibe.page)
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

/**
 * The receiver's phone shows its own code.
 * @type {(page: Page, url: string) => Promise<void>}
 */
export async function pedirCodigo(page, url) {
  await page.goto(`${url}/prestadas/recibir`)
  await page.getByLabel('Tu nombre y apellido').fill('Marta Sosa')
  await page.getByLabel('Tu número de documento').fill('20333444')
  await press(page, 'Seguir')
  await page.getByRole('img', { name: 'Código para recibir una credencial' }).waitFor()
}

/**
 * The giver's phone, at «¿Qué prestás?», chooses and scans the code of the other one.
 * @type {(da: Page, recibe: Page) => Promise<void>}
 */
export async function escanear(da, recibe) {
  await da.getByRole('checkbox', { name: /^Norma / }).check()
  await da.getByRole('checkbox', { name: /^Las recetas que sirven hoy/ }).check()
  await ponerEnLaCamara(da, [await codigoDe(recibe)])
  await press(da, 'Seguir')
  await titulo(da, '¿Es el mismo número?')
}

/** @type {(da: Page) => Promise<void>} */
export async function mostrarCuadros(da) {
  await press(da, 'Es igual: prestar')
  await titulo(da, /^Mostrale esta pantalla/)
}

/** @type {(recibe: Page, da: Page) => Promise<void>} */
export async function recibirCuadros(recibe, da) {
  await ponerEnLaCamara(recibe, await cuadrosDe(da))
  await press(recibe, 'Ya lo escaneó: abrir la cámara')
  await titulo(recibe, /^Norma/)
  await recibe.getByRole('img', { name: /^Código de la credencial/ }).waitFor()
  await cerrarAviso(recibe)
}

/** @type {(recibe: Page) => Promise<void>} */
export async function verRecibidas(recibe) {
  await recibe.getByRole('link', { name: 'Credenciales prestadas' }).click()
  await titulo(recibe, 'Credenciales prestadas')
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
