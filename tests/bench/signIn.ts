import type { Page } from 'playwright'

import { CLAVE_APLICACION } from '#local/names.ts'

/** Where the app says that its sign-in form can be used, and that a list shows its data. */
export const INGRESO = { mark: 'form-usable', selector: 'form input[type="password"]' }
export const GRUPO = { mark: 'list-data', selector: 'main a[href^="/ver-afiliado/"]' }

const CUIL = '27-28456789-2'
const PASSWORD = 'demo1234'

/** Through the form, as fast as a person cannot, up to the home screen. */
export async function enter(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/signin`, { waitUntil: 'commit' })
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, INGRESO.mark)
  await page.getByLabel('CUIL o N° Afiliado').fill(CUIL)
  await page
    .getByLabel(/contraseña/i)
    .first()
    .fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor()
}

/** Leaves the profile with a signed-in person, the family group stored and the service worker in place. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await enter(page, origin)
  await page.goto(`${origin}/grupo-familiar`)
  await page.locator(GRUPO.selector).first().waitFor()
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, CLAVE_APLICACION)
}
