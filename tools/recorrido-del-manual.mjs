// Route to the screen of each picture of the manual, with the marked part. One route for a phone, in this order: a
// test follows it too, and fails if a screen or a name is gone.

import {
  escanear,
  mostrarCuadros,
  pedirCodigo,
  recibirCuadros,
  verRecibidas,
} from './escenas-de-prestamo.mjs'

/** Window size for the pictures: a phone. */
export const TELEFONO = { width: 360, height: 740 }

/**
 * `alto`: height of the strip around the marked part, at the phone's width.
 * @typedef {import('playwright').Page} Page
 * @typedef {import('playwright').Locator} Locator
 * @typedef {{ imagen: string, alto: number, llegar: (page: Page, url: string) => Promise<unknown>, marca: (page: Page) => Locator }} Parada
 *
 * With two phones: one lends, and the other receives; the picture is of one of them.
 * @typedef {{ imagen: string, alto: number, llegar: (da: Page, recibe: Page, url: string) => Promise<unknown>, esDelOtro: boolean, marca: (page: Page) => Locator }} ParadaDeDos
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

/** @type {ParadaDeDos[]} Pictures taken with a second phone, where no person is signed in. */
export const CON_OTRO = [
  {
    imagen: 'prestar-desde-el-grupo',
    alto: 190,
    esDelOtro: false,
    llegar: (da, _, url) => abrir(da, `${url}/grupo-familiar`, 'Grupo Familiar'),
    marca: (page) => page.getByRole('link', { name: 'Prestar o recibir una credencial' }),
  },
  {
    imagen: 'prestar-mi-codigo',
    alto: 440,
    esDelOtro: true,
    llegar: (_, recibe, url) => pedirCodigo(recibe, url),
    marca: (page) => page.getByRole('img', { name: 'Código para recibir una credencial' }),
  },
  {
    imagen: 'prestar-es-igual',
    alto: 210,
    esDelOtro: false,
    llegar: async (da, recibe, url) => {
      await abrir(da, `${url}/prestar/nuevo`, '¿Qué prestás?')
      await escanear(da, recibe)
    },
    marca: (page) => page.locator('.cifras'),
  },
  {
    imagen: 'prestar-cuadros',
    alto: 390,
    esDelOtro: false,
    llegar: (da) => mostrarCuadros(da),
    marca: (page) => page.locator('.codigo-en-blanco'),
  },
  {
    imagen: 'prestar-mostrar',
    alto: 260,
    esDelOtro: true,
    llegar: async (da, recibe) => {
      await recibirCuadros(recibe, da)
      await verRecibidas(recibe)
    },
    marca: (page) => page.getByRole('link', { name: /^Mostrar la credencial/ }),
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
