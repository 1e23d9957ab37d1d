import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'

import { people } from '../support/people.ts'
import { escribirIngreso } from './support/ingresar.ts'
import { network, provider } from './support/lejos.ts'
import {
  abrir,
  abrirAfuera,
  abrirOtraVez,
  boton,
  enlace,
  ir,
  main,
  reintentar,
  titulo,
} from './support/pantalla.ts'
import { envejecer } from './support/telefono.ts'
import { contarToques, cuantos, tocar } from './support/tocar.ts'

const GRUPO = 'GET /v1/afiliados/grupo-familiar'
const familia = () => page.getByRole('list', { name: 'Tu grupo familiar' })
const tarjetas = () => familia().getByRole('listitem')
const credencial = () => page.getByRole('dialog', { name: 'Credencial' })
const filas = () => main().getByRole('listitem')

/** Waits until all calls have ended. */
const quieta = () =>
  expect
    .poll(async () => (await network.asked('/')).every(({ endedAt }) => endedAt !== undefined))
    .toBe(true)

test('[HOME-01, HOME-02, HOME-03] home shows a card for each member, and one touch opens the credential', async () => {
  await abrir('/')
  await cuantos(tarjetas(), 4)
  await cuantos(tarjetas().getByRole('button', { name: /^Mostrar credencial de / }), 4)
  await expect
    .element(tarjetas().first().getByRole('link', { name: 'Ver perfil' }))
    .toHaveAttribute('href', '/perfil')
  await cuantos(tarjetas().getByRole('link', { name: /^Ver afiliado/ }), 3)
  expect(
    tarjetas()
      .nth(1)
      .getByRole('link', { name: /^Ver afiliado/ })
      .element()
      .getAttribute('href'),
  ).toMatch(/^\/ver-afiliado\/\d+$/)
  const [, other] = await provider.familia('norma')
  if (!other) throw new Error('Norma has no family.')
  const toques = contarToques()
  await tocar(page.getByRole('button', { name: `Mostrar credencial de ${other.nombre}` }))
  await expect.element(credencial()).toHaveTextContent(`${other.nombre} ${other.apellido}`)
  await expect.element(credencial()).toHaveTextContent(other.numeroAfiliado)
  expect(toques()).toBe(1)
})

test('[HOME-01, HOME-02, HOME-03] screen readers get each family card by name, and Tab brings each card into view', async () => {
  await abrir('/')
  await cuantos(tarjetas(), 4)
  await expect.element(tarjetas().first()).toMatchAriaInlineSnapshot(`
    - listitem:
      - paragraph: Titular
      - heading "Norma Quiroga" [level=2]
      - term: N° de afiliado
      - definition: 00-123456-0
      - term: Documento
      - definition: 28.456.789
      - link "Ver perfil":
        - /url: /perfil
      - button "Mostrar credencial de Norma Quiroga"
  `)
  await expect.element(tarjetas().nth(1)).toMatchAriaInlineSnapshot(`
    - listitem:
      - paragraph: Cónyuge
      - heading "Rubén Peralta" [level=2]
      - term
      - definition
      - term
      - definition
      - link "Ver afiliado de Rubén Peralta":
        - /url: /\\/ver-afiliado\\/\\d+/
      - button "Mostrar credencial de Rubén Peralta"
  `)

  // Tab and Shift+Tab bring each link and button into view, up to the last card and back.
  const suyos = ['Ver perfil', 'Mostrar credencial de Norma Quiroga']
  for (const nombre of ['Rubén Peralta', 'Lucía Peralta Quiroga', 'Tomás Peralta Quiroga'])
    suyos.push(`Ver afiliado de ${nombre}`, `Mostrar credencial de ${nombre}`)
  const parada = (name: string) =>
    familia()
      .getByRole('link', { name, exact: true })
      .or(familia().getByRole('button', { name, exact: true }))
  const enfocado = async (name: string) => {
    await expect.element(parada(name)).toHaveFocus()
    await expect.element(parada(name)).toBeInViewport({ ratio: 0.99 })
  }
  document.querySelector<HTMLElement>('a[href="/perfil"]')?.focus()
  for (const [at, suyo] of suyos.entries()) {
    if (at > 0) await userEvent.keyboard('{Tab}')
    await enfocado(suyo)
  }
  await expect.element(tarjetas().last()).toBeInViewport({ ratio: 0.99 })
  for (const suyo of suyos.toReversed().slice(1)) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await enfocado(suyo)
  }
  await expect.element(tarjetas().first()).toBeInViewport({ ratio: 0.99 })
})

test('[HOME-04, HOME-05] the quick cards of home open their screens; a wide phone also has the electronic order', async () => {
  await abrir('/')
  for (const [name, title, href] of [
    ['Teleconsulta', 'Teleconsulta', '/teleconsulta'],
    ['Orden Impresa', 'Orden Impresa', '/emitir-orden'],
    ['Grupo Familiar', 'Grupo Familiar', '/grupo-familiar'],
    ['Orden Electrónica', 'Orden Electrónica', '/read-orden'],
  ] as const) {
    const card = enlace(new RegExp(`^${name}`))
    await expect.element(card).toHaveAttribute('href', href)
    await tocar(card)
    await expect.element(titulo()).toHaveTextContent(title)
    history.back()
    await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  }
  await page.viewport(1024, 800)
  await abrirOtraVez('/')
  await expect.element(enlace(/^Orden Electrónica/)).toBeVisible()
})

test('[HOME-04, AUTH-07, REC-01] from home a new authorization is one touch away, an open prescription two', async () => {
  await abrir('/')
  await tocar(enlace(/^Pedir una autorización/))
  await expect.element(titulo()).toHaveTextContent('Nueva solicitud')
  history.back()
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await tocar(enlace(/^Tus recetas/))
  const vigentes = page.getByRole('list', { name: 'Para usar ahora' })
  await tocar(vigentes.getByRole('button', { expanded: false }).first())
  await expect.element(vigentes.getByRole('button', { expanded: true })).toBeInTheDocument()
})

test('[HOME-03, CRED-01] without a stored credential the bottom bar says so, and the phone cannot be lent', async () => {
  await abrirAfuera('/signin')
  await network.rule({ match: 'GET /v1/afiliados/', do: { kind: 'status', code: 500 } })
  await network.rule({ match: 'GET /v1/usuarios/afiliados', do: { kind: 'status', code: 500 } })
  await escribirIngreso(people.norma)
  await userEvent.keyboard('{Enter}')
  await tocar(boton('Cerrar aviso'))
  await tocar(boton('Credencial'))
  await expect
    .element(
      page.getByText('Tu credencial no está en este teléfono todavía. Con señal se trae sola.', {
        exact: true,
      }),
    )
    .toBeVisible()
  await expect.element(credencial()).not.toBeInTheDocument()

  ir('/mostrador')
  const prestar = page.getByRole('button', { name: /^Prestar el (teléfono|equipo)$/ })
  await expect.element(prestar).toBeDisabled()
  expect(getComputedStyle(prestar.element()).backgroundColor).not.toBe('rgb(7, 100, 65)')
})

test('[FAM-01, FMT-01] the family group lists each member with a link to the member’s data', async () => {
  await abrir('/grupo-familiar')
  await cuantos(filas(), 4)
  await expect.element(filas().first()).toHaveTextContent('28.456.789')
  const links = filas().getByRole('link').elements()
  expect(links).not.toEqual([])
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/ver-afiliado\/\d+$/)
})

test('[FAM-02, FMT-01] a referred member shows the destination and the dates, other members do not', async () => {
  await abrir('/grupo-familiar', { como: 'derivado', recien: true })
  await cuantos(page.getByText('Plan de salud'), 1)
  await cuantos(page.getByRole('heading', { name: /^Derivación/ }), 1)
  const of = (term: string) =>
    page.getByRole('term').filter({ hasText: term }).element().nextElementSibling?.textContent
  expect(of('Plan de salud')).toBe('Instituto de Obra Médico Asistencial (IOMA)')
  expect(of('Provincia')).toBe('Buenos Aires')
  await cuantos(page.getByText(/^\d{2}\/\d{2}\/\d{4}$/), 2)
})

test('[ERR-12, ERR-13] a failed refresh is announced beside the data’s age, keeps the rows and shows no toast', async () => {
  await abrir('/grupo-familiar')
  await cuantos(filas(), 4)
  // The engine is done: no newer answer is still on its way.
  await expect.poll(() => device.lectura.cuadros.count()).toBeGreaterThan(0)
  await quieta()
  await network.rule({ match: 'GET /v1/afiliados/', do: { kind: 'status', code: 500 } })
  // An hour passes: the copy is old now.
  await envejecer(3_600_000)
  await abrirOtraVez('/grupo-familiar')
  await expect.element(page.getByText('No pudimos actualizar')).toBeVisible()
  await cuantos(filas(), 4)
  await expect
    .element(page.getByText('Error en el servidor. Disculpe las molestias.'))
    .not.toBeInTheDocument()
  await network.heal()
  reintentar()
  await expect.element(page.getByText('No pudimos actualizar')).not.toBeInTheDocument()
})

test('[HOME-01, HOME-03] on a phone home does not move when the age of its data is shown', async () => {
  await abrir('/')
  await cuantos(tarjetas(), 4)
  await quieta()
  const edad = main().getByRole('button', { name: /^(Buscar novedades|Actualizado)/ })
  await expect.element(edad).toHaveTextContent('Buscar novedades')
  const arriba = () => familia().element().getBoundingClientRect().top
  const antes = arriba()
  // An answer to the start's calls may still make the copy new again: then it grows old once more.
  await expect
    .poll(
      async () => {
        const dice = edad.element().textContent
        if (!dice.startsWith('Actualizado')) await envejecer(3_600_000)
        return dice
      },
      { interval: 500 },
    )
    .toMatch(/^Actualizado/)
  expect(arriba()).toBe(antes)
})

test('[ERR-12] a list that was never loaded says so and is not called empty, even after a clock jump', async () => {
  await network.rule({ match: GRUPO, do: { kind: 'status', code: 503 } })
  await abrir('/grupo-familiar', { recien: true })
  await expect.element(boton('Reintentar')).toBeVisible()
  await expect
    .element(page.getByText('Tu grupo familiar no tiene integrantes'))
    .not.toBeInTheDocument()
  const adelantado = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  adelantado.mockRestore()
  const preguntas = (await network.sent(GRUPO)).length
  reintentar()
  await expect.poll(async () => (await network.sent(GRUPO))[preguntas]?.endedAt).toBeTruthy()
  await expect.element(boton('Reintentar')).toBeVisible()
  await network.heal()
  reintentar()
  await cuantos(filas(), 4)
})

test('[SESS-07, API-04, API-05] moving between screens repeats no call', async () => {
  await abrir('/', { recien: true })
  const paths = async () =>
    (await network.asked('/v1/afiliados/')).map(({ path }) => path).toSorted()
  const once = [
    '/v1/afiliados/afiliado',
    // Data of the other members, the group, and the person's own data.
    '/v1/afiliados/find-afiliado',
    '/v1/afiliados/find-afiliado',
    '/v1/afiliados/find-afiliado',
    '/v1/afiliados/grupo-familiar',
    '/v1/afiliados/seguir-afiliado',
  ]
  await expect.poll(paths).toEqual(once)
  await tocar(enlace(/^Grupo Familiar/))
  await expect.element(titulo()).toHaveTextContent('Grupo Familiar')
  history.back()
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await abrirOtraVez('/')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await quieta()
  expect(await paths()).toEqual(once)
})
