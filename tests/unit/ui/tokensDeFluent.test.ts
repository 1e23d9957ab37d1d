import { createDarkTheme, createLightTheme } from '@fluentui/react-components'
import { expect, it } from 'vitest'

import { verde } from '#ui/rampas.ts'
import { temaClaro, temaOscuro } from '#ui/tema.ts'
import { deAmbos, deClaro, deOscuro } from '#ui/tokensDeFluent.ts'

it('each design token has the value of Fluent’s themes in our green', () => {
  expect(createLightTheme(verde)).toMatchObject({ ...deAmbos, ...deClaro })
  expect(createDarkTheme(verde)).toMatchObject({ ...deAmbos, ...deOscuro })
})

it('the light and the dark theme define the same design tokens', () =>
  expect(Object.keys(temaOscuro).toSorted()).toEqual(Object.keys(temaClaro).toSorted()))
