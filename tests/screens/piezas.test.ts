import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { texts } from '../support/areaDePrueba/texts.ts'
import { abrir, expectClean, main, titulo } from './support/pantalla.ts'
import { PIEZAS, conPiezas } from './support/piezas.ts'
import { tomarElReloj } from './support/reloj.ts'
import { expectTextos } from './support/textos.ts'
import { tocar } from './support/tocar.ts'

beforeEach(async () => {
  conPiezas()
  await abrir(PIEZAS)
})

test('[FORM-01, FORM-03, FORM-10] an incomplete search names each missing field at that field', async () => {
  await tocar(main().getByRole('button', { name: texts.buscar }))
  await expect.element(main()).toHaveTextContent('Debe seleccionar el afiliado')
  await expect.element(main()).toHaveTextContent('Debe ingresar la fecha desde')
  await expect.element(main()).toHaveTextContent('Sólo se muestran los primeros 50 resultados')
  await main().getByLabelText('Fecha desde').fill('2026-03-02')
  await main().getByLabelText('Fecha hasta').fill('2026-03-01')
  await expect
    .element(main())
    .toHaveTextContent('La fecha desde debe ser menor o igual a la fecha hasta.')
  await tocar(main().getByRole('radio').first())
  await expect.element(main()).not.toHaveTextContent('Debe seleccionar el afiliado')
  await expectClean()
})

test('[FORM-09] a typed list works with the keyboard alone; Back and Escape close only the list', async () => {
  const field = page.getByRole('button', { name: texts.localidad })
  const search = page.getByRole('combobox', { name: texts.elegiLocalidad })
  const focus = () => (field.element() as HTMLElement).focus()
  await expect.element(field).toBeVisible()
  focus()
  await userEvent.keyboard('{Enter}')
  await search.fill('gue')
  await expectTextos(page.getByRole('option'), ['Güemes'])
  await expectClean()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  await field.click()
  await expect.element(search).toBeVisible()
  history.back()
  await expect.element(search).not.toBeInTheDocument()
  expect(location.pathname).toBe(PIEZAS)
  await field.click()
  await search.fill('gen')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field).toHaveTextContent(/^General Pico$/)
  await expect.element(field).toHaveFocus()
})

test('[FORM-04, FORM-05] a row’s menu and the mail dialog work by keyboard, keep the focus and name errors', async () => {
  const button = page.getByRole('button', { name: `Acciones de ${texts.receta}` })
  const items = page.getByRole('menuitem')
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(items.first()).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(items.last()).toHaveFocus()
  await expectClean()
  await userEvent.keyboard('{Escape}')
  await expect.element(items.first()).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(items.first()).toHaveFocus()
  await userEvent.tab()
  await expect.element(items.first()).not.toBeInTheDocument()
  await expect.element(button).not.toHaveFocus()
  await button.click()
  await items.last().click()
  const dialog = page.getByRole('dialog', { name: 'Enviar por correo' })
  const correo = dialog.getByLabelText('Correo')
  const enviar = dialog.getByRole('button', { name: 'Enviar', exact: true })
  await tocar(enviar)
  await expect.element(dialog).toHaveTextContent('El campo es requerido')
  await expect.element(correo).toHaveFocus()
  await correo.fill('norma.quiroga@')
  await userEvent.tab()
  await expect.element(dialog).toHaveTextContent('El formato no es correcto (norma.quiroga@)')
  await expectClean()
  await correo.fill('norma@correo.example')
  await tocar(enviar)
  await expect.element(page.getByText(texts.enviadoA('norma@correo.example'))).toBeVisible()
})

/** Opens the mail dialog, closes it, and presses the link 'Inicio' before the browser has stepped back. */
async function cerrarYApretar(): Promise<void> {
  await main()
    .getByRole('button', { name: `Acciones de ${texts.receta}` })
    .click()
  await page.getByRole('menuitem').last().click()
  const dialog = page.getByRole('dialog', { name: 'Enviar por correo' })
  await expect.element(dialog).toBeVisible()
  const cerrar = dialog.getByRole('button', { name: 'Cerrar' }).element() as HTMLElement
  const inicio = page.getByRole('link', { name: 'Inicio' }).first().element() as HTMLElement
  cerrar.click()
  // In microtasks: the browser cannot go back before the press.
  while (pasosPedidos() === 0) await Promise.resolve()
  inicio.click()
}

/** Number of steps back that were asked for. */
let pasosPedidos: () => number

function alVolver(hacer?: typeof navigation.traverseTo): void {
  const atras = vi.spyOn(navigation, 'traverseTo')
  if (hacer) atras.mockImplementation(hacer)
  onTestFinished(() => atras.mockRestore())
  pasosPedidos = () => atras.mock.calls.length
}

test('[FORM-05, FORM-09] a link pressed before a closed dialog has left the history opens its page and keeps it', async () => {
  alVolver()
  const llegada = new Promise((arrive) => addEventListener('popstate', arrive, { once: true }))
  await cerrarYApretar()
  await llegada
  await expect.poll(() => location.pathname).toBe('/')
  await expect.element(titulo()).not.toHaveTextContent(texts.piezas)
  // One step back leads to the page of the dialog, which is closed.
  history.back()
  await expect.element(titulo()).toHaveTextContent(texts.piezas)
  expect(history.state?.dialogo).toBeUndefined()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('[FORM-05, FORM-09] a link waits for a step back of three seconds, and for none that was dropped', async () => {
  const ir = navigation.traverseTo.bind(navigation)
  let entrada = ''
  alVolver((key) => {
    entrada = key
    return {}
  })
  const { adelantar } = tomarElReloj()
  await cerrarYApretar()
  await adelantar(3000)
  expect(location.pathname).toBe(PIEZAS)
  ir(entrada)
  await expect.poll(() => location.pathname).toBe('/')
  history.back()
  await expect.element(titulo()).toHaveTextContent(texts.piezas)
  expect(history.state?.dialogo).toBeUndefined()

  alVolver(() => ({ finished: Promise.reject(new DOMException('dropped', 'AbortError')) }))
  await cerrarYApretar()
  await expect.poll(() => location.pathname).toBe('/')
})

test(
  '[FORM-05, FORM-09] in a browser that does not tell, a link waits a second for a dropped step',
  { tags: ['largo'] },
  async () => {
    const atras = vi.spyOn(history, 'go').mockReturnValue(undefined)
    const entradas = vi.spyOn(navigation, 'entries').mockReturnValue([])
    onTestFinished(() => void [atras, entradas].map((mock) => mock.mockRestore()))
    pasosPedidos = () => atras.mock.calls.length
    const { adelantar } = tomarElReloj()
    await cerrarYApretar()
    await adelantar(900)
    expect(location.pathname).toBe(PIEZAS)
    await adelantar(200)
    await expect.poll(() => location.pathname).toBe('/')
  },
)
