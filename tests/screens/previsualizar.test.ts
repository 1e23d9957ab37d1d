import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { comoComputadora } from './support/computadora.ts'
import { copias } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, abrirOtraVez, expectClean, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const hoja = () => page.getByRole('region').getByRole('article', { name: /^Página 1 de/ })
const aparte = () => page.getByRole('button', { name: 'Ver en una página', exact: true })

/** Opens an active prescription in its dialog on a computer. */
async function abrirReceta(recien = false) {
  await comoComputadora()
  await abrir('/consultar-recetas', { recien })
  const fila = page
    .getByRole('table', { name: 'Para usar ahora' })
    .getByRole('row')
    .filter({ hasText: 'Levotiroxina' })
  await tocar(fila.first().getByRole('button', { name: /^Acciones de/ }))
  await tocar(page.getByRole('menuitem', { name: 'Ver receta' }))
  await expect.element(page.getByRole('dialog', { name: /^Receta/ })).toBeVisible()
}

test(
  '[PREV-01] on a computer a document opens as its own page, and Back leads to its screen',
  { tags: ['largo'] },
  async () => {
    await abrirReceta()
    await tocar(aparte())
    await expect.poll(() => location.pathname).toBe('/previsualizar')
    await expect.element(titulo()).toHaveTextContent('Vista previa')
    await expect.element(hoja()).toHaveTextContent('Levotiroxina')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(aparte()).not.toBeInTheDocument()
    await expectClean()

    history.back()
    await expect.poll(() => location.pathname).toBe('/consultar-recetas')
  },
)

test(
  '[PREV-01] a document’s address that comes with the navigation is fetched and shown',
  { tags: ['largo'] },
  async () => {
    await abrirReceta(true)
    await expect.poll(async () => (await network.asked('/v1/files')).length).toBeGreaterThan(0)
    const path = (await network.asked('/v1/files')).at(-1)?.path ?? ''
    const nueva = `autorizacion.papel${path.slice('/v1/files'.length)}`
    expect((await copias()).map(({ key }) => key)).not.toContain(nueva)

    await abrirOtraVez('/previsualizar', { documento: path })

    await expect.element(hoja()).toBeVisible()
    await expect.poll(async () => (await copias()).map(({ key }) => key)).toContain(nueva)
    await expect.element(aparte()).not.toBeInTheDocument()
  },
)
