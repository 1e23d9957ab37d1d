// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { elegirArchivos, pdf } from './support/archivos.ts'
import { conLetras } from './support/letras.ts'
import { abrir, abrirAfuera, boton, titulo } from './support/pantalla.ts'
import { quieto } from './support/quieto.ts'
import { tocar } from './support/tocar.ts'

const cajaDe = (element: Element) => element.getBoundingClientRect()

/** True if the two elements overlap. */
function seTapan(one: Element, other: Element): boolean {
  const [a, b] = [cajaDe(one), cajaDe(other)]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Box of the letters alone, not of the wider element around them. */
function letrasDe(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

const seMueveDeLado = () => document.documentElement.scrollWidth > innerWidth

test('[SIGN-03, SIGN-09] on a small phone with larger letters the sign-in’s button and links need no scrolling', async () => {
  conLetras({ size: '130%' })
  await page.viewport(360, 640)
  await abrirAfuera('/signin')
  // It stands between them, and comes once the provider's capabilities are known.
  await expect.element(boton('Usar llave de acceso')).toBeVisible()
  await expect.element(boton('Ingresar')).toBeInViewport({ ratio: 0.999 })
  for (const name of ['Olvidé mi contraseña', 'Crear mi cuenta'])
    await expect.element(page.getByRole('link', { name })).toBeInViewport({ ratio: 0.999 })
  expect(scrollY).toBe(0)
})

test.for([
  ['on a phone of 320 px with double text', 320, '200%'],
  ['on a computer of 1180 px', 1180, '100%'],
  ['on a computer of 1280 px', 1280, '100%'],
  ['on a computer of 1366 px with larger text', 1366, '130%'],
] as const)(
  '[HOME-01, HOME-03] %s a card’s relation, data and link do not overlap',
  async ([, width, size]) => {
    conLetras({ size })
    await page.viewport(width, 640)
    await abrir('/')
    const perfil = page.getByRole('link', { name: 'Ver perfil' })
    await expect.element(perfil).toBeVisible()
    await quieto()
    const tarjetas = document.querySelectorAll('.frente')
    expect(tarjetas).toHaveLength(4)
    for (const tarjeta of tarjetas) {
      const [relacion, ver] = [tarjeta.querySelector('p'), tarjeta.querySelector('a')]
      if (!relacion || !ver) throw new Error('A card without its two ends.')
      // A relation of a usual length that is wider than those of the sample family.
      relacion.textContent = 'Familiar a cargo'
      const [a, b] = [letrasDe(relacion), letrasDe(ver)]
      expect(a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left).toBe(true)
      for (const dato of tarjeta.querySelectorAll('h2, dd')) expect(seTapan(dato, ver)).toBe(false)
    }
    expect(cajaDe(perfil.element()).height).toBeGreaterThanOrEqual(44)
    expect(seMueveDeLado()).toBe(false)
  },
)

test('[REC-01] at 320 px with double text the screen of prescription kinds does not scroll sideways', async () => {
  conLetras({ size: '200%' })
  await page.viewport(320, 640)
  await abrir('/receta')
  await expect.element(titulo()).toBeVisible()
  // Wait for the numbers of active prescriptions, which are wide.
  await expect.element(page.getByText(/activas?$/).first()).toBeVisible()
  await quieto()
  expect(seMueveDeLado()).toBe(false)
})

test('[WIZ-02] at 320 px with double text the count of points does not overlap its heading', async () => {
  conLetras({ size: '200%' })
  await page.viewport(320, 640)
  await abrir('/autorizaciones?nueva=letras')
  const cuenta = page.getByText('0 de 4', { exact: true })
  await expect.element(cuenta).toBeVisible()
  await quieto()
  const leyenda = document.querySelector('.puntos-de-papel legend')
  if (!leyenda) throw new Error('The points have no heading.')
  expect(letrasDe(leyenda).right).toBeLessThanOrEqual(letrasDe(cuenta.element()).left)
  expect(seMueveDeLado()).toBe(false)
})

/** Share of the window's height, from 0 to 1, that the wizard's bar covers. */
function parteDeLaBarra(): number {
  const rows = Array.from({ length: innerHeight }, (_, y) =>
    document.elementFromPoint(innerWidth / 2, y)?.closest('.barra-de-solicitud'),
  )
  return rows.filter(Boolean).length / innerHeight
}

for (const [size, width, height] of [
  ['200%', 320, 640],
  ['130%', 360, 640],
  ['100%', 320, 568],
] as const)
  test(`[WIZ-01, WIZ-03] letters of ${size} at ${width}×${height}: the wizard’s bar covers a quarter of the screen at most`, async () => {
    conLetras({ size })
    await page.viewport(width, height)
    await abrir('/autorizaciones?nueva=letras')
    await expect.element(boton('Siguiente')).toBeInTheDocument()
    await quieto()
    expect(parteDeLaBarra()).toBeLessThanOrEqual(0.25)

    for (const cual of [/^Norma/, /ambulatorias/])
      await tocar(page.getByRole('radio', { name: cual }))
    await tocar(page.getByRole('checkbox', { name: 'Los cuatro están bien' }))
    await tocar(boton('Siguiente'))
    await expect.element(titulo()).toHaveTextContent('Subí los documentos')
    elegirArchivos('Archivo PDF', pdf('orden.pdf'))
    await expect.element(page.getByText('1 de 4 archivos')).toBeInTheDocument()
    scrollTo(0, 0)
    await quieto()
    expect(parteDeLaBarra()).toBeLessThanOrEqual(0.25)

    await tocar(boton('Siguiente'))
    await expect.element(page.getByRole('button', { name: /^Guardar y enviar/ })).toBeEnabled()
    await quieto()
    expect(parteDeLaBarra()).toBeLessThanOrEqual(0.25)
    expect(seMueveDeLado()).toBe(false)
    // The bar ends the page and covers no part of the form.
    scrollTo(0, document.body.scrollHeight)
    await expect
      .element(page.getByRole('button', { name: /^Guardar y enviar/ }))
      .toBeInViewport({ ratio: 0.999 })
  })
