import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { showToast } from '#ui/toasts.ts'

import { campana } from './support/campana.ts'
import { expectLibres } from './support/encima.ts'
import { abrir, abrirAfuera, boton, enlace, ir, titulo } from './support/pantalla.ts'
import { quieto } from './support/quieto.ts'
import { tomarElReloj } from './support/reloj.ts'
import { cuantos, tocar } from './support/tocar.ts'

const menu = () => page.getByRole('navigation', { name: 'Menú' })
const hrefs = () =>
  menu()
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))

test('[SHELL-02, SHELL-03] the top bar shows the name, BETA, the bell with its count, and the account’s menu', async () => {
  await abrir('/')
  const bar = page.getByRole('banner')
  await expect.element(bar.getByRole('link', { name: /Mi Cobertura\s*BETA/ })).toBeVisible()
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')
  await boton('Mi cuenta').click()
  for (const [name, href] of [
    ['Perfil', '/perfil'],
    ['Cambiar mi Contraseña', '/cambiar-pin'],
    ['Términos y condiciones', '/terminos-condiciones'],
    ['Salir', '/signout'],
  ] as const)
    await expect.element(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
})

test('[SHELL-04, SHELL-05, SHELL-10] on a computer the drawer is always open, 260 px wide, with all entries and the version', async () => {
  await page.viewport(1280, 800)
  await abrir('/')
  await expect.element(menu()).toBeVisible()
  expect(Math.round(menu().element().getBoundingClientRect().width)).toBe(260)
  await expect.poll(hrefs).toContain('/derivaciones')
  for (const href of [
    '/',
    '/orden',
    '/teleconsulta',
    '/receta',
    '/prescripcion',
    '/autorizaciones',
    '/grupo-familiar',
    '/prestadores',
    '/reintegros',
    '/aportes',
    '/delegaciones',
    '/consumo-prestacional',
    '/ayuda',
  ])
    expect(menu().element().querySelectorAll(`a[href="${href}"]`)).toHaveLength(1)
  await expect.element(menu().getByText('Versión 0.1.3 · al día')).toBeVisible()
})

test(
  '[SHELL-05, CRED-01] on a low computer screen the drawer shows its last entries and opens the credential',
  { tags: ['largo'] },
  async () => {
    await page.viewport(1366, 768)
    await abrir('/')
    await expect.element(titulo()).toHaveTextContent('Hola, Norma')
    for (const name of ['Ayuda', 'Comprobar una credencial'])
      await expect
        .element(menu().getByRole('link', { name, exact: true }))
        .toBeInViewport({ ratio: 0.999 })
    await tocar(menu().getByRole('button', { name: 'Credencial' }))
    await expect
      .element(page.getByRole('dialog', { name: 'Credencial' }))
      .toHaveTextContent('Norma Quiroga')
  },
)

test('[SHELL-06] the menu of a voluntary member has «Cápita», with its accent', async () => {
  await page.viewport(1366, 768)
  await abrir('/', { como: 'voluntaria' })
  await expect
    .element(menu().getByRole('link', { name: 'Cápita', exact: true }))
    .toHaveAttribute('href', '/cupon-pago-capita')
})

test('[SHELL-04] on a phone the drawer opens over the page, and Back closes it', async () => {
  await abrir('/')
  const drawer = page.getByRole('dialog', { name: 'Menú' })
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await expect.element(drawer).not.toBeInTheDocument()
  await boton('Menú').click()
  await expect.element(drawer).toBeVisible()
  history.back()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
})

test(
  '[SHELL-04] a drawer reopened right after closing stays open, and Back closes only the drawer',
  { tags: ['largo'] },
  async () => {
    await abrir('/')
    const drawer = page.getByRole('dialog', { name: 'Menú' })
    await expect.element(titulo()).toHaveTextContent('Hola, Norma')
    const volvio = new Promise((done) => addEventListener('popstate', done, { once: true }))
    const abre = boton('Menú').element()
    const irEnLaHistoria = navigation.traverseTo.bind(navigation)
    // Opens again before the browser has removed the first history entry.
    vi.spyOn(navigation, 'traverseTo').mockImplementationOnce((key) => {
      const yendo = irEnLaHistoria(key)
      if (abre instanceof HTMLElement) abre.click()
      return yendo
    })
    await tocar(boton('Menú'))
    await tocar(boton('Cerrar menú'))
    await volvio
    await quieto()
    await expect.element(drawer).toBeVisible()
    history.back()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  },
)

test('[SHELL-17, SHELL-18, ERR-02] a toast stands bottom centre, leaves the card’s button free, and closes after 6 s', async () => {
  await abrir('/')
  const mostrar = page.getByRole('button', { name: /^Mostrar credencial de Norma/ })
  await expect.element(mostrar).toBeVisible()
  scrollTo(0, 0)
  const { adelantar } = tomarElReloj()
  showToast('Listo.')
  const toast = page.getByText('Listo.', { exact: true })
  await expect.element(toast).toBeVisible()
  await expectLibres(mostrar)
  const box = document.querySelector('.tostada')?.getBoundingClientRect()
  if (!box) throw new Error('no toast')
  expect(Math.abs((box.left + box.right) / 2 - innerWidth / 2)).toBeLessThan(40)
  expect(box.top).toBeGreaterThan(innerHeight / 4)
  await adelantar(4000)
  await expect.element(toast).toBeVisible()
  await adelantar(2500)
  await expect.element(toast).not.toBeInTheDocument()
})

test('[ERR-02] a toast covers no entry of the drawer', { tags: ['largo'] }, async () => {
  await abrir('/')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  showToast('Ingresando a Mi Cobertura...')
  await tocar(boton('Menú'))
  const ayuda = page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Ayuda' })
  await expect.element(ayuda).toBeInTheDocument()
  ayuda.element().scrollIntoView({ block: 'end' })
  await expectLibres(ayuda)
})

test('[SHELL-06, SHELL-07, SESS-06] the menu shows Cápita to members with a due date, Derivaciones to all others', async () => {
  await page.viewport(1280, 800)
  const others = () =>
    hrefs().filter((href) => href !== '/derivaciones' && href !== '/cupon-pago-capita')
  await abrir('/')
  await expect.poll(hrefs).toContain('/derivaciones')
  expect(hrefs()).not.toContain('/cupon-pago-capita')
  const hers = others()

  await abrir('/', { como: 'voluntaria' })
  await expect.poll(hrefs).toContain('/cupon-pago-capita')
  expect(hrefs()).not.toContain('/derivaciones')
  expect(others()).toEqual(hers)
})

test('[SHELL-27] an unknown address says so and leads home; a slash at the end makes no difference', async () => {
  await abrir('/')
  for (const path of ['/perfil/x', '/no-existe', '/terminos-condiciones/y']) {
    ir(path)
    await expect.element(titulo()).toHaveTextContent('Esta dirección no existe')
    await tocar(enlace(/^Ir a Inicio$/))
    await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  }
  ir('/grupo-familiar/?x=1')
  await expect.element(titulo()).toHaveTextContent('Grupo Familiar')
})

test('[SHELL-11] on a computer the part of the sign-in that loads last moves nothing above it', async () => {
  await page.viewport(1280, 800)
  await abrirAfuera('/signin')
  await cuantos(page.getByRole('heading', { level: 1 }), 1)
  const top = () => titulo().element().getBoundingClientRect().y
  const whole = top()
  const last = document.querySelector('.ayuda')
  expect(last).not.toBeNull()
  last?.remove()
  expect(top()).toBe(whole)
})
