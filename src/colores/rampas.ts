import { type Oklch, toHex, toOklch } from './oklch.ts'

/** Colours of an insurer: of its bars, buttons and cards; of its links and the focus. */
export type Paleta = { marca: string; acento: string }

/** The default's ramps. Other ramps have the same steps: their lightness, chroma and hue relative to the base. */
const DE_MARCA = {
  30: '#052818',
  40: '#053320',
  60: '#034B2F',
  70: '#045738',
  80: '#076441',
  90: '#227752',
  100: '#338C63',
  110: '#49A076',
  120: '#62B48A',
  130: '#7EC7A0',
  140: '#A0D8B9',
  150: '#C4E8D3',
  155: '#DDF0E5',
  160: '#E3F5EB',
  /** On paper, in PDFs. */
  papel: '#1B5E3F',
  /** Links on dark pages of the sandbox. */
  enlace: '#7FD3A8',
} as const

const DE_ACENTO = {
  60: '#003D7A',
  70: '#06488A',
  80: '#135498',
  120: '#74A3DD',
  130: '#8FB7E9',
  140: '#ADCCF3',
  145: '#CBE0FB',
  155: '#DCE9FB',
} as const

type Forma = { 80: string }
type Rampa<F extends Forma> = Record<keyof F, string>

/** Colours of an installation that names none: green and blue. */
export const PALETA: Paleta = { marca: DE_MARCA[80], acento: DE_ACENTO[80] }

/**
 * Lightness of a step: darker ones share the way from the base to black, lighter ones the way to white. Lighter ones
 * are at least as light as the default's, because they are text on a dark page.
 */
function lightness(base: number, from: number, to: number): number {
  return to > from ? Math.max(to, 1 - ((1 - base) * (1 - to)) / (1 - from)) : (base * to) / from
}

function step(base: Oklch, from: Oklch, to: Oklch): string {
  return toHex({
    l: lightness(base.l, from.l, to.l),
    c: (base.c * to.c) / from.c,
    h: base.h + to.h - from.h,
  })
}

function rampa<F extends Forma>(base: string, forma: F): Rampa<F> {
  const [own, from] = [toOklch(base), toOklch(forma[80])]
  const steps = Object.entries(forma).map(([name, color]: [string, string]) => [
    name,
    step(own, from, toOklch(color)),
  ])
  return Object.fromEntries(steps) as Rampa<F> // the keys of `forma`
}

/** Ramps of an insurer's two colours. The default's are its own steps, to the last digit. */
export const rampasDe = ({ marca, acento }: Paleta) => ({
  uno: rampa(marca, DE_MARCA),
  dos: rampa(acento, DE_ACENTO),
})
export type Rampas = ReturnType<typeof rampasDe>
