// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { abrir, expectClean, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'
import { conVoces } from './support/voces.ts'

const escuchar = () => main().getByRole('button', { name: 'Escuchar' })

test('on a phone without a voice the help works without the button «Escuchar»', async () => {
  await abrir('/ayuda/credencial')
  await expect.element(titulo()).toHaveTextContent('Mostrar la credencial')
  // The tests' browser has no voice.
  expect(speechSynthesis.getVoices()).toHaveLength(0)
  await expect.element(page.getByRole('link', { name: /^Siguiente/ })).toBeVisible()
  await expect.element(escuchar()).not.toBeInTheDocument()
})

test('a chapter is read aloud step by step until it is stopped or left', async () => {
  const { said, end, isSilent } = conVoces()
  await abrir('/ayuda/credencial')
  // The step being read is marked, and announced in words.
  await escuchar().click()
  await expect.element(main().getByText('Leyendo', { exact: true })).toBeVisible()
  end()
  await expect.element(main().getByText('Leyendo el paso 1 de 3')).toBeVisible()
  const paso = main()
    .getByRole('listitem')
    .filter({ hasText: /^Tocá Credencial/ })
  await expect.element(paso).toHaveAttribute('class', 'leido')
  await expect.element(paso).toBeInViewport()
  await expect.element(main().getByRole('button', { name: 'Parar' })).toHaveFocus()
  await expectClean()
  await enElMasChico()
  expect(deCostado()).toBe(0)
  expect(said[0]).toEqual(['propia', expect.stringContaining('Mostrar la credencial. ')])
  expect(said[1]?.[1]).toMatch(/^Tocá Credencial, abajo/)
  await main().getByRole('button', { name: 'Parar' }).click()
  await expect.element(escuchar()).toHaveFocus()
  expect(isSilent()).toBe(true)

  // Opening another chapter or screen stops the reading.
  await tocar(escuchar())
  expect(isSilent()).toBe(false)
  await tocar(page.getByRole('link', { name: /^Siguiente/ }))
  await expect.element(titulo()).toHaveTextContent('Ver y enviar una receta')
  await expect.element(escuchar()).toBeVisible()
  expect(isSilent()).toBe(true)
  await tocar(escuchar())
  expect(isSilent()).toBe(false)
  await tocar(main().getByRole('link', { name: 'Ayuda', exact: true }))
  await expect.element(titulo()).toHaveTextContent('Ayuda')
  expect(isSilent()).toBe(true)
})

test('a ruling is read aloud with its state, date and reason', async () => {
  const { said, end } = conVoces()
  await abrir('/ver-autorizacion?id=20290')
  await expect.element(main().getByText('Cómo va')).toBeVisible()
  await tocar(escuchar())
  end()
  end()
  expect(said[1]?.[1]).toMatch(/^Observada, \d+ de \p{L}+ de \d{4}$/u)
  expect(said[2]?.[1]).toBe('Observación: Falta el informe del pediatra.')
})

test('a prescription is read aloud in words: its medicine, quantity and last day', async () => {
  const { said, end } = conVoces()
  await abrir('/consultar-recetas')
  const ahora = main().getByRole('list', { name: 'Para usar ahora' })
  await tocar(ahora.getByRole('button', { expanded: false }).filter({ hasText: 'Levotiroxina' }))
  await tocar(escuchar())
  end()
  end()
  expect(said.map(([, que]) => que)).toEqual([
    expect.stringMatching(/^Receta de Norma Quiroga, Activa$/),
    expect.stringMatching(/^Levotiroxina, .*\d+ microgramos.*, \d+ envases?$/),
    expect.stringMatching(/^Vence el \d+ de \p{L}+ de \d{4}$/u),
  ])
  end()
  end()
  await expect.element(escuchar()).toBeVisible()
})
