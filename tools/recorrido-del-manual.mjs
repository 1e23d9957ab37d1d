// Route to the screen of each picture of the manual, with the marked part. One route for a phone, in this order: a
// test follows it too, and fails if a screen or a name is gone.

/** Window size for the pictures: a phone. */
export const TELEFONO = { width: 360, height: 740 }

/**
 * `alto`: height of the strip around the marked part, at the phone's width.
 * @typedef {import('playwright').Page} Page
 * @typedef {import('playwright').Locator} Locator
 * @typedef {{ imagen: string, alto: number, llegar: (page: Page, url: string) => Promise<unknown>, marca: (page: Page) => Locator }} Parada
 */

/** @type {(page: Page, title: string | RegExp) => Promise<void>} */
const titulo = (page, name) => page.getByRole('heading', { level: 1, name }).waitFor()
/**
 * Waits for the portal's own screen, not the service worker's picture.
 * @type {(page: Page, address: string, title: string | RegExp) => Promise<void>}
 */
const abrir = async (page, address, title) => {
  await page.goto(address)
  await page.locator('.fui-FluentProvider .marco').waitFor()
  await titulo(page, title)
}

/** @type {Parada[]} Pictures taken while no person is signed in. */
export const AFUERA = [
  {
    imagen: 'olvide-mi-contrasenia',
    alto: 210,
    llegar: (page, url) => page.goto(`${url}/signin`),
    marca: (page) => page.getByRole('link', { name: 'Olvidé mi contraseña' }),
  },
]

/** @type {Parada[]} */
export const ADENTRO = [
  {
    imagen: 'credencial-abajo',
    alto: 150,
    llegar: (page, url) => abrir(page, `${url}/`, /^Hola/),
    marca: (page) =>
      page.getByRole('navigation', { name: 'Accesos' }).getByRole('button', { name: 'Credencial' }),
  },
  {
    imagen: 'credencial-abierta',
    alto: 390,
    llegar: (page) => page.getByRole('button', { name: 'Credencial', exact: true }).click(),
    marca: (page) => page.getByRole('img', { name: 'Código QR de la credencial' }),
  },
  {
    imagen: 'leer-el-qr',
    alto: 200,
    llegar: (page, url) => abrir(page, `${url}/`, /^Hola/),
    marca: (page) => page.getByRole('main').getByRole('link', { name: /^Orden Electrónica/ }),
  },
  {
    imagen: 'listo-para-salir',
    alto: 180,
    llegar: (page, url) => abrir(page, `${url}/`, /^Hola/),
    marca: (page) => page.getByRole('button', { name: 'Actualizar antes de viajar' }),
  },
  {
    imagen: 'plan-ambulatorio',
    alto: 220,
    llegar: (page, url) => abrir(page, `${url}/receta`, 'Recetas electrónicas'),
    marca: (page) => page.getByRole('link', { name: /^Plan ambulatorio/ }),
  },
  {
    imagen: 'ver-receta',
    alto: 260,
    llegar: async (page, url) => {
      await abrir(page, `${url}/consultar-recetas`, 'Recetas electrónicas')
      await page.getByRole('listitem').getByRole('button', { expanded: false }).first().click()
    },
    marca: (page) => page.getByRole('button', { name: 'Ver receta' }),
  },
  {
    imagen: 'nueva-solicitud',
    alto: 190,
    llegar: (page, url) => abrir(page, `${url}/autorizaciones`, 'Solicitudes de Autorización'),
    marca: (page) => page.getByRole('link', { name: 'Nueva solicitud de autorización' }),
  },
  {
    imagen: 'editar-domicilio',
    alto: 190,
    llegar: (page, url) => abrir(page, `${url}/perfil`, /^Hola/),
    marca: (page) => page.getByRole('link', { name: /^Editar.*domicilio/i }),
  },
  {
    imagen: 'farmacias',
    alto: 240,
    llegar: (page, url) => abrir(page, `${url}/prestadores`, 'Prestadores'),
    marca: (page) => page.getByRole('link', { name: /^Farmacias/ }),
  },
  {
    imagen: 'salir',
    alto: 260,
    llegar: async (page, url) => {
      await abrir(page, `${url}/`, /^Hola/)
      await page.getByRole('button', { name: 'Mi cuenta' }).click()
    },
    marca: (page) => page.getByRole('link', { name: 'Salir', exact: true }),
  },
]

/** @type {Parada[]} Pictures taken without signal. */
export const SIN_SENAL = [
  {
    imagen: 'pendiente',
    alto: 240,
    llegar: async (page, url) => {
      await abrir(page, `${url}/`, /^Hola/)
      await page.getByRole('button', { name: /^Notificaciones/ }).click()
      const una = page.getByRole('button', { name: /N° 20377$/ })
      await una.click()
      await una.waitFor({ state: 'hidden' })
      await abrir(page, `${url}/pendientes`, 'Pendientes de envío')
    },
    marca: (page) => page.getByRole('main').getByText('En espera', { exact: true }),
  },
]
