import { expect, test } from 'vitest'

import { type Colores, claro, oscuro } from '#ui/tokens.ts'

function channel(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((from) => channel(color.slice(from, from + 2)))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const SURFACES = [
  'colorNeutralBackground1',
  'colorNeutralBackground2',
  'colorNeutralBackground3',
] as const
const TEXTS = [
  'colorNeutralForeground1',
  'colorNeutralForeground2',
  'colorNeutralForeground3',
  'colorBrandForeground1',
  'colorBrandForegroundLink',
  'cAcento',
  'cSecundario',
] as const
const STATES = ['Ok', 'Info', 'Aviso', 'Error', 'Neutro'] as const

function textPairs(colores: Colores): [string, string, string][] {
  const onSurfaces = TEXTS.flatMap((text) =>
    SURFACES.map((surface): [string, string, string] => [
      `${text} on ${surface}`,
      colores[text],
      colores[surface],
    ]),
  )
  const states = STATES.flatMap((state): [string, string, string][] => [
    [`c${state}Texto on its tint`, colores[`c${state}Texto`], colores[`c${state}Fondo`]],
    [`c${state}Texto on the surface`, colores[`c${state}Texto`], colores.colorNeutralBackground1],
    [`body text on c${state}Fondo`, colores.colorNeutralForeground1, colores[`c${state}Fondo`]],
  ])
  const filled = ['', 'Hover', 'Pressed'].map((how): [string, string, string] => [
    `text on the filled button ${how}`,
    colores.colorNeutralForegroundOnBrand,
    colores[`colorBrandBackground${how as '' | 'Hover' | 'Pressed'}`],
  ])
  return [
    ...onSurfaces,
    ...states,
    ...filled,
    ['the top bar', colores.cBarraTexto, colores.cBarraFondo],
  ]
}

function controlPairs(colores: Colores): [string, string, string][] {
  const surface = colores.colorNeutralBackground1
  return [
    ['border of a control', colores.colorNeutralStroke1, surface],
    ['border under the pointer', colores.colorNeutralStroke1Hover, surface],
    ['focus ring', colores.colorStrokeFocus2, surface],
    ['focus ring on the page', colores.colorStrokeFocus2, colores.colorNeutralBackground2],
    ...STATES.map((state): [string, string, string] => [
      `border of ${state}`,
      colores[`c${state}Borde`],
      surface,
    ]),
  ]
}

test.each([
  ['light', claro],
  ['dark', oscuro],
])('[SHELL-20] every text of the %s theme has enough contrast', (_name, colores) => {
  const poor = textPairs(colores).filter(([, text, ground]) => contrast(text, ground) < 4.5)
  expect(poor).toEqual([])
})

test.each([
  ['light', claro],
  ['dark', oscuro],
])('every border and focus ring of the %s theme has enough contrast', (_name, colores) => {
  const poor = controlPairs(colores).filter(([, line, ground]) => contrast(line, ground) < 3)
  expect(poor).toEqual([])
})

test('[SHELL-20] the primary colour is green and the secondary blue', () => {
  expect(claro.colorBrandBackground).toBe('#076441')
  expect(claro.cSecundario).toBe('#135498')
})

test.each([
  ['#076441', '#FFFFFF'],
  ['#076441', '#DDF0E5'],
  ['#135498', '#DCE9FB'],
  ['#034B2F', '#DDF0E5'],
  ['#FFD591', '#2B1B00'],
  ['#18201B', '#FFFFFF'],
])('the background %s has enough contrast with the text colour %s', (ground, text) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})
