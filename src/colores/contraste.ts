import { contraste } from './luz.ts'
import { toHex, toOklch } from './oklch.ts'
import { type Paleta, rampasDe } from './rampas.ts'
import { type Colores, claroDe, fijosDe, oscuroDe } from './tokens.ts'

/** Two colours of which one is shown on the other, and the contrast that WCAG AA asks for. */
export type Par = { de: keyof Paleta; que: string; letra: string; fondo: string; minimo: number }

const TEXTO = 4.5
const DIBUJO = 3

const SUELOS = [
  'colorNeutralBackground1',
  'colorNeutralBackground2',
  'colorNeutralBackground3',
] as const

function deTema(tema: string, colores: Colores): Par[] {
  const enSuelos = (
    de: keyof Paleta,
    { que, minimo }: Pick<Par, 'que' | 'minimo'>,
    names: (keyof Colores)[],
  ): Par[] =>
    names.flatMap((name) =>
      SUELOS.map((suelo) => ({
        de,
        que: `${que} en el tema ${tema}`,
        letra: colores[name],
        fondo: colores[suelo],
        minimo,
      })),
    )
  const enLleno = (que: string, letra: keyof Colores, fondo: keyof Colores): Par => ({
    de: 'marca',
    que: `${que} en el tema ${tema}`,
    letra: colores[letra],
    fondo: colores[fondo],
    minimo: TEXTO,
  })
  const botones = (['', 'Hover', 'Pressed'] as const).map((how) =>
    enLleno(
      'el texto de los botones',
      'colorNeutralForegroundOnBrand',
      `colorBrandBackground${how}`,
    ),
  )
  return [
    ...botones,
    enLleno('el texto de la barra', 'cBarraTexto', 'cBarraFondo'),
    ...enSuelos('marca', { que: 'el texto de color', minimo: TEXTO }, [
      'colorBrandForeground1',
      'cAcento',
    ]),
    enLleno('lo elegido', 'cElegidoTexto', 'cElegidoFondo'),
    enLleno('lo elegido', 'colorNeutralForeground1', 'cElegidoFondo'),
    ...enSuelos('marca', { que: 'la raya de un campo', minimo: DIBUJO }, [
      'colorCompoundBrandStroke',
    ]),
    ...enSuelos('acento', { que: 'un enlace', minimo: TEXTO }, [
      'colorBrandForegroundLink',
      'colorBrandForegroundLinkHover',
      'colorBrandForegroundLinkPressed',
      'cSecundario',
    ]),
    ...enSuelos('acento', { que: 'el borde del foco', minimo: DIBUJO }, ['colorStrokeFocus2']),
  ]
}

/** Black text of cards and paper. */
const NEGRO = '#18201B'
const BLANCO = '#FFFFFF'

/** All pairs of colours that depend on an insurer's own. */
export function paresDe(paleta: Paleta): Par[] {
  const rampas = rampasDe(paleta)
  const { cMarca, cMarcaHonda, cMarcaClara, cMarcaTenue, cMarcaLetra, ...otra } = fijosDe(rampas)
  const enCredencial = (de: keyof Paleta, letra: string, fondo: string): Par => ({
    de,
    que: 'el texto de la credencial',
    letra,
    fondo,
    minimo: TEXTO,
  })
  return [
    enCredencial('marca', BLANCO, cMarca),
    enCredencial('marca', cMarcaLetra, cMarca),
    enCredencial('marca', BLANCO, cMarcaHonda),
    enCredencial('marca', cMarcaLetra, cMarcaHonda),
    enCredencial('marca', NEGRO, cMarcaTenue),
    enCredencial('acento', BLANCO, otra.cOtra),
    enCredencial('acento', otra.cOtraLetra, otra.cOtra),
    enCredencial('acento', NEGRO, otra.cOtraTenue),
    { de: 'marca', que: 'el dibujo', letra: cMarcaClara, fondo: cMarca, minimo: DIBUJO },
    { de: 'marca', que: 'un título', letra: rampas.uno.papel, fondo: BLANCO, minimo: TEXTO },
    ...deTema('claro', claroDe(rampas)),
    ...deTema('oscuro', oscuroDe(rampas)),
  ]
}

export type Falta = Par & { cuanto: number }

/** Worst pair of each of the two colours; none of a colour that can be read everywhere. */
export function faltasDe(paleta: Paleta): Falta[] {
  const poor = paresDe(paleta)
    .map((par) => ({ ...par, cuanto: contraste(par.letra, par.fondo) }))
    .filter(({ cuanto, minimo }) => cuanto < minimo)
    .toSorted((one, other) => one.cuanto / one.minimo - other.cuanto / other.minimo)
  return (['marca', 'acento'] as const).flatMap((de) => poor.find((par) => par.de === de) ?? [])
}

/** Nearest darker or lighter colour of the same hue that can be read everywhere: in place of one colour, or of both. */
export function parecido(de: keyof Paleta | 'ambos', paleta: Paleta): string | undefined {
  const color = toOklch(paleta[de === 'ambos' ? 'marca' : de])
  const passes = (one: string) => {
    if (de === 'ambos') return faltasDe({ marca: one, acento: one }).length === 0
    return !faltasDe({ ...paleta, [de]: one }).some((par) => par.de === de)
  }
  for (let away = 0.01; away < 1; away += 0.01)
    for (const l of [color.l - away, color.l + away]) {
      if (l < 0 || l > 1) continue
      const one = toHex({ ...color, l })
      if (passes(one)) return one
    }
  return undefined
}
