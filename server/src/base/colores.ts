import { type Context, object, optional, refine } from 'superstruct'

import { type Falta, faltasDe, parecido } from '#colores/contraste.ts'
import { PALETA, type Paleta } from '#colores/rampas.ts'

import { valor } from './valor.ts'

const color = valor<string>(
  `un color como "${PALETA.marca}": # y seis cifras, de 0 a 9 y de A a F`,
  (value) => typeof value === 'string' && /^#[\dA-F]{6}$/i.test(value),
)

type Colores = { marca: string; acento?: string | undefined }

/** Both colours; if only one is configured, it is used for both. */
export function paletaDe(colores: Colores | undefined): Paleta {
  if (!colores) return PALETA
  const { marca, acento = marca } = colores
  return { marca: marca.toUpperCase(), acento: acento.toUpperCase() }
}

const cifra = (value: number) =>
  value.toLocaleString('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The figure is rounded down, so that a colour that almost passes is not said to pass. */
const enPalabras = ({ que, letra, fondo, cuanto, minimo }: Falta, otro: string | undefined) =>
  `otro color: ${que} (${letra} sobre ${fondo}) tiene un contraste de ${cifra(Math.floor(cuanto * 100) / 100)}, y hace falta ${cifra(minimo)}${otro ? `. El más parecido que sirve es "${otro}"` : ''}`

function* ilegibles(colores: Colores, { path, branch }: Context) {
  const paleta = paletaDe(colores)
  // A single configured colour is used for both, so its error is reported once.
  const sola = colores.acento === undefined
  const faltas = faltasDe(paleta)
  for (const falta of sola ? faltas.slice(0, 1) : faltas) {
    const de = sola ? 'marca' : falta.de
    const message = enPalabras(falta, parecido(sola ? 'ambos' : de, paleta))
    const value = paleta[de]
    yield {
      path: [...path, de],
      branch: [...branch, value],
      type: 'color',
      value,
      message,
    }
  }
}

/** An insurer's one or two colours, in which each text that uses them can be read (WCAG AA). */
export const ColoresDeArchivo = refine(
  object({ marca: color, acento: optional(color) }),
  'legible',
  ilegibles,
)
