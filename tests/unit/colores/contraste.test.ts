import { expect, test } from 'vitest'

import { faltasDe, parecido } from '#colores/contraste.ts'
import { contraste } from '#colores/luz.ts'
import { PALETA, rampasDe } from '#colores/rampas.ts'
import { type Colores, claroDe, oscuroDe } from '#colores/tokens.ts'

const [claro, oscuro] = [claroDe(rampasDe(PALETA)), oscuroDe(rampasDe(PALETA))]

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
  const poor = textPairs(colores).filter(([, text, ground]) => contraste(text, ground) < 4.5)
  expect(poor).toEqual([])
})

test.each([
  ['light', claro],
  ['dark', oscuro],
])('every border and focus ring of the %s theme has enough contrast', (_name, colores) => {
  const poor = controlPairs(colores).filter(([, line, ground]) => contraste(line, ground) < 3)
  expect(poor).toEqual([])
})

test.each([
  ['#076441', '#FFFFFF'],
  ['#076441', '#DDF0E5'],
  ['#135498', '#DCE9FB'],
  ['#034B2F', '#DDF0E5'],
  ['#FFD591', '#2B1B00'],
  ['#18201B', '#FFFFFF'],
])('the background %s has enough contrast with the text colour %s', (ground, text) => {
  expect(contraste(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test('contrast is counted as WCAG does', () => {
  expect(contraste('#000000', '#FFFFFF')).toBe(21)
  expect(contraste('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3)
  expect(contraste('#FFFFFF', '#777777')).toBe(contraste('#777777', '#FFFFFF'))
})

test.each([
  '#076441', // green
  '#B5121B', // red
  '#7A1F5C', // plum
  '#5B2C83', // violet
  '#0B3D91', // blue
  '#003366', // navy
  '#000000',
  '#4A4A4A', // grey
])('a dark enough colour of any hue can be read in both themes: %s', (color) => {
  expect(faltasDe({ marca: color, acento: color })).toEqual([])
})

test('the worst pair of each colour that is too light is named with its contrast', () => {
  expect(faltasDe({ marca: '#FFCC00', acento: '#135498' })).toMatchObject([
    {
      de: 'marca',
      que: 'el texto de color en el tema claro',
      letra: '#FFCC00',
      fondo: '#EAEFEB',
      minimo: 4.5,
      cuanto: expect.closeTo(1.3, 2) as number,
    },
  ])
  expect(faltasDe({ marca: '#FFCC00', acento: '#00A3E0' }).map(({ de }) => de)).toEqual([
    'marca',
    'acento',
  ])
})

test('the suggested colour has the same hue and can be read everywhere', () => {
  const marca = parecido('marca', { marca: '#00A3E0', acento: '#135498' })
  expect(marca).toBe('#0073A0')
  expect(faltasDe({ marca: '#0073A0', acento: '#135498' })).toEqual([])

  const ambos = parecido('ambos', { marca: '#D71920', acento: '#D71920' })
  expect(ambos).toBe('#D3111C')
  expect(faltasDe({ marca: '#D3111C', acento: '#D3111C' })).toEqual([])
})
