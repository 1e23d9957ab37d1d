import { expect, test } from 'vitest'

import { toHex, toOklch } from '#colores/oklch.ts'
import { PALETA, rampasDe } from '#colores/rampas.ts'
import { claroDe, fijosDe, oscuroDe } from '#colores/tokens.ts'
import { variables } from '#colores/variables.ts'

test('[SHELL-20] the default is green, with blue as its second colour', () => {
  expect(PALETA).toEqual({ marca: '#076441', acento: '#135498' })
})

test('the default’s colours are the same as before an insurer could choose', () => {
  const rampas = rampasDe(PALETA)
  expect(fijosDe(rampas)).toEqual({
    cMarca: '#076441',
    cMarcaHonda: '#034B2F',
    cMarcaNoche: '#053320',
    cMarcaClara: '#A0D8B9',
    cMarcaTenue: '#C4E8D3',
    cMarcaLetra: '#DDF0E5',
    cOtra: '#135498',
    cOtraTenue: '#CBE0FB',
    cOtraLetra: '#DCE9FB',
  })
  expect(claroDe(rampas)).toMatchObject({
    colorBrandBackground: '#076441',
    colorBrandBackgroundHover: '#045738',
    colorBrandBackgroundPressed: '#053320',
    colorBrandForeground1: '#076441',
    colorBrandForegroundLink: '#135498',
    colorBrandForegroundLinkHover: '#06488A',
    colorBrandForegroundLinkPressed: '#003D7A',
    colorCompoundBrandStroke: '#076441',
    colorCompoundBrandStrokePressed: '#034B2F',
    colorNeutralForeground2BrandHover: '#076441',
    colorNeutralForeground2BrandPressed: '#045738',
    colorStrokeFocus2: '#135498',
    cAcento: '#076441',
    cElegidoTexto: '#045738',
    cElegidoFondo: '#E3F5EB',
    cElegidoBorde: '#338C63',
    cSecundario: '#135498',
    cBarraFondo: '#076441',
  })
  expect(oscuroDe(rampas)).toMatchObject({
    colorBrandBackground: '#62B48A',
    colorBrandBackgroundHover: '#7EC7A0',
    colorBrandBackgroundPressed: '#49A076',
    colorBrandForeground1: '#7EC7A0',
    colorBrandForegroundLink: '#8FB7E9',
    colorBrandForegroundLinkHover: '#ADCCF3',
    colorBrandForegroundLinkPressed: '#74A3DD',
    colorCompoundBrandStroke: '#62B48A',
    colorCompoundBrandStrokePressed: '#227752',
    colorNeutralForeground2BrandHover: '#338C63',
    colorNeutralForeground2BrandPressed: '#227752',
    colorStrokeFocus2: '#8FB7E9',
    cAcento: '#7EC7A0',
    cElegidoTexto: '#A0D8B9',
    cElegidoFondo: '#052818',
    cElegidoBorde: '#338C63',
    cSecundario: '#8FB7E9',
    cBarraFondo: '#18201B',
  })
  expect(rampas.uno).toMatchObject({ papel: '#1B5E3F', enlace: '#7FD3A8' })
})

test('both themes have the same variables, and the light theme stands alone in .claro', () => {
  const rampas = rampasDe(PALETA)
  expect(Object.keys(oscuroDe(rampas))).toEqual(Object.keys(claroDe(rampas)))
  expect(variables(PALETA)).toMatch(
    /^:root,\.claro\{color-scheme:light;--cMarca:#076441;.*\}@media \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;--colorNeutralBackground1:#18201B;.*\}\}$/,
  )
})

test.each(['#B5121B', '#0B3D91', '#000000', '#4A4A4A'])(
  'the steps of a ramp get lighter, and its own colour is step 80: %s',
  (marca) => {
    const { uno } = rampasDe({ marca, acento: marca })
    const steps = [30, 40, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 155, 160] as const
    const light = steps.map((step) => toOklch(uno[step]).l)

    expect(light).toEqual(light.toSorted((a, b) => a - b))
    expect(uno[80]).toBe(marca)
  },
)

test.each(['#000000', '#FFFFFF', '#FF0000', '#00FF00', '#0000FF', '#135498'])(
  '%s stays the same when converted to lightness, chroma and hue and back',
  (color) => expect(toHex(toOklch(color))).toBe(color),
)

test('a chroma that no screen can show becomes the largest that screens can show', () => {
  const { l, h } = toOklch('#00FF00')
  expect(toHex({ l, c: 1, h })).toBe('#00FF00')
})
