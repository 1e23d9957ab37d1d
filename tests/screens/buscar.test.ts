import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

import { deCostado, enElMasChico, enUnaComputadora } from './support/ancho.ts'
import { copias, esperarCopias } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const campo = () => page.getByRole('textbox', { name: 'Buscar' })
/** Section with this name, as soon as the search found something for it. */
const grupo = (nombre: string) => ({
  enlaces: (name?: RegExp): Locator => {
    const section = [...document.querySelectorAll('section')].find((one) =>
      [...one.querySelectorAll('h2, h3')].some(({ textContent }) => textContent === nombre),
    )
    return page
      .elementLocator(section ?? document.createElement('section'))
      .getByRole('link', name && { name })
  },
})
const cuantos = (nombre: string) => expect.poll(() => grupo(nombre).enlaces().elements().length)
const visible = (text: string | RegExp) =>
  expect.poll(() =>
    page
      .getByText(text)
      .elements()
      .some((one) => one.checkVisibility()),
  )

async function abrirBuscar() {
  await tocar(boton('Menú'))
  await tocar(page.getByRole('dialog').getByRole('link', { name: 'Buscar', exact: true }))
  await expect.element(campo()).toHaveFocus()
}

test('without signal one field finds prescriptions, members, offices, pharmacies and opens each', async () => {
  await abrir('/')
  await esperarCopias('delegaciones', 'autorizaciones')
  const names = ['recetas/', 'farmacias/', 'prescripciones/']
  await expect
    .poll(async () => {
      const keys = (await copias()).map(({ key }) => key)
      return names.every((name) => keys.some((key) => key.startsWith(name)))
    })
    .toBe(true)
  await network.cut()

  // A prescription, found by its medicine, opens in the list of its day.
  await abrirBuscar()
  await campo().fill('LOSAR')
  await cuantos('Recetas').toBeGreaterThan(0)
  const receta = grupo('Recetas')
    .enlaces(/^Losartán/)
    .first()
  expect(receta.element().querySelector('mark')?.textContent).toBe('Losar')
  await tocar(receta)
  await expect.element(titulo()).toHaveTextContent('Recetas electrónicas')
  await visible(/^Losartán/).toBe(true)

  // A member opens with Enter alone.
  await abrirBuscar()
  await campo().fill('tomas')
  await cuantos('Familia').toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(titulo()).toHaveTextContent(/^Tomás/)

  // An office opens alone in its list.
  await abrirBuscar()
  await campo().fill('casa central')
  await cuantos('Oficinas').toBeGreaterThan(0)
  await tocar(grupo('Oficinas').enlaces(/^Casa central/))
  await expect
    .element(page.getByRole('searchbox', { name: 'Localidad o nombre' }))
    .toHaveValue('Casa central')
  await expect.element(page.getByText('1 oficina, por localidad', { exact: true })).toBeVisible()

  // A pharmacy opens; «Ver los» shows all found pharmacies first.
  await abrirBuscar()
  await campo().fill('farmacia')
  await cuantos('Farmacias').toBe(2)
  const primera = grupo('Farmacias')
    .enlaces()
    .first()
    .element()
    .querySelector<HTMLElement>('.titulo-de-resultado')?.innerText
  await enElMasChico()
  await expect.poll(deCostado).toBe(0)
  await tocar(page.getByRole('button', { name: /^Ver los \d+/ }).last())
  await cuantos('Farmacias').toBeGreaterThan(2)
  await tocar(grupo('Farmacias').enlaces().first())
  await expect.element(titulo()).toHaveTextContent('Buscar Farmacias')
  await expect.element(page.getByText('1 farmacia', { exact: true })).toBeVisible()
  await visible(primera ?? 'no pharmacy').toBe(true)
})

test('the search finds screens and help chapters; without a result it offers to clear the field', async () => {
  await abrir('/buscar')
  await campo().fill('cupo')
  await cuantos('Pantallas').toBeGreaterThan(0)
  await expect.element(grupo('Pantallas').enlaces(/^Consultar Cupo/)).toBeVisible()
  await cuantos('Ayuda').toBeGreaterThan(0)
  await expect.element(grupo('Ayuda').enlaces(/^Hacer una orden/)).toBeVisible()
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .filter({ hasText: /resultados?$/ })
        .elements(),
    )
    .toHaveLength(1)
  await campo().fill('zzzz')
  await expect.element(page.getByRole('heading', { name: 'No hay nada con «zzzz»' })).toBeVisible()
  await tocar(page.getByRole('button', { name: 'Borrar lo escrito' }))
  await expect.element(campo()).toHaveFocus()
})

test(
  'on a computer Ctrl+K or ⌘K opens the search, and arrows and Enter open a result',
  { tags: ['largo'] },
  async () => {
    const dialogo = page.getByRole('dialog', { name: 'Buscar' })
    const escrito = dialogo.getByRole('textbox')
    const enInicio = () => expect.element(titulo()).toHaveTextContent(/^Hola/)
    await enUnaComputadora()
    await abrir('/')
    await enInicio()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(escrito).toHaveFocus()
    await userEvent.keyboard('orden')
    await expect.element(dialogo.getByRole('link').nth(1)).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const segunda = dialogo.getByRole('link').nth(1)
    await expect.element(segunda).toHaveFocus()
    const href = segunda.element().getAttribute('href') ?? 'none'
    await userEvent.keyboard('{Enter}')
    await expect.element(dialogo).not.toBeInTheDocument()
    expect(location.pathname + location.search).toBe(href)
    history.back()
    await enInicio()

    await userEvent.keyboard('{Meta>}k{/Meta}')
    await expect.element(escrito).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialogo).not.toBeInTheDocument()
    await tocar(page.getByRole('button', { name: /^Buscar pantallas/ }))
    await expect.element(escrito).toHaveFocus()
    history.back()
    await expect.element(dialogo).not.toBeInTheDocument()
    await enInicio()
  },
)
