import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { bajada } from './support/bajadas.ts'
import { copias } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, expectClean, reintentar, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const FILES = 'GET /v1/files'

const visor = () => page.getByRole('dialog', { name: /^Receta/ })
const accion = (name: string) => visor().getByRole('button', { name, exact: true })
const hoja = () => visor().getByRole('article', { name: 'Página 1 de 1' })
const primera = () =>
  page
    .getByRole('list', { name: 'Para usar ahora' })
    .getByRole('listitem')
    .filter({ hasText: 'Levotiroxina' })
const ver = () => primera().getByRole('button', { name: 'Ver receta' })

/** Opens the first active prescription with its actions. */
async function abrirReceta(recien = false) {
  await abrir('/consultar-recetas', { recien })
  await tocar(primera().getByRole('button').first())
}

test('[FILE-01, PREV-01] a document has readable text and a proper file name; Escape and Back close it', async () => {
  await abrirReceta()
  await ver().click()
  await expect.element(hoja()).toHaveTextContent('Levotiroxina')
  await expect.element(visor()).toHaveTextContent('Página 1 de 1')
  // The document's size changes no decision, so it is not shown.
  await expect.element(visor()).not.toHaveTextContent(/\d\s?[KM]B/)
  await expect
    .element(visor().getByRole('heading'))
    .toHaveTextContent(/^Receta Electrónica .*Quiroga/)
  await expectClean()
  const name = visor().getByRole('heading').element().textContent
  const { name: saved, text } = await bajada(() => tocar(accion('Descargar')))
  expect(saved).toBe(`${name}.pdf`)
  expect(text).toMatch(/^%PDF-.*%%EOF\s*$/s)

  await userEvent.keyboard('{Escape}')
  await expect.element(visor()).not.toBeInTheDocument()
  await expect.element(ver()).toHaveFocus()
  await expect.poll(() => history.state?.dialogo).toBeUndefined()
  await ver().click()
  await expect.element(visor()).toBeVisible()
  history.back()
  await expect.element(visor()).not.toBeInTheDocument()
  expect(location.pathname).toBe('/consultar-recetas')
})

test(
  '[FLT-74, FLT-18, FLT-05] a damaged or incomplete document is neither shown nor kept, and can be fetched again',
  { tags: ['largo'] },
  async () => {
    await network.rule({
      match: FILES,
      do: {
        kind: 'status',
        code: 200,
        body: '%PDF-1.7 una ho',
        headers: { 'content-type': 'application/pdf' },
      },
    })
    await abrirReceta(true)
    await tocar(ver())
    await expect.element(visor()).toHaveTextContent('Este documento llegó dañado')
    await expectClean()
    expect((await copias()).map(({ resource }) => resource)).not.toContain('receta-pdf')
    const { text } = await bajada(() => tocar(accion('Descargar igual')))
    expect(text).toBe('%PDF-1.7 una ho')

    await network.heal()
    await network.rule({ match: FILES, do: { kind: 'cutAnswer', at: 'half' } })
    await tocar(accion('Traer de nuevo'))
    await expect.element(visor()).toHaveTextContent(/Todavía no está en este/)

    await network.heal()
    await expect.element(hoja().or(accion('Reintentar'))).toBeVisible()
    reintentar()
    await expect.element(hoja()).toHaveTextContent('Levotiroxina')
  },
)

test('[PREV-02] the preview without a document says so and leads to the home screen', async () => {
  await abrir('/previsualizar')
  await expect
    .element(page.getByRole('heading', { name: 'No hay ningún documento abierto' }))
    .toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expectClean()
  await tocar(page.getByRole('link', { name: 'Ir a Inicio' }))
  await expect.element(titulo()).toHaveTextContent(/^Hola/)
})
