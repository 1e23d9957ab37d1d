import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { enElMasChico } from './support/ancho.ts'
import { abrir, abrirAfuera, boton, main } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

afterEach(() => page.viewport(390, 844))

test('[SHELL-04, SHELL-05] on a low screen the drawer scrolls to the entry of the current screen', async () => {
  await page.viewport(1024, 500)
  await abrir('/ayuda')
  const entrada = page.getByRole('navigation').getByRole('link', { name: 'Ayuda', exact: true })
  await expect.element(entrada).toHaveAttribute('aria-current')
  await expect.element(entrada).toBeInViewport({ ratio: 1 })
  const link = entrada.element().getBoundingClientRect()
  const menu = entrada.element().closest('.menu')?.getBoundingClientRect()
  expect(link.bottom).toBeLessThanOrEqual(menu?.bottom ?? 0)
  expect(scrollY).toBe(0)
})

/** Lines of the insurer's name inside `where`, with a name of 24 letters in its place. */
function lineasDelNombre(where: string): DOMRect[] {
  const marca = document.querySelector(`${where} .marca`)
  const walker = document.createTreeWalker(marca ?? document.body, NodeFilter.SHOW_TEXT)
  const name = walker.nextNode()
  if (name?.textContent !== 'Mi Cobertura') throw new Error(`No name in ${where}.`)
  name.textContent = 'Mutual Cordillera Andina'
  const range = document.createRange()
  range.selectNodeContents(name)
  return [...range.getClientRects()]
}

test('[SIGN-01, SHELL-05] at 320 px a name of 24 letters is whole at the sign-in and in the drawer', async () => {
  await enElMasChico()
  await abrirAfuera('/signin')
  await expect.element(boton('Ingresar')).toBeVisible()
  const lineas = lineasDelNombre('.portada')
  const hoja = main().element().getBoundingClientRect()
  for (const { right, bottom } of lineas) {
    expect(right).toBeLessThanOrEqual(innerWidth)
    expect(bottom).toBeLessThan(hoja.top)
  }

  await abrir('/')
  await tocar(boton('Menú'))
  await expect.element(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
  expect(lineasDelNombre('.cajon-movil').length).toBeLessThanOrEqual(2)
})

test('[SHELL-04] a drawer that a wider window closed stays closed in a narrow one', async () => {
  await abrir('/')
  const cajon = page.getByRole('dialog', { name: 'Menú' })
  await tocar(boton('Menú'))
  await expect.element(cajon).toBeVisible()

  await page.viewport(1024, 800)
  await expect.element(cajon).not.toBeInTheDocument()
  await page.viewport(390, 844)
  await expect.element(boton('Menú')).toBeVisible()

  await expect.element(cajon).not.toBeInTheDocument()
})
