import type { Page } from 'playwright'

import { CLAVE_APLICACION } from '#local/bases/names.ts'

import { people } from '../support/people.ts'
import type { Who } from '../support/server.ts'
import { type Sign, TAKEN } from './browser.ts'
import { A_MINUTE, within } from './deadline.ts'

/** The app's marks for a usable sign-in form and for a list with its data. */
export const INGRESO = { mark: 'form-usable', selector: 'form input[type="password"]' }
export const GRUPO: Sign = {
  mark: 'list-data',
  selector: 'main a[href^="/ver-afiliado/"]',
  atRest: true,
}
export const INICIO = {
  mark: TAKEN,
  selector: '.carrusel > li h2',
  taken: '.fui-FluentProvider .carrusel > li h2',
  atRest: true,
} satisfies Sign

const FILA = '.paginada .tarjetas li'
export const RECETAS = {
  mark: TAKEN,
  selector: FILA,
  taken: `.fui-FluentProvider ${FILA}`,
  atRest: true,
} satisfies Sign

/** Signs in by the form, faster than a person can, up to home. */
export async function enter(page: Page, origin: string, who: Who = 'norma'): Promise<void> {
  await askIn(page, origin, who)
  await page.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor()
}

/** Fills in the form and sends it. */
export async function askIn(page: Page, origin: string, who: Who = 'norma'): Promise<void> {
  await page.goto(`${origin}/signin`, { waitUntil: 'commit' })
  const form = page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    INGRESO.mark,
    { timeout: 0 },
  )
  await within(A_MINUTE, 'The form to sign in with', form)
  await page.getByLabel('CUIL o N° Afiliado').fill(people[who].cuil)
  await page
    .getByLabel(/contraseña/i)
    .first()
    .fill(people[who].password)
  await page.keyboard.press('Enter')
}

/**
 * Leaves the profile with a signed-in person, the family group stored and the service worker in
 * place.
 */
export const signIn = (page: Page, origin: string): Promise<void> => signInAs('norma')(page, origin)

export const signInAs = (who: Who) => async (page: Page, origin: string) => {
  await enter(page, origin, who)
  await page.goto(`${origin}/grupo-familiar`)
  await page.locator(GRUPO.selector).first().waitFor()
  await isWhole(page)
}

/** The same, with the prescriptions and the code of their list. */
export async function withPrescriptions(
  page: Page,
  origin: string,
  enterFirst = signIn,
): Promise<void> {
  await enterFirst(page, origin)
  await page.goto(`${origin}/consultar-recetas`)
  await page.locator(RECETAS.taken).first().waitFor()
  const kept = page.waitForFunction(
    async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      const ours = files.filter((name) => name.includes('/assets/'))
      return (await Promise.all(ours.map((name) => caches.match(name)))).every(Boolean)
    },
    undefined,
    { timeout: 0 },
  )
  await within(3 * A_MINUTE, 'The code of the list on this phone', kept)
}

/** Waits until all of the portal that is needed without signal is on this phone. */
export async function isWhole(page: Page): Promise<void> {
  const whole = page.waitForFunction(
    (key) => localStorage.getItem(key) !== null,
    CLAVE_APLICACION,
    { timeout: 0 },
  )
  await within(3 * A_MINUTE, 'All of the portal on this phone', whole)
}
