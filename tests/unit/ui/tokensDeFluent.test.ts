import { webDarkTheme, webLightTheme } from '@fluentui/react-components'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { PALETA, rampasDe } from '#colores/rampas.ts'
import { claroDe, oscuroDe } from '#colores/tokens.ts'
import { Claro } from '#ui/Claro.tsx'
import { temaClaro, temaOscuro } from '#ui/tema.ts'
import { deAmbos, deClaro, deOscuro } from '#ui/tokensDeFluent.ts'

it('each design token has the value of Fluent’s themes', () => {
  expect(webLightTheme).toMatchObject({ ...deAmbos, ...deClaro })
  expect(webDarkTheme).toMatchObject({ ...deAmbos, ...deOscuro })
})

it('no theme repeats a colour that the documents define', () => {
  const rampas = rampasDe(PALETA)
  const colores = Object.keys({ ...claroDe(rampas), ...oscuroDe(rampas) })
  expect(colores.filter((name) => name in temaClaro || name in temaOscuro)).toEqual([])
})

it('the light and the dark theme define the same design tokens', () =>
  expect(Object.keys(temaOscuro).toSorted()).toEqual(Object.keys(temaClaro).toSorted()))

it('a part that is white in both themes sets each light token, by no style sheet of its own', () => {
  const markup = renderToStaticMarkup(createElement(Claro, null, 'Credencial'))

  for (const [name, value] of Object.entries(deClaro))
    expect(markup).toContain(`--${name}:${value}`)
  expect(markup).not.toContain('<style')
})
